## Where the server keeps everything. { $place } is a file, or host:port/database.

srv-store-scheme = The database address must begin with postgresql:// or sqlite:///, such as: { $schemes }.
srv-store-url = The database address cannot be read: { $why }.
srv-store-no-driver = PostgreSQL needs one more package: pip install 'inglenook[postgres]'.
srv-store-unreachable = The database { $place } cannot be reached: { $why }.
srv-store-refused = The database server refused us at { $place }: { $why }.
srv-store-unsure = The connection to the database { $place } was lost in the middle of writing ({ $why }), so it is not certain whether this was kept. Sending it again is harmless.
srv-store-folder = { $place } cannot be used: { $why }.
srv-store-full = There is no room left where { $place } is kept. Nothing was written.
srv-store-read-only = { $place } may not be written. Nothing was changed.
srv-store-busy = { $place } is busy with something else and did not answer in time. Nothing was written; try again.
srv-store-told-full = The server has no room left, so this was not kept. Whoever runs it has to make room; try again later.
srv-store-told-busy = The server's storage is busy and did not answer in time. Nothing was written; try again.
srv-store-told-unsure = The server lost its storage in the middle of writing, so it is not certain whether this was kept. Sending it again is harmless.
srv-store-told-not-now = The server's storage does not work just now, so nothing was written. Try again in a moment.
srv-store-failed = The database { $place } reports an error: { $why }. Nothing was written.
srv-store-broken = { $place } is damaged. Restore a backup.
srv-store-not-ours = { $place } is not a database of this program. Nothing was changed.
srv-store-newer = { $place } was written by a newer version of this program. Install that version to open it; nothing was changed.
srv-store-file-exists = { $path } is there already. Choose another name, or say that it may be replaced.
srv-store-backup-failed = The backup { $path } could not be written: { $why }.
srv-store-no-backup = The backup { $path } cannot be read: { $why }.
srv-store-not-a-backup = { $path } is not a backup of this program.
srv-store-backup-broken = The backup { $path } is damaged. Nothing was changed.
srv-store-not-empty = { $place } already holds tables or guests. Nothing was changed; say so if the backup shall replace them.
srv-store-in-use = A server is running on { $place }. Stop it first; nothing was changed.
