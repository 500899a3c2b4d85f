## Ce dont on convient avant la partie

options-rival = Noirbec
options-town = La ville
option-ao = Adversaire automatique
about-option-ao = { $seats ->
    [1] En solitaire, vous affrontez Noirbec, qui forge pour 13, 12 ou 11 cubes : Apprenti, Artisan, Maître forgeron. Commencez par l’Apprenti.
    [4] À quatre, il n’y a plus de place pour Noirbec.
   *[other] Noirbec peut se joindre à vous comme un rival de plus. Il forge pour 13, 12 ou 11 cubes : Apprenti, Artisan, Maître forgeron.
}
option-ao-usual = comme d’habitude
option-ao-none = personne
option-ao-apprentice = Apprenti
option-ao-artisan = Artisan
option-ao-master-smith = Maître forgeron
option-ao-own = à votre gré
option-cost = Cubes par contrat
about-option-cost = Moins il lui en faut, plus il forge. Apprenti : 13, Maître forgeron : 11.
option-events = Événements de sa pioche
about-option-events = Chacun est une action de plus, au cours de ses neuf premiers tours. Apprenti : 2, Maître forgeron : 6.
option-colour = Son emblème
about-option-colour = L’emblème et la couleur de son jeton, de ses cubes et de ses contrats ; personne d’autre ne les a.
option-colour-cog = Rouage
option-colour-shield = Bouclier
option-colour-crown = Couronne
option-assistants = Assistants
about-option-assistants = Chacun de vous en reçoit deux et en garde un. Noirbec n’en a pas.
option-raven = Corbeau sur le plateau
about-option-raven = Le dé Corbeau compte comme toutes les couleurs et se trouve dans un quartier dès le début.
preset-written = Comme dans la règle
about-preset-written = Seul contre un Apprenti, ou entre forgerons.
preset-journey = Compagnon
about-preset-journey = Contre un Artisan, avec des Assistants pour vous aider.
preset-masterpiece = Chef-d’œuvre
about-preset-masterpiece = Contre un Maître forgeron, avec des Assistants pour vous aider.
preset-neighbours = Bons voisins
about-preset-neighbours = Deux à quatre forgerons avec leurs Assistants, et personne d’autre.
