-- SPDX-FileCopyrightText: Pitwise engineers
-- SPDX-License-Identifier: GPL-3.0-or-later
--
-- What a station may call. Each function has the rights of pitwise_api, so that row-level security holds within it too.
-- A later version gets a schema of its own beside this one, and stations go over one by one.
CREATE SCHEMA api_v1
--
-- Where this store's journal stands with the school, as JSON. Refuses nobody but a closed station.
CREATE FUNCTION api_v1.hello(p_origin uuid, p_program text, p_now_ms bigint) RETURNS json
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
    v_skew bigint := p_now_ms - (extract(epoch FROM clock_timestamp()) * 1000)::bigint;
BEGIN
    IF pw.my_station() IS NULL THEN
        RAISE EXCEPTION 'this station was closed' USING ERRCODE = 'PW002';
    END IF;
    INSERT INTO pw.mark (station, school, origin, program, skew_ms)
    VALUES (pw.my_station(), pw.my_school(), p_origin, p_program, v_skew)
    ON CONFLICT (station, origin) DO UPDATE
        SET seen_at = now(), program = excluded.program, skew_ms = excluded.skew_ms;
    RETURN (SELECT json_build_object('schema', a.schema, 'oldestClient', a.oldest_client, 'school', s.id, 'name', s.name,
                                     'station', t.title, 'acked', m.acked, 'digest', m.digest, 'skewMs', v_skew)
            FROM pw.about a, pw.school s, pw.station t, pw.mark m
            WHERE t.id = pw.my_station() AND m.station = t.id AND m.origin = p_origin);
END $$
--
-- Lines of a store's journal that follow the first `p_after` of them, up to `p_last`. One call, one transaction: all of
-- them or none. Lines that were acknowledged before are passed over; what has a gap before it is refused.
CREATE FUNCTION api_v1.push(p_origin uuid, p_after bigint, p_last bigint, p_digest text, p_lines json) RETURNS bigint
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
    v_station uuid := pw.my_station();
    v_school uuid := pw.my_school();
    v_acked bigint;
BEGIN
    IF v_station IS NULL THEN
        RAISE EXCEPTION 'this station was closed' USING ERRCODE = 'PW002';
    END IF;
    SELECT acked INTO v_acked FROM pw.mark WHERE station = v_station AND origin = p_origin FOR UPDATE;
    IF v_acked IS NULL OR p_after > v_acked THEN
        RAISE EXCEPTION 'entries before these have not come' USING ERRCODE = 'PW001';
    END IF;
    IF p_last <= v_acked THEN
        RETURN v_acked;
    END IF;
    -- Who reads a stream by its ids must not see a later one first. One order of locks: no two wait for each other.
    PERFORM pg_advisory_xact_lock(s.lock)
    FROM (SELECT DISTINCT hashtextextended(v_school::text || (l ->> 'stream'), 0) AS lock
          FROM json_array_elements(p_lines) l ORDER BY 1) s;
    WITH came AS MATERIALIZED (
        SELECT (l ->> 'n')::bigint AS n, (l ->> 'stream')::uuid AS stream, (l ->> 'origin')::uuid AS origin,
               (l ->> 'seq')::bigint AS seq, l ->> 'kind' AS kind, (l ->> 'id')::uuid AS record, l ->> 'digest' AS digest,
               l ->> 'salt' AS salt, l ->> 'entry' AS entry, l ->> 'record' AS line
        FROM json_array_elements(p_lines) l WHERE (l ->> 'n')::bigint > v_acked),
    differs AS (
        INSERT INTO pw.conflict (school, station, record, line)
        SELECT DISTINCT v_school, v_station, c.record, c.line
        FROM came c JOIN pw.body b ON b.school = v_school AND b.record = c.record
        WHERE c.line IS NOT NULL AND CASE WHEN b.line = c.line THEN false ELSE b.line::jsonb <> c.line::jsonb END
        ON CONFLICT DO NOTHING),
    bodies AS (
        INSERT INTO pw.body (school, record, line)
        SELECT DISTINCT ON (record) v_school, record, line FROM came WHERE line IS NOT NULL ORDER BY record, n
        ON CONFLICT DO NOTHING),
    entries AS (
        INSERT INTO pw.entry (school, station, stream, origin, seq, kind, record, digest, line)
        SELECT v_school, v_station, stream, origin, seq, kind, record, digest, entry FROM came ORDER BY n
        ON CONFLICT DO NOTHING RETURNING id, digest)
    INSERT INTO pw.salt (entry, school, salt)
    SELECT e.id, v_school, c.salt FROM entries e JOIN came c ON c.digest = e.digest WHERE c.salt <> '';
    UPDATE pw.mark SET acked = p_last, digest = p_digest, seen_at = now() WHERE station = v_station AND origin = p_origin;
    RETURN p_last;
END $$
--
-- What others appended: of each stream what follows `after`, `p_most` lines in all. Of the asking store's own entries none.
CREATE FUNCTION api_v1.pull(p_origin uuid, p_streams json, p_most integer)
RETURNS TABLE (stream uuid, id bigint, entry text, salt text, record text)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
    IF pw.my_station() IS NULL THEN
        RAISE EXCEPTION 'this station was closed' USING ERRCODE = 'PW002';
    END IF;
    RETURN QUERY
    SELECT n.stream, n.id, n.line, coalesce(s.salt, ''), b.line
    FROM (SELECT (w ->> 'stream')::uuid AS stream, (w ->> 'after')::bigint AS after, place
          FROM json_array_elements(p_streams) WITH ORDINALITY AS x(w, place)) w
    CROSS JOIN LATERAL (
        SELECT e.* FROM pw.entry e
        WHERE e.school = (SELECT pw.my_school()) AND e.stream = w.stream AND e.id > w.after AND e.origin <> p_origin
        ORDER BY e.id LIMIT p_most) n
    LEFT JOIN pw.salt s ON s.entry = n.id
    LEFT JOIN pw.body b ON b.school = n.school AND b.record = n.record AND s.salt IS NOT NULL
    ORDER BY w.place, n.id LIMIT p_most;
END $$
--
REVOKE ALL ON ALL FUNCTIONS IN SCHEMA api_v1 FROM PUBLIC
--
GRANT USAGE ON SCHEMA api_v1 TO pitwise_station
--
GRANT EXECUTE ON ALL FUNCTIONS IN SCHEMA api_v1 TO pitwise_station
--
GRANT USAGE, CREATE ON SCHEMA api_v1 TO pitwise_api
--
ALTER FUNCTION api_v1.hello(uuid, text, bigint) OWNER TO pitwise_api
--
ALTER FUNCTION api_v1.push(uuid, bigint, bigint, text, json) OWNER TO pitwise_api
--
ALTER FUNCTION api_v1.pull(uuid, json, integer) OWNER TO pitwise_api
--
REVOKE CREATE ON SCHEMA api_v1 FROM pitwise_api
