## What is agreed on before the game

options-rival = Blackbeak
options-town = The town
option-ao = Automated opponent
about-option-ao = { $seats ->
    [1] Alone you play against Blackbeak, who forges for 13, 12 or 11 cubes: Apprentice, Artisan, Master Smith. Begin with Apprentice.
    [4] Four smiths have no room for Blackbeak.
   *[other] Blackbeak may take part as one more rival. It forges for 13, 12 or 11 cubes: Apprentice, Artisan, Master Smith.
}
option-ao-usual = as usual
option-ao-none = nobody
option-ao-apprentice = Apprentice
option-ao-artisan = Artisan
option-ao-master-smith = Master Smith
option-ao-own = as you like
option-cost = Good Cubes for a contract
about-option-cost = The fewer it needs, the more it forges. Apprentice: 13, Master Smith: 11.
option-events = Events in its deck
about-option-events = Each is one thing more that it does, in its first nine turns. Apprentice: 2, Master Smith: 6.
option-colour = Its sign
about-option-colour = The sign and colour of its token, its cubes and its contracts; nobody else has it.
option-colour-cog = Cog
option-colour-shield = Shield
option-colour-crown = Crown
option-assistants = Assistants
about-option-assistants = Each of you is dealt two and keeps one. Blackbeak gets none.
option-raven = Raven on the board
about-option-raven = The Raven Die counts as every colour, and lies in a district from the beginning.
preset-written = As written
about-preset-written = Alone against an Apprentice, or smiths among themselves.
preset-journey = Journeyman
about-preset-journey = Against an Artisan, with Assistants to help you.
preset-masterpiece = Masterpiece
about-preset-masterpiece = Against a Master Smith, with Assistants to help you.
preset-neighbours = Good neighbours
about-preset-neighbours = Two to four smiths with their Assistants, and nobody else.
