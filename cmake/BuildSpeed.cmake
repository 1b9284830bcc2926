# SPDX-License-Identifier: GPL-3.0-or-later
# What makes a clean build cheap. Nothing here changes what is built: with PITWISE_UNITY=OFF every file compiles alone
# and includes what it uses (that build is for clang-tidy and the sanitizers).

# Headers of Qt and the library that most files read, compiled once. Ours are not among them, so that a change builds no
# more than it must.
set(pitwise_common_headers
    <algorithm> <array> <cmath> <cstdint> <functional> <map> <memory> <optional> <set> <span> <string> <string_view> <variant>
    <vector> <QByteArray> <QCoreApplication> <QDateTime> <QDir> <QFile> <QJsonArray> <QJsonDocument> <QJsonObject> <QLocale>
    <QString> <QStringList>)
set(pitwise_window_headers <QAbstractListModel> <QPainter> <QPainterPath> <QQuickPaintedItem> <QQuickWindow> <QTimer>
    <QtQml/qqmlregistration.h>)

# GCC collects its garbage from 128 MB on: a tenth of the time, to save memory that every machine has.
if(CMAKE_CXX_COMPILER_ID STREQUAL GNU)
    add_compile_options("SHELL:--param ggc-min-heapsize=500000")
endif()

# Seventy test programs are linked: a fast linker, where there is one.
find_program(PITWISE_LLD ld.lld)
if(PITWISE_LLD AND NOT APPLE AND NOT WIN32)
    add_link_options(-fuse-ld=lld)
endif()

# pitwise_share_headers(target header... | target REUSE_FROM other)
function(pitwise_share_headers target)
    if(NOT PITWISE_UNITY)
        return()
    elseif("${ARGV1}" STREQUAL REUSE_FROM)
        target_precompile_headers(${target} REUSE_FROM ${ARGV2})
    else()
        target_precompile_headers(${target} PRIVATE ${ARGN})
    endif()
endfunction()

# pitwise_compile_together(target [most]): each folder's files in groups of `most`, 8 unless told. Small enough that a
# change of one file is compiled in seconds; by folder, so that names in unnamed namespaces meet only their neighbours'
# (tests/layers: no two of them are the same, or an overload might be taken for another). A file that cannot be compiled with its neighbours says so: SKIP_UNITY_BUILD_INCLUSION.
function(pitwise_compile_together target)
    if(NOT PITWISE_UNITY)
        return()
    endif()
    set(most 8)
    if(ARGC GREATER 1)
        set(most ${ARGV1})
    endif()
    get_target_property(sources ${target} SOURCES)
    list(FILTER sources INCLUDE REGEX "\\.cpp$")
    list(FILTER sources EXCLUDE REGEX "^[/$]")
    set(lines "")
    foreach(source IN LISTS sources)
        get_source_file_property(alone ${source} SKIP_UNITY_BUILD_INCLUSION)
        if(alone)
            continue()
        endif()
        get_filename_component(path ${source} ABSOLUTE)
        string(APPEND lines "${path}\n")
        get_filename_component(folder ${source} DIRECTORY)
        string(MAKE_C_IDENTIFIER "in_${folder}" folder)
        math(EXPR group "${count_${folder}} + 0")
        math(EXPR count_${folder} "${group} + 1")
        math(EXPR group "${group} / ${most}")
        set_source_files_properties(${source} PROPERTIES UNITY_GROUP ${folder}_${group})
    endforeach()
    set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_MODE GROUP)
    file(GENERATE OUTPUT ${CMAKE_BINARY_DIR}/together/${target}.txt CONTENT "${lines}") # read by tests/layers
endfunction()

# pitwise_moc(target source...): `x.moc` of each source for its last line, `moc_x.cpp` of each header for the source that
# includes it: AUTOMOC starts a program of its own for each target and compiles one more file.
function(pitwise_moc target)
    set(folder ${CMAKE_CURRENT_BINARY_DIR}/${target}_moc)
    set(definitions $<TARGET_PROPERTY:${target},COMPILE_DEFINITIONS>)
    foreach(source IN LISTS ARGN)
        get_filename_component(name ${source} NAME_WE)
        get_filename_component(path ${source} ABSOLUTE)
        if(source MATCHES "\\.h$")
            set(output ${folder}/moc_${name}.cpp)
        elseif(source MATCHES "\\.cpp$")
            set(output ${folder}/${name}.moc)
        else()
            continue()
        endif()
        add_custom_command(OUTPUT ${output} DEPENDS ${path} VERBATIM COMMAND_EXPAND_LISTS
            COMMAND Qt6::moc -nn "$<$<BOOL:${definitions}>:-D$<JOIN:${definitions},;-D>>" ${path} -o ${output})
        target_sources(${target} PRIVATE ${output})
        set_source_files_properties(${output} PROPERTIES HEADER_FILE_ONLY ON)
    endforeach()
    target_include_directories(${target} PRIVATE ${folder})
endfunction()
