"""What cannot be done is said in one sentence, in the right language, and nothing is written."""

import sys
from pathlib import Path

import pytest

BAD = [
    (["plya"], "There is no command “plya”.", "Il n’y a pas de commande « plya »."),
    (["games", "--foo"], "“--foo” means nothing here", "« --foo » n’a pas de sens ici"),
    (["play", "chess"], "There is no game “chess”. There are: ", "Il n’y a pas de jeu « chess ». Il y a : "),
    (["play", "pebbles"], "This is not a terminal: add --plain", "Ceci n’est pas un terminal : ajoutez --plain"),
    (["play"], "This is not a terminal", "Ceci n’est pas un terminal"),
    (["play", "--seed", "4", "--plain"], "Say which game: ", "Dites quel jeu : "),
    (["play", "pebbles", "--seats", "human"], "for 2 to 4 players, not 1.", "de 2 à 4 joueurs, pas à 1."),
    (["play", "pebbles", "--seats", "bot,bot,bot,bot,bot"], "not 5.", "pas à 5."),
    (["play", "pebbles", "--seats", "human,dog"], "“dog” cannot sit down", "« dog » ne peut pas s’asseoir"),
    (["play", "pebbles", "--plain", "--seats", "human,bot:zeus"], "“zeus”", "« zeus »"),
    (["play", "pebbles", "--names", "A,B,C"], "There are 3 names for 2 seats.", "Il y a 3 noms pour 2 places."),
    (["play", "pebbles", "--names", "A,A"], "Two seats have the same name.", "Deux places portent le même nom."),
    (["play", "pebbles", "--seed", "x"], "--seed must be a whole number.", "--seed doit être un nombre entier."),
    (["play", "pebbles", "--seed"], "--seed needs a value.", "--seed attend une valeur."),
    (["play", "--plain=yes"], "--plain takes no value.", "--plain n’attend pas de valeur."),
    (["play", "pebbles", "--speed", "warp"], "There is no speed “warp”.", "Il n’y a pas de vitesse « warp »."),
    (["play", "pebbles", "--option", "heap"], "--option takes name=value", "--option attend nom=valeur"),
    (["play", "pebbles", "--option", "x=1"], "no option “x”. This game has: heap, quick.", "pas d’option « x »."),
    (["play", "pebbles", "--option", "heap=vast"], "It can be: small, large.", "Elle peut être : small, large."),
    (["play", "pebbles", "--preset", "grim"], "no preset “grim”: this game has none.", "pas de formule « grim »"),
    (["play", "probe", "--preset", "grimm"], "This game has: written, first", "Ce jeu a : written, first"),
    (["play", "probe", "--option", "crowd=yes"], "“A full table” needs 4 to 8 players", "« Table pleine » demande"),
    (["play", "probe", "--option", "lead=2"], "can only be played with “Rival: as you like”", "« Rival : à votre gré »"),
    (["lab", "probe", "--preset", "grim", "--seats", "all:greedy"], "“Rival: Master” needs 2 to 4", "« Rival : Maître »"),
    (["play", "pebbles", "--seats", "human*0"], "“human*0” cannot sit down", "« human*0 » ne peut pas"),
    (["play", "pebbles", "--load", "f"], "--load goes on with a game as it was", "--load reprend une partie"),
    (["play", "--plain", "--load", "none.json"], "none.json: The file cannot be read: it is not there.", "il n’y est pas."),
    (["replay", "none.json"], "none.json: The file cannot be read", "none.json : Impossible de lire le fichier"),
    (["replay"], "Say which file: inglenook replay FILE.", "Dites quel fichier : inglenook replay FICHIER."),
    (["replay", "none.json", "--to", "-1"], "--to cannot be less than 0.", "--to ne peut pas être inférieur à 0."),
    (["check"], "Say which file", "Dites quel fichier"),
    (["rules"], "Say which game: ", "Dites quel jeu : "),
    (["rules", "chess"], "There is no game “chess”", "Il n’y a pas de jeu « chess »"),
    (["rules", "pebbles", "R99"], "pebbles has no rule “R99”.", "pebbles n’a pas de règle « R99 »."),
    (["lab", "chess"], "There is no game “chess”", "Il n’y a pas de jeu « chess »"),
    (["lab", "pebbles", "--seats", "human,greedy"], "No person can sit in the lab", "Aucun humain ne s’assied"),
    (["lab", "pebbles", "--seats", "zeus,greedy"], "“zeus”", "« zeus »"),
    (["lab", "pebbles", "-n", "0"], "-n must be at least 1.", "-n doit être au moins 1."),
    (["lab", "pebbles", "--seats", "greedy,greedy,greedy,greedy,greedy"], "not 5.", "pas à 5."),
    (["lab", "pebbles", "--option", "heap=vast"], "It can be: small, large.", "Elle peut être : small, large."),
]


@pytest.mark.parametrize(("words", "english", "french"), BAD, ids=[" ".join(words) for words, _, _ in BAD])
def test_one_sentence_and_status_2(said, home, tmp_path, monkeypatch, words, english, french):
    monkeypatch.chdir(tmp_path)
    for lang, sentence in (("en", english), ("fr", french)):
        status, out, err = said(*words, "--lang", lang)
        assert (status, out) == (2, "")
        assert sentence in err and err.count("\n") == 1
    assert not home.exists() and not list(tmp_path.iterdir())


@pytest.mark.parametrize("way", ["option", "variable"])
def test_an_unknown_language(said, monkeypatch, way):
    if way == "variable":
        monkeypatch.setenv("INGLENOOK_LANG", "de")
    status, _, err = said("games", *(["--lang", "de"] if way == "option" else []))
    assert (status, err) == (2, "There is no language “de”. There are: en, fr.\n")


BROKEN = {
    "empty": (b"", "damaged or cut short", "abîmé ou tronqué"),
    "text": (b"Dear diary,", "not a saved game", "pas une partie enregistrée"),
    "foreign": (b'{"kind":"recipe","format":1}', "not a saved game", "pas une partie enregistrée"),
    "list": (b"[1,2]", "not a saved game", "pas une partie enregistrée"),
    "newer": (b'{"kind":"inglenook-save","format":7}', "by a newer Inglenook", "par un Inglenook plus récent"),
    "deep": (b'{"log":' + b"[" * 100_000, "damaged", "abîmé"),
    "binary": (bytes(range(256)), "not a saved game", "pas une partie enregistrée"),
}


@pytest.mark.parametrize("kind", BROKEN)
def test_broken_saves_are_refused_and_left_as_they_are(said, tmp_path, kind):
    raw, english, french = BROKEN[kind]
    path = tmp_path / "game.json"
    path.write_bytes(raw)
    for lang, sentence in (("en", english), ("fr", french)):
        for words, expected in ((["play", "--plain", "--load"], 2), (["replay"], 2), (["check"], 1)):
            status, out, err = said(*words, str(path), "--lang", lang)
            assert (status, out) == (expected, "") and sentence in err and err.count("\n") == 1
    assert path.read_bytes() == raw and [one.name for one in tmp_path.iterdir()] == ["game.json"]


def test_a_folder_is_no_save(said, tmp_path):
    status, _, err = said("check", str(tmp_path))
    assert status == 1 and "it is a folder" in err


def test_a_save_that_is_open_elsewhere_is_said(said, two_people):
    before = two_people.path.read_bytes()
    status, _, err = said("play", "--plain", "--load", str(two_people.path))
    assert status == 2 and "is open in another window" in err
    assert two_people.path.read_bytes() == before


def test_a_data_folder_that_cannot_be_made_is_said(said, home: Path):
    home.write_text("a file")
    status, _, err = said("play", "pebbles", "--plain")
    assert status == 2 and "it is not a folder" in err and home.read_text() == "a file"


@pytest.mark.parametrize(
    ("module", "words", "sentence"),
    [
        ("polars", ["lab", "pebbles", "-n", "1"], 'pip install "inglenook[lab]"'),
        ("textual", ["play", "pebbles"], "the Python module textual is missing"),
    ],
)
def test_a_missing_part_is_named(said, monkeypatch, tmp_path, module, words, sentence):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setitem(sys.modules, module, None)
    monkeypatch.setattr("sys.stdin.isatty", lambda: True)
    monkeypatch.setattr("sys.stdout.isatty", lambda: True)
    status, _, err = said(*words)
    assert status == 2 and sentence in err and not list(tmp_path.iterdir())
