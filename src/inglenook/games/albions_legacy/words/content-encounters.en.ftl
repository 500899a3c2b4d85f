## Challenges

al-encounter-the-toll-at-the-dry-bridge = Toll at the Dry Bridge
    .the = the Toll at the Dry Bridge
al-encounter-text-the-toll-at-the-dry-bridge = Choose: discard 1 unbroken Inventory Card and go on, or Prowess 3. Passed: regain 1 Destiny. Failed: your movement this turn is over.
al-encounter-flavour-the-toll-at-the-dry-bridge = There has been no river under this bridge since your grandfather’s day. The toll is still one good thing out of your bag, and the keeper is still very large.
al-encounter-three-questions-at-a-well = Three Questions at a Well
    .the = Three Questions at a Well
al-encounter-text-three-questions-at-a-well = Wisdom 3. Passed: the next time you scout this turn, turn up 2 fitting tiles and place one. Failed: lose 1 Destiny.
al-encounter-flavour-three-questions-at-a-well = A voice in the well has three questions, and it has been alone with them for a long time. The first is easy. The second is about you.
al-encounter-the-ox-in-the-bog = Ox in the Bog
    .the = the Ox in the Bog
al-encounter-text-the-ox-in-the-bog = Choose: walk on and lose 1 Destiny, or Altruism or Prowess 2 with 1 Stone fewer. Passed: draw 1 Item from the boy’s mother. Failed: your movement this turn is over.
al-encounter-flavour-the-ox-in-the-bog = Only the horns are showing, and a boy who holds on to them and will not stop talking to the ox. The mud would take a cart.
al-encounter-the-long-watch = Long Watch
    .the = the Long Watch
al-encounter-text-the-long-watch = Loyalty 3. Passed: regain 2 Destiny. Failed: take 1 Wound, which a card may stop.
al-encounter-flavour-the-long-watch = A squire asks you to sit by his dead lord until the priest comes. There are noises in the wood all night, and they know your name.
al-encounter-the-boar-breaks-cover = Boar Breaks Cover
    .the = the Boar Breaks Cover
al-encounter-text-the-boar-breaks-cover = Prowess or Wisdom 3; it counts as a Magic Creature. Passed: nothing, which is a good deal. Failed: take 1 Wound, which a card may stop.
al-encounter-flavour-the-boar-breaks-cover = Something the size of a haywain comes out of the thicket. It has its father’s eyes, people say, but there is no time to look.
al-encounter-a-saxon-with-a-broken-leg = A Saxon with a Broken Leg
    .the = A Saxon with a Broken Leg
al-encounter-text-a-saxon-with-a-broken-leg = Choose: leave him, and lose 1 Destiny; or Altruism 3, counting as a Saxon. Passed: return 1 Saxon that is not named from the map to the pool. Failed: his friends hear; spawn 1 Saxon here.
al-encounter-flavour-a-saxon-with-a-broken-leg = He is perhaps sixteen and has made himself a splint from an oar. He holds up his knife, then sees how silly that is, and puts it down.
al-encounter-the-forger-of-seals = Forger of Seals
    .the = the Forger of Seals
al-encounter-text-the-forger-of-seals = Loyalty or Altruism 3 with 1 Stone more, counting as a Traitor. Passed: draw 1 Armoury Card on his warrant, or regain 1 Destiny. Failed: discard 1 Item; if you have none, lose 1 Destiny.
al-encounter-flavour-the-forger-of-seals = In the back room of an inn a mild old man is cutting the king’s seal, and it is better than the king’s. He offers you one with your own name on it.
al-encounter-the-wyrmling-in-the-tithe-barn = Wyrmling in the Tithe Barn
    .the = the Wyrmling in the Tithe Barn
al-encounter-text-the-wyrmling-in-the-tithe-barn = Prowess or Altruism 4 with 2 Stones more for the village, counting as a Dragon. Passed: draw 1 Armoury Card. Failed: break 1 of your cards that can be broken, or take 1 Wound.
al-encounter-flavour-the-wyrmling-in-the-tithe-barn = It is no bigger than a cow, and it has eaten one. Half the village stands behind you with forks, and the other half behind them.
al-encounter-the-woman-who-reads-smoke = Woman Who Reads Smoke
    .the = the Woman Who Reads Smoke
al-encounter-text-the-woman-who-reads-smoke = Loyalty or Wisdom 3, counting as a Witch. Passed: look at the top card of both threat decks; you may put one of them under its deck. Failed: her question stays with you; lose 1 Destiny.
al-encounter-flavour-the-woman-who-reads-smoke = She has seen you in the smoke, she says, on a bad day. For a question of hers she will answer one of yours.
al-encounter-the-mistletoe-court = Mistletoe Court
    .the = the Mistletoe Court
al-encounter-text-the-mistletoe-court = Altruism or Wisdom 4 with 2 Stones more for your witnesses, counting as a Druid. Passed: heal 1 Wound. Failed: they send you back; go to the exit tile of this region.
al-encounter-flavour-the-mistletoe-court = Nine old people under a tree accuse you of having picked a flower. You have. The village speaks for you, at length.
al-encounter-the-knight-at-the-ford = Knight at the Ford
    .the = the Knight at the Ford
al-encounter-text-the-knight-at-the-ford = Choose: wait with him until it is over, and your turn ends; or Prowess or Loyalty 3, counting as a Knight. Passed: he is grateful, draw 1 Armoury Card. Failed: break 1 of your cards that can be broken, or take 1 Wound.
al-encounter-flavour-the-knight-at-the-ford = He has sworn to let nobody pass for a year and a day. It is the last day, and he has caught a cold, but he has sworn it.
al-encounter-the-fog-that-calls = Fog That Calls
    .the = the Fog That Calls
al-encounter-text-the-fog-that-calls = Wisdom or Loyalty 2 with 2 Stones fewer. Passed: 1 more movement this turn. Failed: the next adjacent tile is chosen by the die among the passable ones; go there, and your movement is over.
al-encounter-flavour-the-fog-that-calls = It comes up from the ground, and in it your mother calls you in to supper. She has been dead nine years, and the supper smells good.

## Dooms

al-encounter-the-grey-sleep = Grey Sleep
    .the = the Grey Sleep
al-encounter-text-the-grey-sleep = Doom: your Movement is 2 less. Cured when you begin a turn on a tile with another character, or when you activate a Healing Tile.
al-encounter-flavour-the-grey-sleep = You sit down on a mossy bench only to shake out a boot. When you look up, the leaves have turned.
al-encounter-the-rust = Rust
    .the = the Rust
al-encounter-text-the-rust = Doom: your Weapon and Armour give no extra Stones; they may still be broken. Cured when you begin or end a turn on a Repair Tile, or when you discard a Tinker’s Roll.
al-encounter-flavour-the-rust = It begins at the buckles. By noon your sword has stuck in its sheath, and it makes a small, sad sound.
al-encounter-the-half-door-geas = Half-Door Geas
    .the = the Half-Door Geas
al-encounter-text-the-half-door-geas = Doom: you cannot spend Destiny on re-rolls. At the start of your turn you may try Wisdom or Loyalty 2, without Destiny of course; passed, it is cured.
al-encounter-flavour-the-half-door-geas = The old woman is not angry. She only says that from now on you shall not try a thing twice, and shuts the half-door.
al-encounter-the-wolf-at-heel = Wolf at Heel
    .the = the Wolf at Heel
al-encounter-text-the-wolf-at-heel = Doom: for enemies with the Aggressive command you are always the nearest character. Cured when you end a turn in Camelot.
al-encounter-flavour-the-wolf-at-heel = It is a thin old wolf, and it keeps forty paces. Everything that hunts seems to have heard about it.
al-encounter-the-debt-to-a-ferryman = Debt to a Ferryman
    .the = the Debt to a Ferryman
al-encounter-text-the-debt-to-a-ferryman = Choose: discard 1 enemy token you have claimed, and he is content; or Doom: you cannot draw Inventory Cards. Cured when you discard 2 claimed enemy tokens or 1 Inventory Card on a River tile.
al-encounter-flavour-the-debt-to-a-ferryman = He took you over and would not name a price. Since then he stands at every water you come to, and says that there is no hurry.
al-encounter-cold-feet = Cold Feet
    .the = Cold Feet
al-encounter-text-cold-feet = Doom: roll 1 Stone fewer in all Challenges. Cured when you discard an Item on your turn for no other use, or end a turn on a Virtue Tile.
al-encounter-flavour-cold-feet = You dream of the one you could not save. Nothing else happens. You dream it again.

## Seductions

al-encounter-the-harper-of-good-evenings = Harper of Good Evenings
    .the = the Harper of Good Evenings
al-encounter-text-the-harper-of-good-evenings = Try Loyalty 3. Failed: you are seduced.
al-encounter-flavour-the-harper-of-good-evenings = He plays of a house with a garden, and it is your house. You need only put down what you carry.
al-encounter-the-gift-without-a-giver = Gift without a Giver
    .the = the Gift without a Giver
al-encounter-text-the-gift-without-a-giver = Choose: leave it, and lose 1 Destiny; or open it: draw 1 Relic, and you are seduced.
al-encounter-flavour-the-gift-without-a-giver = On the path lies a parcel with your name on it, in the hand of someone you would like to have been loved by. It is heavy, and it hums.
al-encounter-the-court-of-easy-answers = Court of Easy Answers
    .the = the Court of Easy Answers
al-encounter-text-the-court-of-easy-answers = You and every other character on your tile are seduced. You may discard 1 Item to the host’s amusement and be spared, each for themselves.
al-encounter-flavour-the-court-of-easy-answers = Silk tents, cool wine, a host who agrees with every word you say. By the third cup you have been right about everything.
al-encounter-a-letter-for-the-bravest = A Letter for the Bravest
    .the = A Letter for the Bravest
al-encounter-text-a-letter-for-the-bravest = Among the characters in play the one with the highest Prowess, on a tie the one you choose, tries Loyalty 3 with 1 Stone more. Failed: that character is seduced.
al-encounter-flavour-a-letter-for-the-bravest = It is addressed to the bravest knight of the Table, and it says in a beautiful hand that you alone can help. There are copies.

## Despair

al-encounter-black-sails = Black Sails
    .the = Black Sails
al-encounter-text-black-sails = Place 1 Despair Token. You may instead discard 3 claimed enemy tokens of any characters, as proof that they can be beaten.
al-encounter-flavour-black-sails = From the headland you count the sails, then count again. A fisherman beside you has stopped counting and begun to pack.
al-encounter-the-beacon-that-was-not-lit = Beacon That Was Not Lit
    .the = the Beacon That Was Not Lit
al-encounter-text-the-beacon-that-was-not-lit = Place 1 Despair Token, unless characters anywhere together spend 2 Destiny.
al-encounter-flavour-the-beacon-that-was-not-lit = The watchman has gone home to his wife, who was frightened. The wood is wet, and the next hill is looking this way.
al-encounter-the-boy-with-the-news = Boy with the News
    .the = the Boy with the News
al-encounter-text-the-boy-with-the-news = Place 1 Despair Token, unless a character is on the Round Table or in the Great Hall. Then that character may try Loyalty or Altruism 3 instead; failed, the token is placed.
al-encounter-flavour-the-boy-with-the-news = He has run all the way with a message for the king, and it is bad. If nobody at home hears it calmly, all will hear it wildly.
al-encounter-the-empty-chair = Empty Chair
    .the = the Empty Chair
al-encounter-text-the-empty-chair = Place 1 Despair Token. Every character regains 1 Destiny.
al-encounter-flavour-the-empty-chair = In every house on this road a chair has been turned to the wall. They give you bread and do not ask whether you won.

## Escorts

al-encounter-the-millers-youngest = Miller’s Youngest
    .the = the Miller’s Youngest
al-encounter-text-the-millers-youngest = You are made to take this Escort. Bring her to the Courtyard: draw 1 Item, and one character regains 1 Destiny. If she perishes: place 1 Despair Token.
al-encounter-flavour-the-millers-youngest = She is six, she has walked from the burnt mill with a cat in a sack, and she has decided that you are her uncle. The cat has not decided.
al-encounter-the-abbess-who-will-not-hurry = Abbess Who Will Not Hurry
    .the = the Abbess Who Will Not Hurry
al-encounter-text-the-abbess-who-will-not-hurry = You are made to take this Escort. While you carry her your Movement is 1 less. Bring her to the Chapel: put 1 discarded plaque under the Virtue Stack (if none is discarded, regain 2 Destiny). If she perishes: discard 1 plaque from the stack.
al-encounter-flavour-the-abbess-who-will-not-hurry = She is eighty and on her way to pray for the king. She blesses every dog, and you have never noticed before how many dogs there are.
al-encounter-the-hostage-of-the-whale-road = Hostage of the Whale Road
    .the = the Hostage of the Whale Road
al-encounter-text-the-hostage-of-the-whale-road = You may take this Escort or leave him here on the tile. Bring him to the Docks: return up to 2 Saxons that are not named from the map to the pool. If he perishes: spawn 2 Saxons on red banners.
al-encounter-flavour-the-hostage-of-the-whale-road = An earl’s son, twelve years old, lent to our side to keep the peace and forgotten there. He would like to go home, and he bites.
al-encounter-the-blind-bard = Blind Bard
    .the = the Blind Bard
al-encounter-text-the-blind-bard = You are made to take this Escort. Bring him to the Great Hall: every character regains 1 Destiny. If he perishes: every character loses 1 Destiny.
al-encounter-flavour-the-blind-bard = He knows four hundred songs about the Table and would like to see it, as he puts it. He also knows which of the songs are true.
al-encounter-the-squire-who-ran = Squire Who Ran
    .the = the Squire Who Ran
al-encounter-text-the-squire-who-ran = You may take this Escort or leave him here. As long as you carry him you may break his shield once to avoid a Wound (he is then safe too). Bring him to the Armoury: draw 1 Armoury Card. If he perishes: break 1 of your cards that can be broken.
al-encounter-flavour-the-squire-who-ran = You find him under a hedge with his master’s shield. He did run, he says, but he took the shield, and he would like to bring it back himself.

## Good evenings

al-encounter-supper-under-the-hayrick = Supper under the Hayrick
    .the = Supper under the Hayrick
al-encounter-text-supper-under-the-hayrick = Choose: heal 1 Wound, or regain 1 Destiny.
al-encounter-flavour-supper-under-the-hayrick = Two reapers have more onions than they need and no idea who you are. It is the best hour of the year.
al-encounter-the-travelling-smith = Travelling Smith
    .the = the Travelling Smith
al-encounter-text-the-travelling-smith = Repair 1 of your cards. You may also spend 1 Destiny: repair all of them.
al-encounter-flavour-the-travelling-smith = He has an anvil on a handcart and a poor opinion of the castle’s work. For a good story he will do it properly.
al-encounter-the-road-menders = Road Menders
    .the = the Road Menders
al-encounter-text-the-road-menders = You may search the stack for a Road Tile that fits this region and place it on an Open Path of your tile; shuffle the stack. If you cannot or will not, 2 more movement this turn.
al-encounter-flavour-the-road-menders = Four brothers have been mending the king’s road since nobody paid them to stop. They would be glad of somebody to tell them where it goes.
al-encounter-a-candle-in-every-window = A Candle in Every Window
    .the = A Candle in Every Window
al-encounter-text-a-candle-in-every-window = You may spend 2 Destiny and end your turn here: remove 1 Despair Token. Otherwise regain 1 Destiny.
al-encounter-flavour-a-candle-in-every-window = Somebody in this village has put a candle in the window, and then the neighbours have. If a knight stayed and told them why, the next village would do it too.
