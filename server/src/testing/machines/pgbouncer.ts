import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { freePort } from './redis.ts';

const PROGRAM = '/usr/sbin/pgbouncer';

/** Debian puts it where only root looks. */
export const hasPgBouncer = (): boolean => existsSync(PROGRAM);

export interface OwnPgBouncer {
  readonly url: string;
  readonly port: number;
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** A PgBouncer in transaction mode in front of the PostgreSQL at that port, set as docs/operate.md says. */
export const ownPgBouncer = async (database: number): Promise<OwnPgBouncer> => {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'pgbouncer-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  chmodSync(folder, 0o755);
  const file = join(folder, 'pgbouncer.ini');
  const lines = [
    '[databases]',
    `* = host=127.0.0.1 port=${database} user=postgres`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${port}`,
    'unix_socket_dir =',
    'auth_type = any',
    'pool_mode = transaction',
    'default_pool_size = 20',
    'max_client_conn = 500',
    'server_login_retry = 1',
    'query_wait_timeout = 5',
  ];
  writeFileSync(file, lines.join('\n'));
  let program: ChildProcess | null = null;
  const stop = async (): Promise<void> => {
    if (program === null) return;
    const gone = once(program, 'exit');
    program.kill('SIGKILL');
    program = null;
    await gone;
  };
  const start = async (): Promise<void> => {
    // It refuses to run as root.
    const made = spawn(PROGRAM, process.getuid?.() === 0 ? ['-u', 'postgres', file] : [file]);
    program = made;
    for await (const chunk of made.stderr) if (String(chunk).includes('process up')) break;
  };
  onTestFinished(stop);
  await start();
  return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, port, start, stop };
};
