"""The migrations lead to exactly the schema that the code uses."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Engine, inspect, text

from oyez.server.store import schema, store


@pytest.fixture
def engine(tmp_path: Path) -> Iterator[Engine]:
    opened = store.open_engine(f"sqlite:///{tmp_path / 'test.sqlite3'}")
    yield opened
    opened.dispose()


def scripts() -> ScriptDirectory:
    config = Config()
    config.set_main_option("script_location", str(Path(store.__file__).parent / "migrations"))
    return ScriptDirectory.from_config(config)


def test_migrations_make_the_schema(engine: Engine) -> None:
    store.migrate(engine)
    with engine.connect() as connection:
        context = MigrationContext.configure(
            connection, opts={"compare_type": True, "compare_server_default": True}
        )
        assert compare_metadata(context, schema.metadata) == []


def test_migrations_write_the_tables_as_the_schema_does(engine: Engine, tmp_path: Path) -> None:
    """Also what Alembic does not compare: rows without numbers, numbers never used again."""
    store.migrate(engine)
    direct = store.open_engine(f"sqlite:///{tmp_path / 'direct.sqlite3'}")
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
    store.migrate(engine)
    before = inspect(engine).get_table_names()
    store.migrate(engine)
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
    config.set_main_option("script_location", str(Path(store.__file__).parent / "migrations"))
    with engine.connect() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, revision)
    store.migrate(engine)
    with engine.connect() as connection:
        context = MigrationContext.configure(connection)
        assert context.get_current_revision() == scripts().get_current_head()
        assert compare_metadata(context, schema.metadata) == []
