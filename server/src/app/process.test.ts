import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, inject, it, vi } from 'vitest';
import { authCalls } from '@wagram/contract/auth';
import { launch, preparedData, startProgram, temporaryFolder } from '#testing';

// Starting a process takes seconds on a busy machine.
vi.setConfig({ testTimeout: 180_000 });

const { signup } = authCalls;
const eva = { username: 'eva', email: 'eva@example.org', password: 'a walk in the rain' };

describe('SIGTERM', () => {
  it('FT-07: answers every request that is under way, and ends with exit code 0', async () => {
    const program = await startProgram(await preparedData());
    const sent = Array.from({ length: 16 }, (_, i) =>
      program.ask(signup, { ...eva, username: `eva_${i}`, email: `eva${i}@example.org` }),
    );
    await Promise.race(sent);
    program.signal('SIGTERM');
    const replies = await Promise.all(sent);
    expect(replies.map((reply) => reply.status)).toEqual(Array.from({ length: 16 }, () => 200));
    expect(await program.ended).toBe(0);
  });
});

describe('the data folder', () => {
  it('[SR-M12] is for its user alone, with every file in it, also when an earlier version left it open', async () => {
    const data = await preparedData();
    const folder = data['DATA_DIR'] ?? '';
    mkdirSync(join(folder, 'media', 'posts'), { recursive: true });
    writeFileSync(join(folder, 'media', 'posts', 'old.webp'), 'a picture');
    execFileSync('chmod', ['-R', 'a+rwX', folder]);
    const program = await startProgram(data);
    await program.ask(signup, eva);
    program.signal('SIGTERM');
    await program.ended;
    const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
    expect(entries.length).toBeGreaterThan(3);
    const modeOf = (path: string): number => statSync(path).mode & 0o777;
    expect(modeOf(folder)).toBe(0o700);
    const open = entries
      .map((entry) => join(entry.parentPath, entry.name))
      .filter((path) => modeOf(path) !== (statSync(path).isDirectory() ? 0o700 : 0o600));
    expect(open).toEqual([]);
  });
});

if (inject('embeddedTemplate') !== null) {
  // Before there is any database: once is enough.
  describe('a program that cannot run', () => {
    it('SC-04: refuses to start and tells every fault at once', async () => {
      const program = launch({
        DATA_DIR: temporaryFolder(),
        SEAL_KEY: 'short',
        DATABASE_URL: 'mysql://root:hunter2@127.0.0.1/x',
        PUBLIC_URL: 'https://social.example',
      });
      expect(await program.ended).toBe(1);
      expect(program.output()).toContain('The configuration has 2 faults:');
      expect(program.output()).toContain('SEAL_KEY is too weak');
      expect(program.output()).toContain('DATABASE_URL must be an address that starts with postgres://');
      expect(program.output()).not.toContain('hunter2');
      expect(program.output()).not.toMatch(/\n\s+at /);
    });

    it('SC-04: an https address with the demo on by default is refused', async () => {
      const program = launch({ DATA_DIR: temporaryFolder(), PUBLIC_URL: 'https://social.example' });
      expect(await program.ended).toBe(1);
      expect(program.output()).toContain('set DEMO=off, or DEMO=on');
    });

    it('SC-04: says that the database does not answer, in a sentence', async () => {
      const program = launch({ DATA_DIR: temporaryFolder(), DATABASE_URL: 'postgres://root:hunter2@127.0.0.1:1/x' });
      expect(await program.ended).toBe(1);
      expect(program.output()).toContain('The database of DATABASE_URL does not let us in');
      expect(program.output()).not.toContain('hunter2');
      expect(program.output()).not.toMatch(/\n\s+at /);
    });
  });

  // A PostgreSQL server may be shared; only the folder of the embedded database belongs to one process.
  describe('two processes on one folder', () => {
    it('FT-19: the second refuses and names the first; after a kill -9 the lock is taken over', async () => {
      const env = await preparedData();
      const first = await startProgram(env);
      const second = launch(env);
      expect(await second.ended).toBe(1);
      expect(second.output()).toContain(`is in use by process ${first.pid}.`);
      expect((await first.ask(signup, eva)).status).toBe(200);
      first.signal('SIGKILL');
      expect(await first.ended).toBe('SIGKILL');
      const third = await startProgram(env);
      expect((await third.ask(authCalls.login, eva)).status).toBe(200);
    });

    it('SC-04: a port that is in use is told in a sentence, and the folder is free again', async () => {
      const first = await startProgram(await preparedData());
      const env = await preparedData();
      const second = launch({ ...env, PORT: String(first.port) });
      expect(await second.ended).toBe(1);
      expect(second.output()).toContain(`Port ${first.port} of 127.0.0.1 is in use.`);
      expect(readdirSync(env['DATA_DIR'] ?? '').sort()).toEqual(['postgres', 'push-keys', 'seal-key']);
    });
  });
}
