## Là où le serveur garde tout. { $place } est un fichier, ou hôte:port/base.

srv-store-scheme = L’adresse de la base de données doit commencer par postgresql:// ou sqlite:///, par exemple : { $schemes }.
srv-store-url = L’adresse de la base de données est illisible : { $why }.
srv-store-no-driver = PostgreSQL demande un paquet de plus : pip install 'inglenook[postgres]'.
srv-store-unreachable = La base de données { $place } est injoignable : { $why }.
srv-store-refused = Le serveur de base de données nous a refusé l’accès à { $place } : { $why }.
srv-store-unsure = La connexion à la base de données { $place } s’est coupée pendant l’écriture ({ $why }) ; on ne sait pas si c’est enregistré. Le renvoyer est sans danger.
srv-store-folder = { $place } n’est pas utilisable : { $why }.
srv-store-full = Il n’y a plus de place là où se trouve { $place }. Rien n’a été écrit.
srv-store-read-only = On ne peut pas écrire dans { $place }. Rien n’a changé.
srv-store-busy = { $place } est occupé et n’a pas répondu à temps. Rien n’a été écrit ; réessayez.
srv-store-told-full = Le serveur n’a plus de place, ceci n’a donc pas été gardé. C’est à qui le tient d’en faire ; réessayez plus tard.
srv-store-told-busy = La mémoire du serveur est occupée et n’a pas répondu à temps. Rien n’a été écrit ; réessayez.
srv-store-told-unsure = Le serveur a perdu sa mémoire au milieu d’une écriture ; il n’est pas certain que ceci ait été gardé. L’envoyer de nouveau ne fait aucun mal.
srv-store-told-not-now = La mémoire du serveur ne fonctionne pas pour l’instant, rien n’a donc été écrit. Réessayez dans un instant.
srv-store-failed = La base de données { $place } signale une erreur : { $why }. Rien n’a été écrit.
srv-store-broken = { $place } est abîmé. Restaurez une sauvegarde.
srv-store-not-ours = { $place } n’est pas une base de données de ce programme. Rien n’a changé.
srv-store-newer = { $place } vient d’une version plus récente de ce programme. Installez-la pour l’ouvrir ; rien n’a changé.
srv-store-file-exists = { $path } existe déjà. Choisissez un autre nom, ou dites qu’on peut le remplacer.
srv-store-backup-failed = La sauvegarde { $path } n’a pas pu être écrite : { $why }.
srv-store-no-backup = La sauvegarde { $path } est illisible : { $why }.
srv-store-not-a-backup = { $path } n’est pas une sauvegarde de ce programme.
srv-store-backup-broken = La sauvegarde { $path } est abîmée. Rien n’a changé.
srv-store-not-empty = { $place } contient déjà des tables ou des invités. Rien n’a changé ; dites-le si la sauvegarde doit les remplacer.
srv-store-in-use = Un serveur travaille sur { $place }. Arrêtez-le d’abord ; rien n’a changé.
