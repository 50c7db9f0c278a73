"""Playing over the socket: from the first message to the end of a battle."""

from __future__ import annotations

from server.tables import page, served, set_table


def test_a_battle_against_bots_is_played_to_its_end() -> None:
    with served() as client:
        made = set_table(client, seed=5, options={"turn_limit": 20})
        with page(client, made["table"]) as mine:
            first = mine.frame()
            assert (first["place"], first["owner"], first["view"]["seat"]) == (1, True, "allies-cic")
            answers = 0
            while mine.asked()["view"]["outcome"] is None:
                count = len(mine.last["asked"][0]["options"])
                assert mine.act((answers * 7) % count)["type"] == "update"
                answers += 1
        assert answers > 40 and mine.log[-1]["type"] == "ended"
        listed = client.get("/api/tables").json()["tables"]
        assert [(row["battle"], bool(row["over"]), row["seats"]) for row in listed] == [
            ("crossroads", True, "allies-cic")
        ]
        assert client.get(f"/api/tables/{made['table']}/record").text.count("\n") > answers
