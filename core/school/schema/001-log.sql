-- SPDX-FileCopyrightText: Pitwise engineers
-- SPDX-License-Identifier: GPL-3.0-or-later
--
-- The school's log: what its stations appended. Runs as pitwise_owner. Statements are parted by a line of two dashes alone.
--
-- Who may what is told by roles and row-level security, not by the program:
--   pitwise_owner    owns everything, logs in nowhere
--   pitwise_api      whose rights the functions have: it appends and reads rows of one school, and owns nothing
--   pitwise_station  every station: calls the functions, touches no table
CREATE SCHEMA pw
--
CREATE TABLE pw.about (
    single boolean PRIMARY KEY DEFAULT true CHECK (single),
    schema integer NOT NULL,
    oldest_client integer NOT NULL)
--
INSERT INTO pw.about (schema, oldest_client) VALUES (0, 1)
--
CREATE TABLE pw.school (
    id uuid PRIMARY KEY,
    name text NOT NULL CHECK (name <> ''),
    made_at timestamptz NOT NULL DEFAULT now())
--
CREATE TABLE pw.station (
    id uuid PRIMARY KEY,
    school uuid NOT NULL REFERENCES pw.school,
    login name NOT NULL UNIQUE,
    title text NOT NULL CHECK (title <> ''),
    made_at timestamptz NOT NULL DEFAULT now(),
    closed_at timestamptz,
    UNIQUE (school, title))
--
-- How far a store's journal is delivered: moved in the transaction that stored the lines.
CREATE TABLE pw.mark (
    station uuid NOT NULL REFERENCES pw.station,
    school uuid NOT NULL REFERENCES pw.school,
    origin uuid NOT NULL,
    acked bigint NOT NULL DEFAULT 0,
    digest text NOT NULL DEFAULT '',
    seen_at timestamptz NOT NULL DEFAULT now(),
    program text NOT NULL DEFAULT '',
    skew_ms bigint NOT NULL DEFAULT 0,
    PRIMARY KEY (station, origin))
--
-- A record as its store exported it. Apart from its entries, which stay where a person is erased.
CREATE TABLE pw.body (
    school uuid NOT NULL REFERENCES pw.school,
    record uuid NOT NULL,
    line text COMPRESSION lz4 NOT NULL,
    PRIMARY KEY (school, record))
--
-- A seal of a record. `id` is the school's order within a stream: a trainee's, or (all zero) what is about nobody.
CREATE TABLE pw.entry (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    school uuid NOT NULL REFERENCES pw.school,
    station uuid NOT NULL REFERENCES pw.station,
    stream uuid NOT NULL,
    origin uuid NOT NULL,
    seq bigint NOT NULL,
    kind text NOT NULL,
    record uuid NOT NULL,
    digest text NOT NULL,
    line text NOT NULL,
    got_at timestamptz NOT NULL DEFAULT now(),
    UNIQUE (school, digest))
--
CREATE INDEX entry_by_stream ON pw.entry (school, stream, id)
--
CREATE TABLE pw.salt (
    entry bigint PRIMARY KEY REFERENCES pw.entry,
    school uuid NOT NULL REFERENCES pw.school,
    salt text NOT NULL)
--
-- What came under the id of another record: nobody's answer is replaced, a person looks.
CREATE TABLE pw.conflict (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    school uuid NOT NULL REFERENCES pw.school,
    station uuid NOT NULL REFERENCES pw.station,
    record uuid NOT NULL,
    line text NOT NULL,
    got_at timestamptz NOT NULL DEFAULT now(),
    UNIQUE (school, record, line))
--
-- The school of whoever has logged in; none for a station that was closed. Asked once a statement, not once a row.
CREATE FUNCTION pw.my_school() RETURNS uuid LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp
    AS 'SELECT school FROM pw.station WHERE login = session_user AND closed_at IS NULL'
--
CREATE FUNCTION pw.my_station() RETURNS uuid LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp
    AS 'SELECT id FROM pw.station WHERE login = session_user AND closed_at IS NULL'
--
ALTER TABLE pw.about ENABLE ROW LEVEL SECURITY
--
CREATE POLICY reads ON pw.about FOR SELECT TO pitwise_api USING (true)
--
ALTER TABLE pw.school ENABLE ROW LEVEL SECURITY
--
CREATE POLICY own_school ON pw.school FOR SELECT TO pitwise_api USING (id = (SELECT pw.my_school()))
--
ALTER TABLE pw.station ENABLE ROW LEVEL SECURITY
--
CREATE POLICY own_school ON pw.station FOR SELECT TO pitwise_api USING (school = (SELECT pw.my_school()))
--
ALTER TABLE pw.mark ENABLE ROW LEVEL SECURITY
--
CREATE POLICY own_station ON pw.mark TO pitwise_api
    USING (station = (SELECT pw.my_station()))
    WITH CHECK (station = (SELECT pw.my_station()) AND school = (SELECT pw.my_school()))
--
ALTER TABLE pw.body ENABLE ROW LEVEL SECURITY
--
CREATE POLICY own_school ON pw.body TO pitwise_api
    USING (school = (SELECT pw.my_school())) WITH CHECK (school = (SELECT pw.my_school()))
--
ALTER TABLE pw.entry ENABLE ROW LEVEL SECURITY
--
CREATE POLICY own_school ON pw.entry TO pitwise_api
    USING (school = (SELECT pw.my_school()))
    WITH CHECK (school = (SELECT pw.my_school()) AND station = (SELECT pw.my_station()))
--
ALTER TABLE pw.salt ENABLE ROW LEVEL SECURITY
--
CREATE POLICY own_school ON pw.salt TO pitwise_api
    USING (school = (SELECT pw.my_school())) WITH CHECK (school = (SELECT pw.my_school()))
--
ALTER TABLE pw.conflict ENABLE ROW LEVEL SECURITY
--
CREATE POLICY own_school ON pw.conflict TO pitwise_api
    USING (school = (SELECT pw.my_school()))
    WITH CHECK (school = (SELECT pw.my_school()) AND station = (SELECT pw.my_station()))
--
GRANT USAGE ON SCHEMA pw TO pitwise_api
--
GRANT SELECT ON pw.about, pw.school, pw.station TO pitwise_api
--
GRANT SELECT, INSERT ON pw.mark, pw.body, pw.entry, pw.salt, pw.conflict TO pitwise_api
--
GRANT UPDATE (acked, digest, seen_at, program, skew_ms) ON pw.mark TO pitwise_api
--
REVOKE ALL ON ALL FUNCTIONS IN SCHEMA pw FROM PUBLIC
--
GRANT EXECUTE ON FUNCTION pw.my_school(), pw.my_station() TO pitwise_api
--
CREATE FUNCTION pw.stays() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    RAISE EXCEPTION 'the log is never edited' USING ERRCODE = 'PW003';
END $$
--
CREATE TRIGGER entry_stays BEFORE UPDATE OR DELETE OR TRUNCATE ON pw.entry EXECUTE FUNCTION pw.stays()
--
CREATE TRIGGER body_stays BEFORE UPDATE OR TRUNCATE ON pw.body EXECUTE FUNCTION pw.stays()
