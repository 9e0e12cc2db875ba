// The client for programs of others, in a page: its browser brings the session along.
import { fileURLToPath } from 'node:url';
import { build } from 'rolldown';
import { apiOf } from './api.ts';
import { expect, test } from './journey.ts';
import { newName, signUp } from './people.ts';

const PLACE = '/programs/client.js';
const CLIENT = fileURLToPath(new URL('../../client/src/index.ts', import.meta.url));

/** As the author of a page would bundle it: by file name, what it says. */
const bundleClient = async (): Promise<Map<string, string>> => {
  const { output } = await build({
    input: CLIENT,
    platform: 'browser',
    external: /^node:/,
    resolve: { conditionNames: ['source', 'browser', 'import'] },
    output: { format: 'esm', entryFileNames: 'client.js' },
    write: false,
    logLevel: 'silent',
  });
  return new Map(output.flatMap((one) => (one.type === 'chunk' ? [[one.fileName, one.code]] : [])));
};

type Client = typeof import('@wagram/client');
type Window = typeof globalThis & { heard: number[] };

test('programs of others: in a page the client signs up, posts, hears what happens, and has its session after a reload @wide', async ({
  page,
  otherBrowser,
}) => {
  const files = await bundleClient();
  const asked: string[] = [];
  await page.route('**/programs/*', (route) => {
    const name = new URL(route.request().url()).pathname.replace('/programs/', '');
    asked.push(name);
    return route.fulfill({ contentType: 'text/javascript', body: files.get(name) ?? '' });
  });
  await page.goto('/terms');
  const id = await page.evaluate(
    async ({ place, username }) => {
      const { createClient } = (await import(place)) as Client;
      const client = createClient({ url: location.origin });
      await client.auth.signup({ username, email: `${username}@example.org`, password: 'a walk in the rain' });
      const heard: number[] = ((globalThis as Window).heard = []);
      await client.listen({ notice: ({ unread }) => heard.push(unread) }).ready;
      return (await client.posts.createPost({ content: 'From a page of my own' })).post.id;
    },
    { place: PLACE, username: newName('ana') },
  );
  const other = (await otherBrowser()).context();
  await signUp(other, newName('bob'));
  await apiOf(other).posts.actOnPost({ post_id: id, action: 'like' });
  await expect.poll(() => page.evaluate(() => (globalThis as Window).heard)).toContain(1);

  await page.reload();
  const unread = await page.evaluate(async (place) => {
    const { createClient } = (await import(place)) as Client;
    return (await createClient({ url: location.origin }).notifications.countUnread({})).unread;
  }, PLACE);
  expect(unread).toBe(1);
  // What is for Node alone is a file of its own, and nobody asked for it.
  const forNode = [...files].filter(([, code]) => / from ['"]node:/.test(code)).map(([name]) => name);
  expect([forNode.length > 0, asked.filter((name) => forNode.includes(name))]).toEqual([true, []]);
});
