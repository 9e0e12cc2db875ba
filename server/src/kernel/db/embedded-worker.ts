// Runs PGlite on a thread of its own: its queries are synchronous WebAssembly and would block the event loop.
// Speaks the Postgres wire protocol as bytes, so that the ordinary driver can be used on the other side.
import { readFile } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { citext } from '@electric-sql/pglite/contrib/citext';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';

export interface EmbeddedOptions {
  /** Folder of the database; null keeps it in memory. */
  folder: string | null;
  /** A dump to start from instead of an empty database. */
  template: string | null;
}

export type ToWorker = { kind: 'bytes'; bytes: Uint8Array } | { kind: 'dump' } | { kind: 'close' };
export type FromWorker =
  | { kind: 'ready' }
  | { kind: 'bytes'; bytes: Uint8Array }
  | { kind: 'dumped'; bytes: Uint8Array }
  | { kind: 'closed' };

const port = parentPort;
if (port === null) throw new Error('embedded-worker runs as a worker thread only');
const options = workerData as EmbeddedOptions;

const lite = await PGlite.create({
  dataDir: options.folder ?? 'memory://',
  extensions: { citext, pg_trgm },
  ...(options.template === null ? {} : { loadDataDir: new Blob([await readFile(options.template)]) }),
});

const say = (message: FromWorker): void => port.postMessage(message);

const obey = async (message: ToWorker): Promise<void> => {
  if (message.kind === 'bytes') {
    say({ kind: 'bytes', bytes: await lite.execProtocolRaw(message.bytes) });
  } else if (message.kind === 'dump') {
    const dump = await lite.dumpDataDir('none');
    say({ kind: 'dumped', bytes: new Uint8Array(await dump.arrayBuffer()) });
  } else {
    await lite.close();
    say({ kind: 'closed' });
    port.close();
  }
};

// One after the other: the protocol has no room for two answers at once.
// Of the worker, which serves one database.
let last = Promise.resolve();
port.on('message', (message: ToWorker) => {
  last = last.then(() => obey(message));
});

say({ kind: 'ready' });
