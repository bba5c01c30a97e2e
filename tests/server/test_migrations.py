"""The migrations lead to exactly the schema that the code uses."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, inspect, text

from oyez.server.store import database, schema


@pytest.fixture
def engine(tmp_path: Path) -> Iterator[Engine]:
    opened = database.open_engine(f"sqlite:///{tmp_path / 'test.sqlite3'}")
    yield opened
    opened.dispose()


def scripts() -> ScriptDirectory:
    config = Config()
    config.set_main_option("script_location", str(Path(database.__file__).parent / "migrations"))
    return ScriptDirectory.from_config(config)


def test_migrations_make_the_schema(engine: Engine) -> None:
    database.migrate(engine)
    with engine.connect() as connection:
        context = MigrationContext.configure(
            connection, opts={"compare_type": True, "compare_server_default": True}
        )
        assert compare_metadata(context, schema.metadata) == []


def test_migrations_write_the_tables_as_the_schema_does(engine: Engine, tmp_path: Path) -> None:
    """Also what Alembic does not compare: rows without numbers, numbers never used again."""
    database.migrate(engine)
    direct = database.open_engine(f"sqlite:///{tmp_path / 'direct.sqlite3'}")
    schema.metadata.create_all(direct)
    written: list[dict[str, str]] = []
    for each in (engine, direct):
        with each.connect() as connection:
            rows = connection.execute(text("select name, sql from sqlite_master where sql != ''"))
            written.append({row.name: _words(row.sql) for row in rows})
    direct.dispose()
    assert {n: sql for n, sql in written[0].items() if n != "alembic_version"} == written[1]


def _words(sql: str) -> str:
    """A statement, however it is laid out; the order of constraints says nothing."""
    parts = " ".join(sql.replace("(", " ( ").replace(")", " ) ").replace(",", " , ").split())
    return " , ".join(sorted(part.strip(" ()") for part in parts.split(" , ")))


def test_migrating_twice_changes_nothing(engine: Engine) -> None:
    database.migrate(engine)
    before = inspect(engine).get_table_names()
    database.migrate(engine)
    assert inspect(engine).get_table_names() == before


def test_the_migrations_are_one_line_and_have_one_end() -> None:
    directory = scripts()
    assert len(directory.get_heads()) == 1
    assert len(directory.get_bases()) == 1


@pytest.mark.parametrize("revision", [each.revision for each in scripts().walk_revisions()])
def test_a_database_of_any_earlier_revision_is_brought_up_to_date(
    engine: Engine, revision: str
) -> None:
    from alembic import command

    config = Config()
    config.set_main_option("script_location", str(Path(database.__file__).parent / "migrations"))
    with engine.connect() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, revision)
    database.migrate(engine)
    with engine.connect() as connection:
        context = MigrationContext.configure(connection)
        assert context.get_current_revision() == scripts().get_current_head()
        assert compare_metadata(context, schema.metadata) == []


def upgrade(engine: Engine, revision: str, before: Callable[[Connection], None]) -> None:
    """Bring a database to a revision, let somebody write to it, and bring it up to date."""
    from alembic import command

    config = Config()
    config.set_main_option("script_location", str(Path(database.__file__).parent / "migrations"))
    with engine.connect() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, revision)
        before(connection)
        connection.commit()
    database.migrate(engine)


def fill(connection: Connection) -> None:
    """Two games as they were stored before it was noted who heard what and who plays.

    At the first two people play, and talked before and since it began; the second is left alone.
    """
    for person in (1, 2):
        connection.execute(
            text(
                "INSERT INTO people (id, name, version, lang, created) VALUES (:n, 'x', 0, '', 0)"
            ),
            {"n": person},
        )
    for table in (1, 2):
        connection.execute(
            text(
                "INSERT INTO tables (id, game, rules, title, size, options, pace, public, host,"
                " stage, created, started, moved, waiting, bots_wait, clocks)"
                " VALUES (:n, 'g', '1', '', 2, '{}', '{}', 1, 1, 'playing', 0, 100, 0, '[]', 0, '')"
            ),
            {"n": table},
        )
        for person in (1, 2):
            connection.execute(
                text(
                    "INSERT INTO seats (table_id, seat, person_id, steward)"
                    " VALUES (:table, :seat, :person, :steward)"
                ),
                {"table": table, "seat": person - 1, "person": person, "steward": table == 2},
            )
        connection.execute(
            text(
                "INSERT INTO moves (table_id, seq, ply, entries, seat, kind, at)"
                " VALUES (:table, 6, 0, '[]', 0, 'answer', 0)"
            ),
            {"table": table},
        )
    for line, (at, heard_by) in enumerate([(99, b"[0,1]"), (101, b"[0,1]"), (101, None)], 1):
        connection.execute(
            text(
                "INSERT INTO talk (id, table_id, at, person_id, seat, heard_by, text)"
                " VALUES (:line, 1, :at, 1, 0, :heard_by, 'psst')"
            ),
            {"line": line, "at": at, "heard_by": heard_by},
        )


def test_private_talk_of_old_is_given_to_who_must_have_heard_it(engine: Engine) -> None:
    upgrade(engine, "0003", fill)
    with engine.connect() as connection:
        found = connection.execute(text("SELECT talk_id, person_id FROM hearers ORDER BY 1, 2"))
        assert [tuple(row) for row in found] == [(1, 1), (2, 1), (2, 2)]


def test_of_tables_stored_before_those_left_alone_are_counted_from_now(engine: Engine) -> None:
    upgrade(engine, "0003", fill)
    with engine.connect() as connection:
        found = connection.execute(text("SELECT alone_since FROM tables ORDER BY id"))
        assert [row.alone_since for row in found] == [None, 7]
