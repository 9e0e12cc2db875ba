import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { authCalls } from '@wagram/contract/auth';
import { postCalls } from '@wagram/contract/posts';
import { createLog, openPostgres } from '#kernel';
import { brokenInvariants, cookiesOf, ownPostgres, startProgram, temporaryFolder } from '#testing';

/** A tool that came with the server; Debian keeps them out of the path. */
const tool = (name: string): string => {
  const versions = '/usr/lib/postgresql';
  const newest = readdirSync(versions).sort((a, b) => Number(b) - Number(a))[0] ?? '';
  return join(versions, newest, 'bin', name);
};

describe('a backup', () => {
  it('FT-20: taken under load and restored elsewhere holds every promise and everything answered before it began', async () => {
    const [from, to] = [await ownPostgres(), await ownPostgres()];
    const program = await startProgram({ DATA_DIR: temporaryFolder(), DATABASE_URL: from.url });
    const answered: string[] = [];
    const load = { isOver: false };
    const lane = async (number: number): Promise<void> => {
      const name = `lane_${number}`;
      const person = { username: name, email: `${name}@example.org`, password: 'a walk in the rain' };
      const { headers } = await program.ask(authCalls.signup, person);
      const cookie = cookiesOf(headers);
      for (let i = 0; !load.isOver; i += 1) {
        const content = `${name} says ${i}`;
        const { body } = await program.ask(postCalls.createPost, { content }, { cookie });
        if (!body.success) continue;
        answered.push(content);
        await program.ask(postCalls.actOnPost, { post_id: body.post.id, action: 'like' }, { cookie });
      }
    };
    const lanes = Promise.all(Array.from({ length: 8 }, (_, number) => lane(number)));
    await expect.poll(() => answered.length, { timeout: 60_000 }).toBeGreaterThan(300);
    const before = [...answered];
    const file = join(temporaryFolder(), 'backup.dump');
    const begun = performance.now();
    execFileSync(tool('pg_dump'), ['-Fc', '-f', file, from.url]);
    const taken = performance.now();
    execFileSync(tool('pg_restore'), ['--no-owner', '-d', to.url, file]);
    const restored = performance.now();
    load.isOver = true;
    await lanes;
    const database = openPostgres(to.url, createLog('fatal', false), 2);
    try {
      const { rows } = await database.pool.query<{ content: string }>('select content from posts');
      const kept = new Set(rows.map((row) => row.content));
      expect(before.filter((content) => !kept.has(content))).toEqual([]);
      expect(await brokenInvariants(database)).toEqual([]);
      process.stdout.write(
        `A backup of ${kept.size} posts under load: taken in ${Math.round(taken - begun)} ms (nothing answered before it began is missing), restored in ${Math.round(restored - taken)} ms.\n`,
      );
    } finally {
      await database.close();
    }
  });
});
