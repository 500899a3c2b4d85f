## Districts

fr-district-timberfall = Timberfall
fr-district-timberfall-flavour = The trees are told in advance. It seems only fair.
fr-district-ore-pits = Ore Pits
fr-district-ore-pits-flavour = Down there it is always Monday, and always heavy.
fr-district-tanners-row = Tanners' Row
fr-district-tanners-row-flavour = You can find it with your eyes shut. Most people prefer to.
fr-district-kilnyard = Kilnyard
fr-district-kilnyard-flavour = Nothing is ever quite out here, least of all the fires.
fr-district-steelgate = Steelgate
fr-district-steelgate-flavour = They sell by the bar and weigh by the thumb.
fr-district-guild-halls = Guild Halls
fr-district-guild-halls-flavour = Everyone is for hire, provided somebody asks politely and pays at once.

## Guild members

fr-member-m1-flavour = Counts everything twice and trusts neither result.
fr-member-m1 = Pim Farthing
fr-member-m1-role = Coin-Counter
fr-member-m2-flavour = Has never been late, only followed by bad roads.
fr-member-m2 = Zadok Longstride
fr-member-m2-role = Caravan Master
fr-member-m3-flavour = Will swap anything for anything, and already has.
fr-member-m3 = Ottoline Brisk
fr-member-m3-role = Broker
fr-member-m4-flavour = Says the scales are old family pieces. Does not say whose family.
fr-member-m4 = Vesper Scaleby
fr-member-m4-role = Scale-Trader
fr-member-m5-flavour = Knows which fork to use on which duke.
fr-member-m5 = Lady Celandine Moss
fr-member-m5-role = Envoy
fr-member-m6-flavour = Has sold the hall twice. It was returned both times.
fr-member-m6 = Barnaby Gavell
fr-member-m6-role = Auctioneer
fr-member-m7-flavour = Bows to the famous and charges them anyway.
fr-member-m7 = Grizel Stile
fr-member-m7-role = Toll Keeper
fr-member-m8-flavour = Smiles once a year, when the books close.
fr-member-m8 = Augustin Vault
fr-member-m8-role = Guild Banker
fr-member-h1-flavour = Goes out for mushrooms and comes home with beams.
fr-member-h1 = Wren Thicket
fr-member-h1-role = Forager
fr-member-h2-flavour = Is deeply offended by an empty woodshed.
fr-member-h2 = Halvard Birk
fr-member-h2-role = Woodcutter
fr-member-h3-flavour = Cannot see the ore. Has never missed it.
fr-member-h3 = Dagny Underrock
fr-member-h3-role = Miner
fr-member-h4-flavour = Eats alone. He has stopped asking the reason.
fr-member-h4 = Tobit Hyde
fr-member-h4-role = Tanner
fr-member-h5-flavour = Has been right once, and it shone.
fr-member-h5 = Sable Fossick
fr-member-h5-role = Prospector
fr-member-h6-flavour = Talks to the herd at length. The herd takes notes.
fr-member-h6 = Jonty Halter
fr-member-h6-role = Drover
fr-member-h7-flavour = Knows every path and disapproves of most of them.
fr-member-h7 = Rowan Greyback
fr-member-h7-role = Ranger
fr-member-h8-flavour = Walks the fields with a list. The fields straighten up.
fr-member-h8 = Mistress Philippa Acre
fr-member-h8-role = Reeve
fr-member-a1-flavour = Smells of smoke on principle.
fr-member-a1 = Cinder Maggs
fr-member-a1-role = Charburner
fr-member-a2-flavour = Carries live coals in his pocket and calls it saving matches.
fr-member-a2 = Ignatz Glow
fr-member-a2-role = Ember-Binder
fr-member-a3-flavour = Speaks softly, because the furnace does not.
fr-member-a3 = Brunhild Slagg
fr-member-a3-role = Smelter
fr-member-a4-flavour = Her charms work. She will not tell you what for.
fr-member-a4 = Nonna Thimble
fr-member-a4-role = Charm-Maker
fr-member-a5-flavour = Turns one thing into another and forgets which was which.
fr-member-a5 = Professor Quandary
fr-member-a5-role = Transmuter
fr-member-a6-flavour = Has high standards and eight ways of showing it.
fr-member-a6 = Ysabeau Silverthread
fr-member-a6-role = Mithril-Wright
fr-member-a7-flavour = Predicted this very conversation, but slower.
fr-member-a7 = Old Mother Almanac
fr-member-a7-role = Sage
fr-member-a8-flavour = One bottle cures, one bottle pays. The labels came off.
fr-member-a8 = Basil Physick
fr-member-a8-role = Apothecary

## Titles

fr-title-embersmith = Embersmith
fr-title-embersmith-flavour = Two pieces that glow in the dark and one shield to stand behind while they do.
fr-title-brightsmith = Brightsmith
fr-title-brightsmith-flavour = Two pieces finished in mithril and one blade to catch the light of them.
fr-title-artificer = Artificer
fr-title-artificer-flavour = Nothing is thrown away. The leftovers have leftovers.
fr-title-bladewright = Bladewright
fr-title-bladewright-flavour = Three weapons delivered, and not one complaint from anybody able to complain.
fr-title-wallwright = Wallwright
fr-title-wallwright-flavour = Three shields. The town sleeps better, and leans on things more.
fr-title-mailwright = Mailwright
fr-title-mailwright-flavour = Three suits of armor, all of which the customers could get out of again.
fr-title-quartermaster = Quartermaster
fr-title-quartermaster-flavour = One of everything, labelled, on the right shelf.
fr-title-legendsmith = Legendsmith
fr-title-legendsmith-flavour = Two pieces that people already lie about having seen.
fr-title-guildwarden = Guildwarden
fr-title-guildwarden-flavour = Five members on the wage list, and all five know your birthday.
fr-title-renowned = Renowned
fr-title-renowned-flavour = They know your name in the next town. They even spell it.

## Assistants

fr-assistant-raven-keeper-flavour = The bird goes where it likes. He merely takes the credit.
fr-assistant-raven-keeper = Aldous Perch
fr-assistant-raven-keeper-role = Raven-Keeper
fr-assistant-fourth-hand-flavour = She has two hands like everyone else. They are simply never both empty.
fr-assistant-fourth-hand = Minna Quick
fr-assistant-fourth-hand-role = Fourth Hand
fr-assistant-foreman-flavour = Has an opinion about your shelves, and unluckily it is correct.
fr-assistant-foreman = Osric Plank
fr-assistant-foreman-role = Foreman
fr-assistant-guildmother-flavour = Has raised eleven apprentices and remembers the names of nine.
fr-assistant-guildmother = Dame Hortense Coop
fr-assistant-guildmother-role = Guildmother
fr-assistant-quarter-clerk-flavour = Awake for one trade a turn. It is always the right one.
fr-assistant-quarter-clerk = Silas Ledgerby
fr-assistant-quarter-clerk-role = Quarter-Clerk
fr-assistant-old-patron-flavour = Speaks well of you at dinners to which you are not invited.
fr-assistant-old-patron = Count Vassily Brock
fr-assistant-old-patron-role = Old Patron

## Overtime

fr-overtime-long-hours = Long Hours
fr-overtime-long-hours-flavour = The candle is yours. So, it turns out, is the complaint.
fr-overtime-rush-order = Rush Order
fr-overtime-rush-order-flavour = Three customers leave in a temper. Three others were waiting for that.
fr-overtime-night-forge = Night Forge
fr-overtime-night-forge-flavour = The neighbours are sound sleepers by now, or have moved.

## Stations

fr-station-kiln = Kiln
fr-station-kiln-flavour = Slow heat, closed door, no peeking. Everyone peeks.
fr-station-smelter = Smelter
fr-station-smelter-flavour = Two dirty things go in and one clean thing comes out. The town has no other such place.
fr-station-stores = Stores
fr-station-stores-flavour = There is always something behind the last shelf, mostly another shelf.
fr-station-second-shift = Second Shift
fr-station-second-shift-flavour = The guild is delighted to come back. It says so between its teeth.
fr-station-town-crier = Town Crier
fr-station-town-crier-flavour = He shouts the truth. For two coins more he shouts it kindly.
fr-station-appraiser = Appraiser
fr-station-appraiser-flavour = He looks, he sighs, he names a figure lower than the sigh.
fr-station-market-exchange = Market Exchange
fr-station-market-exchange-flavour = Everybody leaves the Market pleased, which means somebody has not noticed yet.

## Upgrades

fr-upgrade-wide-kiln = Wide Kiln
fr-upgrade-wide-kiln-flavour = Twice the door, the same amount of waiting.
fr-upgrade-bellows = Bellows
fr-upgrade-bellows-flavour = It breathes so that the apprentice may stop.
fr-upgrade-storehouse = Storehouse
fr-upgrade-storehouse-flavour = A second shed, to hold what fell out of the first.
fr-upgrade-ledger = Ledger
fr-upgrade-ledger-flavour = In the right column an ore and a hide are the same thing.
fr-upgrade-annex = Annex
fr-upgrade-annex-flavour = A door where yesterday there was a wall and a quarrel about it.

## Reputation

fr-reputation-reputation-0-flavour = Nobody knows you. The baker wants coin first.
fr-reputation-reputation-1-flavour = The baker nods.
fr-reputation-reputation-2-flavour = Strangers ask for you, though not by name.
fr-reputation-reputation-3-flavour = Your sign is crooked and people have begun to like it that way.
fr-reputation-reputation-4-flavour = The old smiths stop talking when you come in.
fr-reputation-reputation-5-flavour = A song exists. It has one verse and your name is wrong in it.
fr-reputation-reputation-6-flavour = Somebody has copied your hinges.
fr-reputation-reputation-7-flavour = You are given a chair at the Guild table, by the draught.
fr-reputation-reputation-8-flavour = The chair moves away from the draught.
fr-reputation-reputation-9-flavour = Children play at being you. The smallest has to be the anvil.
fr-reputation-reputation-10-flavour = The Guild laughs before you have finished the joke.
fr-reputation-reputation-11-flavour = A portrait is commissioned. You pay for the frame.
fr-reputation-reputation-12-flavour = The empty chair at the head of the table is dusted, just in case.
