# A character: why to play it, what is said of it, its Special Ability, and its Personal Quest.

## Arthur

al-hero-arthur = Arthur
    .the = Arthur
    .gender = masculine
al-hero-title-arthur = the King
al-hero-reason-arthur = You want to lead: two good Attributes, two Wounds, and a shout that makes the whole table better for a round.
al-hero-flavour-arthur = He would rather have been a good neighbour, but nobody had left him a neighbourhood.
al-ability-arthur = Call the Table
    .the = Call the Table
al-ability-text-arthur = Once per round on your turn, spend 1 Destiny and name an enemy type. Until the Key-Turn has ended every character rolls 1 Stone more against enemies of that type.
al-personal-arthur = The Roll at the Gate
al-personal-before-arthur = The names of a whole legion are cut in this arch, and under the last one somebody has left room.
al-personal-won-arthur = Arthur reads every name aloud until the light goes, and when he has done a sword is standing in the stone where the room was.
al-personal-failed-arthur = He loses his place among the names in the wind, and he is too honest to begin in the middle.

## Lancelot

al-hero-lancelot = Lancelot
    .the = Lancelot
    .gender = masculine
al-hero-title-lancelot = of the Lake
al-hero-reason-lancelot = You want to fight: the best arm in the land and five Destiny to spend on it, but one Wound from the end and no head for riddles.
al-hero-flavour-lancelot = The best knight in the world, and he has counted the people who say so.
al-ability-lancelot = Once More, Better
    .the = Once More, Better
al-ability-text-lancelot = When you have failed a Challenge against an enemy, you may spend 1 Destiny before you take the Wound: pick up all your Stones and roll them again. Once in each Challenge.
al-personal-lancelot = The Seat by the Fisher
al-personal-before-lancelot = The wounded host asks for no champion, only for somebody to carry him down to his boat.
al-personal-won-lancelot = Lancelot carries him there and home again, says nothing about it to anyone, and finds an old sword laid across his saddle.
al-personal-failed-lancelot = He talks of who might be fought about it, and the old man thanks him kindly and shuts his eyes.

## Merlin

al-hero-merlin = Merlin
    .the = Merlin
    .gender = masculine
al-hero-title-merlin = the Prophet
al-hero-reason-merlin = You want to help from afar: you see every roll of the others, and the one Success you lend is the one that was missing.
al-hero-flavour-merlin = He knows how it ends, so he is the only one who can enjoy the middle.
al-ability-merlin = A Word Beforehand
    .the = A Word Beforehand
al-ability-text-merlin = Once per round, when another character anywhere has rolled a Challenge, spend 1 Destiny: one of their Stones counts as 1 Success whatever it shows.
al-personal-merlin = The Two under the Hill
al-personal-before-merlin = As a boy he told a king why the tower fell, and he has always wondered whether he was right.
al-personal-won-merlin = He listens at the rock until the red one and the white one stop and listen to him, and they let him take the board they had been fighting over.
al-personal-failed-merlin = The rock is warm and the hill is quiet, and he comes away with an ear full of moss.

## Nimue

al-hero-lady-of-the-lake = Nimue
    .the = Nimue
    .gender = feminine
al-hero-title-lady-of-the-lake = the Lady of the Lake
al-hero-reason-lady-of-the-lake = You want to keep the others on their feet: you mend what breaks, and after your quest their Destiny flows again.
al-hero-flavour-lady-of-the-lake = She has given away four swords and has opinions about all of them.
al-ability-lady-of-the-lake = From the Water
    .the = From the Water
al-ability-text-lady-of-the-lake = Once per round on your turn, spend 1 Destiny: another character, wherever they are, repairs 1 broken card.
al-personal-lady-of-the-lake = What the Lake Keeps
al-personal-before-lady-of-the-lake = All the gifts she ever gave were thrown back in the end, and they lie down there in the dark.
al-personal-won-lady-of-the-lake = She wades in and thanks each thing by its name, and the lake gives her the one cup that nobody had asked for.
al-personal-failed-lady-of-the-lake = She finds that she is counting what she is owed, and the water closes politely.

## Guinevere

al-hero-guinevere = Guinevere
    .the = Guinevere
    .gender = feminine
al-hero-title-guinevere = the Queen
al-hero-reason-guinevere = You want to hold the kingdom together: nobody deals better with Saxons’ oaths and false friends, and once in a game you can save a whole round.
al-hero-flavour-guinevere = The Round Table came with her; she sometimes wishes people would ask where she sat.
al-ability-guinevere = Keep the Fires In
    .the = Keep the Fires In
al-ability-text-guinevere = When a card or an enemy would place a Despair Token (not the one of the Key-Turn’s first step), you may spend 2 Destiny: it is not placed.
al-personal-guinevere = The Dry Bell Rope
al-personal-before-guinevere = The sisters of this house took in everyone who knocked, until the night when nobody answered the bell.
al-personal-won-guinevere = She rings until the forest has lit one lantern and then another, and the oldest of those who come puts a ring into her hand.
al-personal-failed-guinevere = She rings, nobody comes, and for a while she understands the sisters.

## Gawain

al-hero-gawain = Gawain
    .the = Gawain
    .gender = masculine
al-hero-title-gawain = the Hawk of May
al-hero-reason-gawain = You want a sound knight with no bookkeeping: a little better than you should be, every turn, for nothing.
al-hero-flavour-gawain = Courteous before breakfast, which is the only time it counts.
al-ability-gawain = Strength of the Morning
    .the = Strength of the Morning
al-ability-text-gawain = In the first Challenge against an enemy of each of your turns roll 1 Stone more. It does not work in the Key-Turn.
al-personal-gawain = The Exchange of Winnings
al-personal-before-gawain = The lord of the lodge offers a game: whatever the two of them win by day, they give each other at night.
al-personal-won-gawain = Gawain brings a boar and gives it up without a word, and the lord gives him a green belt and a look that says more.
al-personal-failed-gawain = The boar gets away, and he sits at supper with nothing to give but his apologies.

## Galahad

al-hero-galahad = Galahad
    .the = Galahad
    .gender = masculine
al-hero-title-galahad = the Perilous Seat
al-hero-reason-galahad = You want to surprise: kindness is your weapon, and for one Destiny it works on people who have never seen it before.
al-hero-flavour-galahad = He is seventeen and has never told a lie. It makes him hard to invite.
al-ability-galahad = The Other Cheek
    .the = The Other Cheek
al-ability-text-galahad = Before a Challenge against an enemy, spend 1 Destiny: you may use Altruism, whatever the token shows.
al-personal-galahad = The Seat in the Ring
al-personal-before-galahad = In the ring stands a low stone like a chair, and whoever sat in it for his own sake did not get up.
al-personal-won-galahad = He gives the seat to an old woman who had walked all day, and when she rises there is a sword under the moss and no old woman.
al-personal-failed-galahad = He asks himself whether he is worthy, which is the wrong question, and the stone stays a stone.

## Bedivere

al-hero-bedivere = Bedivere
    .the = Bedivere
    .gender = masculine
al-hero-title-bedivere = the One-Handed
al-hero-reason-bedivere = You want to stand beside somebody: as long as you are near, the others may dare what they should not.
al-hero-flavour-bedivere = One hand, and it is always the one you happen to need.
al-ability-bedivere = The Last to Leave
    .the = The Last to Leave
al-ability-text-bedivere = Once per round, when another character on your tile or on an adjacent tile would take a Wound, you may break one of your own cards that can be broken: the Wound is not taken.
al-personal-bedivere = A Tool for One Hand
al-personal-before-bedivere = A spear for a man with one hand has to be made by a man with one hand, and the smelter has been cold for years.
al-personal-won-bedivere = He works the bellows with his foot and swears only twice, and at dawn the spear lies in the trough, still ticking.
al-personal-failed-bedivere = The iron cracks in the water, and he picks up the halves and says that it was a fair start.
