"""The database schema of the store, version by version; each script upgrades one version to the next."""

from typing import Final

MIGRATIONS: Final = (
    """
    CREATE TABLE person (
        id INTEGER PRIMARY KEY,
        secret BLOB NOT NULL UNIQUE,   -- sha256 of the token in the cookie
        name TEXT NOT NULL DEFAULT ''
    );
    CREATE TABLE game (
        id TEXT PRIMARY KEY,
        owner INTEGER NOT NULL REFERENCES person (id),
        header TEXT NOT NULL,          -- first line of the battle's record: scenario, seed, seating, options
        battle TEXT NOT NULL,
        seeded INTEGER NOT NULL,
        speed TEXT NOT NULL,
        watch BLOB NOT NULL UNIQUE,    -- sha256 of the token in the spectators' link
        begun REAL NOT NULL,
        over TEXT NOT NULL DEFAULT ''  -- the winner, or `none`, once the battle has ended
    ) WITHOUT ROWID;
    CREATE TABLE entry (
        game TEXT NOT NULL REFERENCES game (id) ON DELETE CASCADE,
        number INTEGER NOT NULL,
        kind TEXT NOT NULL,
        seat TEXT NOT NULL,
        text TEXT NOT NULL,
        channel TEXT NOT NULL,
        digest TEXT NOT NULL,
        PRIMARY KEY (game, number)
    ) WITHOUT ROWID;
    CREATE TABLE seat (
        game TEXT NOT NULL REFERENCES game (id) ON DELETE CASCADE,
        place INTEGER NOT NULL,
        seats TEXT NOT NULL,
        bot TEXT NOT NULL,
        by_bot INTEGER NOT NULL,
        secret BLOB NOT NULL UNIQUE,   -- sha256 of the token in the link
        PRIMARY KEY (game, place)
    ) WITHOUT ROWID;
    CREATE TABLE holder (
        game TEXT NOT NULL REFERENCES game (id) ON DELETE CASCADE,
        place INTEGER NOT NULL,        -- -1 watches
        person INTEGER NOT NULL REFERENCES person (id),
        PRIMARY KEY (game, place, person)
    ) WITHOUT ROWID;
    CREATE INDEX holder_person ON holder (person);
    """,
    """
    CREATE TABLE stand (               -- where each battle stands, for lists of tables
        game TEXT PRIMARY KEY REFERENCES game (id) ON DELETE CASCADE,
        turn INTEGER NOT NULL,
        active TEXT NOT NULL,
        asked TEXT NOT NULL,           -- the seats that are choosing
        over TEXT NOT NULL,            -- the winner, or `none`; game.over is no longer read
        reason TEXT NOT NULL
    ) WITHOUT ROWID;
    INSERT INTO stand SELECT id, 0, '', '', over, '' FROM game;
    ALTER TABLE game ADD COLUMN rematch TEXT NOT NULL DEFAULT '';
    ALTER TABLE game ADD COLUMN clock INTEGER NOT NULL DEFAULT 0;  -- seconds for an answer
    """,
    """
    ALTER TABLE seat ADD COLUMN standing TEXT NOT NULL DEFAULT '';  -- windows in which its people pass unasked
    ALTER TABLE seat ADD COLUMN holding INTEGER NOT NULL DEFAULT 0; -- whether that rests
    ALTER TABLE entry ADD COLUMN line TEXT NOT NULL DEFAULT '';     -- of the battle's record, with what happened
    """,
    """
    CREATE TABLE snapshot (            -- a battle as it stood after an entry of its journal
        game TEXT NOT NULL REFERENCES game (id) ON DELETE CASCADE,
        number INTEGER NOT NULL,       -- of that entry
        position TEXT NOT NULL,        -- empty where a later snapshot has it
        log BLOB NOT NULL,             -- lines of the battle's record since the snapshot before, deflated
        undone INTEGER NOT NULL,       -- answers taken back so far
        answered TEXT NOT NULL,        -- seats that have answered so far
        PRIMARY KEY (game, number)
    ) WITHOUT ROWID;
    """,
)
