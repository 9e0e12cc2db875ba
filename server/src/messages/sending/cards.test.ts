import sharp from 'sharp';
import { describe, expect, it, vi } from 'vitest';
import { messageCalls } from '@wagram/contract/messages';
import { listen, pageServer, people, testApp, type Person } from '#testing';

const { actOnMessage, listChanges, listMessages, sendMessage } = messageCalls;

const png = await sharp({ create: { width: 600, height: 315, channels: 3, background: 'olive' } })
  .png()
  .toBuffer();

const scene = async () => {
  const server = await pageServer((request, reply) => {
    const isPicture = request.url === '/p.png';
    const page = `<title>A page</title><meta property="og:image" content="/p.png">`;
    reply.writeHead(200, { 'content-type': isPicture ? 'image/png' : 'text/html' }).end(isPicture ? png : page);
  });
  const opened = await testApp({ env: server.env });
  const [ana, bob, eva] = await people(opened, 'ana', 'bob', 'eva');
  const settle = async () => {
    opened.app.jobs.wake();
    await opened.app.jobs.settle();
    await opened.app.events.settle();
  };
  const say = async (from: Person, to: Person, content: string, more: object = {}) =>
    (await from.browser.get(sendMessage, { receiver_id: to.id, content, ...more })).message;
  return { server, opened, ana, bob, eva, settle, say };
};

const lastOf = async (person: Person, other: Person) =>
  (await person.browser.get(listMessages, { user1_id: person.id, user2_id: other.id })).messages.at(-1);

describe('a link in a message', () => {
  it('[TLK-01] gets its card as a change, and its picture is for those who sit there', async () => {
    const { opened, ana, bob, eva, settle, say } = await scene();
    const ear = await listen(opened, bob);
    const sent = await say(ana, bob, 'read https://pages.example/page');
    expect(sent.card).toBeNull();
    await settle();
    await vi.waitFor(() => expect(ear.heard).toContainEqual(expect.objectContaining({ change: sent.change + 1 })));
    const changes = { conversation_id: sent.conversation_id, after: sent.change };
    const [changed] = (await bob.browser.get(listChanges, changes)).messages;
    expect(changed?.card).toMatchObject({ url: 'https://pages.example/page', title: 'A page' });
    const url = changed?.card?.picture?.url ?? '';
    const statuses = [];
    for (const { browser } of [ana, bob, eva])
      statuses.push((await browser.request({ method: 'GET', url })).statusCode);
    expect(statuses).toEqual([200, 200, 404]);
    // Known by now, the next one has it at once.
    expect((await say(bob, eva, 'https://pages.example/page')).card?.title).toBe('A page');
  });

  it('[TLK-01] has another card in other words, and none once it is taken back', async () => {
    const { ana, bob, settle, say } = await scene();
    const { id } = await say(ana, bob, 'https://pages.example/one');
    await settle();
    expect((await lastOf(bob, ana))?.card?.url).toBe('https://pages.example/one');
    await ana.browser.get(actOnMessage, { message_id: id, action: 'edit', content: 'https://pages.example/two' });
    await settle();
    expect((await lastOf(bob, ana))?.card?.url).toBe('https://pages.example/two');
    await ana.browser.get(actOnMessage, { message_id: id, action: 'delete' });
    expect((await lastOf(bob, ana))?.card).toBeNull();
    await ana.browser.get(actOnMessage, { message_id: id, action: 'restore' });
    expect((await lastOf(bob, ana))?.card?.url).toBe('https://pages.example/two');
  });
});
