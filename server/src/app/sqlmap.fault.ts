// IN-04: sqlmap on every parameter of the calls that read, and of those that write a post's children.
import { execFile, execFileSync } from 'node:child_process';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { authCalls } from '@wagram/contract/auth';
import { postCalls } from '@wagram/contract/posts';
import { cookiesOf, preparedData, startProgram, temporaryFolder } from '#testing';

const hasSqlmap = (): boolean => {
  try {
    execFileSync('sqlmap', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
};

const uuid = '01890a5d-ac96-774b-bcce-b302099a8057';

describe('IN-04: sqlmap', () => {
  it.skipIf(!hasSqlmap())('finds no parameter that can be injected', { timeout: 1_200_000 }, async () => {
    const program = await startProgram(await preparedData());
    const ana = { username: 'ana', email: 'ana@example.org', password: 'a walk in the rain' };
    const signed = await program.ask(authCalls.signup, ana);
    const cookie = cookiesOf(signed.headers);
    const made = await program.ask(postCalls.createPost, { content: 'a tram' }, { cookie });
    const post = made.body.success ? made.body.post.id : '';
    const origin = `http://127.0.0.1:${program.port}`;
    const targets: readonly (readonly [path: string, method?: string, body?: object])[] = [
      [`/api/posts?feed_type=trenches&limit=5&cursor=abc`],
      [`/api/posts?id=${post}`],
      [`/api/posts?user_posts=${uuid}`],
      [`/api/posts/new?feed_type=trenches&since=${uuid}`],
      [`/api/comments?postId=${post}&cursor=abc`],
      ['/api/bookmarks?q=tram&cursor=abc'],
      [`/user/ana*/rss`],
      ['/api/posts', 'PUT', { post_id: post, action: 'like' }],
      ['/api/comments', 'POST', { post_id: post, content: 'it came' }],
      ['/api/bookmarks', 'POST', { postId: post }],
      ['/api/auth/login', 'POST', { email: 'ana@example.org', password: 'x' }],
    ];
    const folder = temporaryFolder();
    for (const [path, method = 'GET', body] of targets) {
      const args = ['-u', origin + path, '--batch', '--disable-coloring', '--level=2', '--risk=1', '--technique=BEUS'];
      args.push('--dbms=PostgreSQL', '--flush-session', '--output-dir', folder, '--cookie', cookie, '--method', method);
      args.push('--skip=cookie', '--ignore-code=400,401,403,404,409,422,429', '--threads=4');
      if (body !== undefined) args.push('--data', JSON.stringify(body), '-H', 'content-type: application/json');
      const { stdout } = await promisify(execFile)('sqlmap', args, { maxBuffer: 64 * 1024 * 1024 });
      expect([path, /is vulnerable|injection point\(s\)|appears to be '[^']+' injectable/.exec(stdout)?.[0]]).toEqual([
        path,
        undefined,
      ]);
      expect([path, stdout]).toEqual([path, expect.stringMatching(/do not appear to be injectable|not.*injectable/)]);
    }
  });
});
