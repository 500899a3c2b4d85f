## Ce que dit le serveur. Les identifiants commencent par srv-. Ceux de l'hôte sont dans le bloc marqué ainsi.

srv-guest-names = Renard ambré, Brave Blaireau, Héron calme, Loutre maligne, Alouette matinale, Ours gentil, Oie grise, Lièvre honnête, Rouge-gorge joyeux, Bonne Chouette, Roitelet chanceux, Joyeuse Pie, Douce Martre, Écureuil agile, Escargot patient, Cerf fier, Hirondelle vive, Taupe discrète, Milan royal, Hermine rusée, Tortue tranquille, Grande Grue, Chat douillet, Oie sauvage

srv-bad-request = Le serveur ne comprend pas : { $detail }.
srv-bad-json = Ce n’est pas le message que le serveur attend ici : { $detail }.
srv-no-body = Il manque quelque chose : il faut ici un contenu JSON.
srv-too-large = C’est trop grand : on prend ici au plus { $most } octets.
srv-too-large-here = C’est trop grand pour cette adresse.
srv-too-fast = C’était trop à la fois. Attendez un instant et réessayez.
srv-too-many-sockets = Trop de fenêtres sont ouvertes depuis votre adresse : au plus { $most }.
srv-foreign-origin = Cette demande vient d’un autre site ; elle est refusée.
srv-no-guest = Le serveur ne vous connaît pas encore. Ouvrez d’abord sa page d’accueil ; un programme a besoin d’un jeton.
srv-bad-token = Ce jeton est inconnu ou a été révoqué.
srv-token-elsewhere = Ce jeton vaut pour une autre table.
srv-not-for-programs = Le jeton d’un programme ne vaut que pour sa place.
srv-token-name = Programme { $n }
srv-token-ended = Ce jeton a été révoqué.
srv-device-ended = Le lien personnel par lequel ce navigateur est venu a été retiré. Ouvrez-en un nouveau pour continuer.
srv-signed-out = Ce navigateur a été déconnecté, car quelqu’un a choisi « Déconnecter partout ailleurs ». Si c’était vous, ici, rechargez cette page.
srv-not-found = Il n’y a rien à cette adresse.
srv-no-method = Cette adresse ne prend pas cette méthode.
srv-oops = Quelque chose s’est cassé sur le serveur, et c’est sa faute. Son journal en dit plus sous { $mark }.
srv-no-words = Il n’y a pas de langue « { $lang } ». Il y a : { $langs }.
srv-bad-name = Un nom doit avoir au moins une lettre visible.
srv-hello-first = Dites d’abord bonjour.
srv-hello-late = Aucun bonjour n’est arrivé à temps.
srv-hello-again = Vous avez déjà dit bonjour.
srv-text-only = Les messages sont du texte JSON, et celui-ci n’en était pas.
srv-shutdown = Le serveur s’arrête. Tout est gardé ; cette fenêtre revient d’elle-même avec lui.
srv-slow = Cette fenêtre n’a pas pu suivre et doit regarder la table à nouveau.
srv-closed = Cette table est fermée ici.

srv-aside-asked = On demande maintenant aux autres si vous pouvez la reprendre.
srv-aside-undo = { $who } voudrait reprendre une réponse. Êtes-vous d’accord ?

srv-reach-loopback = Cette adresse ne marche que sur cet ordinateur. Pour que d’autres de votre réseau jouent, lancez le serveur avec --host 0.0.0.0.
srv-reach-no-network = Cet ordinateur n’a pas d’adresse que d’autres puissent joindre. Lancez le serveur avec --public-url et l’adresse que voient les autres.

srv-limits-form = Une limite s’écrit nom=valeur, et non « { $text } ».
srv-limits-misfit = Ces limites ne vont pas : { $detail }. Il y a : { $names }.
srv-limits-positive = Toute limite doit être supérieure à 0.
srv-public-url = « { $url } » n’est pas une adresse que d’autres puissent joindre : elle ressemble à https://jouer.example.org, sans chemin.

srv-page-no-client = Les pages du jeu ne sont pas encore construites.
srv-page-no-client-how = Ce serveur répond aux programmes sous /docs. Pour construire les pages : make web, puis relancez le serveur.
srv-page-missing = Il n’y a rien à cette adresse.
srv-page-home = Vers la page d’accueil
srv-device-title = Continuer ici
srv-device-ask = Ce lien permet à ce navigateur de continuer en tant que { $name }, à toutes les tables de { $name }. Ne l’ouvrez que s’il est à vous.
srv-device-yes = Continuer en tant que { $name }
srv-device-gone = Ce lien n’est plus valable. Faites-en un nouveau dans les réglages de l’appareil sur lequel vous jouez.
