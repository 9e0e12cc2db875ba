// What the compiler says when ids are mixed up, as `npm run check` would.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
mkdirSync(join(root, '.cache'), { recursive: true });
const folder = mkdtempSync(join(root, '.cache/id-kinds-'));
afterAll(() => rmSync(folder, { recursive: true }));

const HEAD = `import type { CallInput, MemberId, PostId } from '@wagram/contract/kernel';
import type { followCalls, FollowEvent } from '@wagram/contract/follows';
import type { PostView } from '@wagram/contract/posts';
import { likePost } from '../../server/src/posts/reactions/reactions.gen.ts';
declare const memberId: MemberId;
declare const postId: PostId;
declare const post: PostView;
declare const rest: Omit<Parameters<typeof likePost>[1], 'memberId' | 'postId'>;
declare const db: Parameters<typeof likePost>[0];
export const known: [unknown, CallInput<typeof followCalls.follow> | FollowEvent | MemberId | PostView] = [db, memberId];
`;

const FINE = `export const input: CallInput<typeof followCalls.follow> = { following_id: post.user_id };
export const liked = likePost(db, { ...rest, memberId, postId: post.id });
`;

const MIXED_UP = [
  'export const who: MemberId = postId;',
  "export const typed: MemberId = '01890a5d-ac96-774b-bcce-b302099a8057';",
  'export const sent: CallInput<typeof followCalls.follow> = { following_id: post.id };',
  "export const told: FollowEvent = { name: 'member.followed', payload: { followerId: memberId, followingId: postId } };",
  'export const shown: PostView = { ...post, user_id: post.id };',
  'export const swapped = likePost(db, { ...rest, memberId: postId, postId: memberId });',
];

/** Lines of the file that do not compile. @param {string} text @returns {number[]} */
const refusedLines = (text) => {
  writeFileSync(join(folder, 'plant.ts'), text);
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({
      extends: join(root, 'tsconfig.base.json'),
      compilerOptions: { noEmit: true, composite: false, declaration: false, types: ['node'] },
      files: ['plant.ts'],
    }),
  );
  const tsc = join(dirname(fileURLToPath(import.meta.resolve('typescript/package.json'))), 'bin/tsc');
  try {
    execFileSync(process.execPath, [tsc, '-p', folder, '--pretty', 'false'], { cwd: folder, encoding: 'utf8' });
    return [];
  } catch (error) {
    const { stdout } = /** @type {{ stdout: string }} */ (error);
    return [...new Set([...stdout.matchAll(/^plant\.ts\((\d+),/gm)].map((match) => Number(match[1])))];
  }
};

describe('ids of different kinds', () => {
  it('do not compile where another is asked for: in calls, events, views and statements', { timeout: 120_000 }, () => {
    const first = `${HEAD}${FINE}`.split('\n').length;
    const refused = refusedLines(`${HEAD}${FINE}${MIXED_UP.join('\n')}\n`);
    expect(refused).toEqual(MIXED_UP.map((_, place) => first + place));
  });
});
