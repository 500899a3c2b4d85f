# Names and texts of heroes, items, regions, the codex and the castle’s tokens.


## Colours of the key pieces

kk-colour-red = red
kk-colour-green = green
kk-colour-blue = blue

## What a roll has to be

kk-need-anything = any result
kk-need-more-than = more than { $n }
kk-need-less-than = less than { $n }
kk-need-odd = an odd result
kk-need-even = an even result
kk-need-at-least = { $n } or more
kk-need-at-most = { $n } or less
kk-need-between = { $low } to { $high }
kk-need-exactly = exactly { $n }

## Heroes

kk-hero-wren = Wren Reedfoot
kk-hero-wren-flavour = Has walked everywhere once, and half of it on purpose.
kk-hero-odo = Odo the Ferryman
kk-hero-odo-flavour = If at first you run aground, push off and say nothing.
kk-hero-brakka = Brakka Stonethumb
kk-hero-brakka-flavour = One hand for the job, one thumb for the afterthought.
kk-hero-hubbub = Mother Hubbub
kk-hero-hubbub-flavour = Knows everybody’s business, and charges for the second half.
kk-hero-humphrey = Humphrey Dozewell
kk-hero-humphrey-flavour = A bear by birth, a mattress critic by vocation.
kk-power-stride = You may change each movement result by 1, up or down, at no cost.
kk-power-stride-short = movement results 1 up or down, free
kk-power-reroll-low = Whenever your die shows 1 or less, you may roll it again once; the second roll stands.
kk-power-reroll-low-short = roll a 1 or less again, once
kk-power-two-items = You may use two items on the same roll if at least one of them is worth 1.
kk-power-two-items-short = two items per roll, if one is worth 1
kk-power-event-bonus = You may add 3 to each of your event rolls.
kk-power-event-bonus-short = 3 more on event rolls
kk-power-better-nap = Your nap restores 3 items more.
kk-power-better-nap-short = naps restore 3 more

## Items

kk-item-sword = Sword
    .the = the Sword
kk-item-lantern = Lantern
    .the = the Lantern
kk-item-umbrella = Umbrella
    .the = the Umbrella
kk-item-ladder = Ladder
    .the = the Ladder
kk-item-axe = Axe
    .the = the Axe
kk-item-trumpet = Trumpet
    .the = the Trumpet
kk-item-sandwich = Sandwich
    .the = the Sandwich
kk-item-sock = Spare Sock
    .the = the Spare Sock
kk-magic-moonjar = Moonjar
    .the = the Moonjar
kk-magic-moonjar-text = No effect beyond its value. It glows, which is nice.
kk-magic-moonjar-short = no effect beyond its value
kk-magic-thunder = Borrowed Thunder
    .the = the Borrowed Thunder
kk-magic-thunder-text = No effect beyond its value. Its owner would like it back.
kk-magic-thunder-short = no effect beyond its value
kk-magic-teapot = Bottomless Teapot
    .the = the Bottomless Teapot
kk-magic-teapot-text = When exhausted: restore up to 2 of your other items.
kk-magic-teapot-short = exhausted, it restores 2 others
kk-magic-jam-imp = Imp in a Jam Jar
    .the = the Imp in a Jam Jar
kk-magic-jam-imp-text = When exhausted: assign the demon die.
kk-magic-jam-imp-short = exhausted, it assigns the demon die
kk-magic-telescope = Nosy Telescope
    .the = the Nosy Telescope
kk-magic-telescope-text = When exhausted: draw 1 event once this turn is over.
kk-magic-telescope-short = exhausted, it draws an event

## Regions

kk-region-wc = Nearby
kk-region-wo = Mistmere
kk-region-ec = Emberdown
kk-region-eo = Great Yonder

## Key adventures

kk-adventure-red1 = Beanpole Tower
    .the = Beanpole Tower
kk-adventure-red1-text = Every roll must be higher than the one before. The first may be anything.
kk-adventure-red1-flavour = The tower grows a floor whenever somebody says “nearly there”.
kk-adventure-green1 = Hollow Organ
    .the = the Hollow Organ
kk-adventure-green1-text = Odd and even in turn, one pedal after the other, starting with odd.
kk-adventure-green1-flavour = It plays only two notes, and it holds a grudge about both.
kk-adventure-blue1 = Giant’s Bathtub
    .the = the Giant’s Bathtub
kk-adventure-blue1-text = Swim hard: at least 4 and 4, then 5 and 5, 6 and 6, and at last 7.
kk-adventure-blue1-flavour = Somebody has pulled the plug. Somebody very large.
kk-adventure-blue2 = Dragon’s Dormitory
    .the = the Dragon’s Dormitory
kk-adventure-blue2-text = Hush: at most 4 three times, then at most 3 four times.
kk-adventure-blue2-flavour = Fourteen beds, one dragon, and a floor that tells on people.
kk-adventure-green2 = Lantern Grotto
    .the = the Lantern Grotto
kk-adventure-green2-text = Stay in the light: 2 or 3, then 3 or 4, 4 or 5, 5 or 6, 6 or 7, and at last 7 or 8.
kk-adventure-green2-flavour = The lanterns walk at their own pace and do not wait for heroes.
kk-adventure-red2 = Basement Below
    .the = the Basement Below
kk-adventure-red2-text = Every roll must be lower than the one before. The first may be anything.
kk-adventure-red2-flavour = Under the cellar is a cellar. Under that one, it gets draughty.

## Minor adventures

kk-minor-m1 = Mystery Stew
    .the = the Mystery Stew
kk-minor-m1-text = Roll 5 or more: restore up to 4 items. Otherwise exhaust 1.
kk-minor-m1-short = 5 or more restores 4 items, else exhaust 1
kk-minor-m1-flavour = Today’s special is yesterday’s, with confidence.
kk-minor-m2 = Complaints Desk
    .the = the Complaints Desk
kk-minor-m2-text = No roll: assign the demon die to a player who does not hold it.
kk-minor-m2-short = assign the demon die
kk-minor-m2-flavour = Please take a number. It will be an unlucky one.
kk-minor-m3 = Hingewright
    .the = the Hingewright
kk-minor-m3-text = No roll: the other portion of the kingdom opens or closes.
kk-minor-m3-short = the other half opens or closes
kk-minor-m3-flavour = “East, west, it is all one hinge to me.”
kk-minor-m4 = Off-Duty Genie
    .the = the Off-Duty Genie
kk-minor-m4-text = Roll 7 or more: take any magic item that is left.
kk-minor-m4-short = 7 or more wins a magic item
kk-minor-m4-flavour = Three wishes? In this weather? You get one, second-hand.
kk-minor-m5 = Laundry of Fate
    .the = the Laundry of Fate
kk-minor-m5-text = Exhaust up to 2 items. For each of them, draw 1 event.
kk-minor-m5-short = up to 2 items for as many events
kk-minor-m5-flavour = Whites at forty degrees, destinies at sixty.
kk-minor-m6 = Back Door
    .the = the Back Door
kk-minor-m6-text = Only with three key pieces. Roll 4 or more: restore up to 2 items and enter the castle garden.
kk-minor-m6-short = 4 or more leads into the castle
kk-minor-m6-flavour = Deliveries, plumbers and heroes, ring twice.

## Whirlpools

kk-whirlpool-ww-closed = Garden Drain
    .the = the Garden Drain
kk-whirlpool-ww-closed-text = The West opens. Everybody here falls into its void.
kk-whirlpool-ww-open = Mill Swirl
    .the = the Mill Swirl
kk-whirlpool-ww-open-text = The West closes. Everybody here comes down on Soft Landing.
kk-whirlpool-w3 = Left-Handed Eddy
    .the = the Left-Handed Eddy
kk-whirlpool-w3-text = The West closes. Everybody here comes down on Hay Bale.
kk-whirlpool-we-closed = Dust Devil
    .the = the Dust Devil
kk-whirlpool-we-closed-text = The East opens. Everybody here falls into its void.
kk-whirlpool-we-open = Spinning Sky
    .the = the Spinning Sky
kk-whirlpool-we-open-text = The East closes. Everybody here comes down on Sand Cushion.
kk-whirlpool-w4 = Stirred Tea
    .the = the Stirred Tea
kk-whirlpool-w4-text = The East closes. Everybody here comes down in Kiln Corner.

## Castle tokens

kk-token-gazebo = Gazebo
    .the = the Gazebo
kk-token-fountain = Polite Fountain
    .the = the Polite Fountain
kk-token-rose-bench = Rose Bench
    .the = the Rose Bench
kk-token-orchard = Stolen Orchard
    .the = the Stolen Orchard
kk-token-hot-spring = Hot Spring
    .the = the Hot Spring
kk-token-portcullis = Heavy Portcullis
    .the = the Heavy Portcullis
kk-token-gargoyles = Odd Gargoyles
    .the = the Odd Gargoyles
kk-token-whisper-gallery = Whisper Gallery
    .the = the Whisper Gallery
kk-token-twin-doors = Twin Doors
    .the = the Twin Doors
