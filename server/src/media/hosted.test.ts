import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { postCalls } from '@wagram/contract/posts';
import type { PostId } from '#kernel';
import { people, testApp, type Person } from '#testing';
import { removeReleased } from './sweep.ts';

/** An image host that says which of its files it was asked to delete. */
const imageHost = async () => {
  const state = { isDown: false, asked: [] as string[], keys: new Set<string>() };
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '', 'http://host');
    state.keys.add(Buffer.from(request.headers.authorization?.slice(6) ?? '', 'base64').toString());
    if (state.isDown) return void response.writeHead(500).end();
    if (request.method === 'DELETE') {
      state.asked.push(url.pathname);
      return void response.writeHead(204).end();
    }
    const name = /name = "(.*)"/.exec(url.searchParams.get('searchQuery') ?? '')?.[1] ?? '';
    const folder = url.searchParams.get('path') ?? '';
    const files = [
      { fileId: `id-of-${name}`, filePath: `${folder}/${name}` },
      { fileId: 'another', filePath: `${folder}/deeper/${name}` },
    ];
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(files));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return { state, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
};

const setUp = async () => {
  const host = await imageHost();
  const env = {
    IMAGEKIT_PUBLIC_KEY: 'public_abc',
    IMAGEKIT_PRIVATE_KEY: 'private_abc',
    IMAGEKIT_URL_ENDPOINT: 'https://ik.example/me',
    IMAGEKIT_API_URL: host.url,
  };
  const opened = await testApp({ env });
  const [ana, bob] = await people(opened, 'ana', 'bob');
  const show = async ({ browser }: Person, name: string): Promise<PostId> =>
    (await browser.get(postCalls.createPost, { content: 'x', image_url: `https://ik.example/me/wagram-posts/${name}` }))
      .post.id;
  const remove = ({ browser }: Person, post_id: PostId) => browser.get(postCalls.deletePost, { post_id });
  return { opened, ana, bob, host, show, remove };
};

describe('a file at the image host', () => {
  it('[SR-M7] is deleted there when what showed it is deleted, and nothing else is', async () => {
    const { opened, ana, host, show, remove } = await setUp();
    const gone = await show(ana, 'a_1.jpg');
    await show(ana, 'stays.jpg');
    await remove(ana, gone);
    await removeReleased(opened.app);
    await expect.poll(() => new Set(host.state.asked)).toEqual(new Set(['/v1/files/id-of-a_1.jpg']));
    expect([...host.state.keys]).toEqual(['private_abc:']);
  });

  it('[SR-M7] stays as long as anything shows it, whoever wrote that, and also from before it was noted', async () => {
    const { opened, ana, bob, host, show, remove } = await setUp();
    const first = await show(ana, 'shared.jpg');
    const second = await show(bob, 'shared.jpg');
    await remove(bob, second);
    await removeReleased(opened.app);
    expect(host.state.asked).toEqual([]);
    await opened.app.database.pool.query('update posts set media_id = null where id = $1', [first]);
    await remove(bob, await show(bob, 'shared.jpg'));
    await removeReleased(opened.app);
    expect(host.state.asked).toEqual([]);
  });

  it('[SR-M7] is asked for again when the host was away', async () => {
    const { opened, ana, host, show, remove } = await setUp();
    host.state.isDown = true;
    await remove(ana, await show(ana, 'later.jpg'));
    await removeReleased(opened.app);
    expect(host.state.asked).toEqual([]);
    host.state.isDown = false;
    await removeReleased(opened.app);
    expect(new Set(host.state.asked)).toEqual(new Set(['/v1/files/id-of-later.jpg']));
  });
});
