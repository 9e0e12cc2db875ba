import { describe, expect, it, vi } from 'vitest';
import { blockCalls } from '@wagram/contract/blocks';
import { profileCalls } from '@wagram/contract/profiles';
import { streamCalls, streamChatCalls, streamTopic } from '@wagram/contract/streams';
import { ticketCalls } from '@wagram/contract/tickets';
import type { StreamId } from '#kernel';
import { brokenInvariants, listen, ticketScene, webm, type Person, type TestApp } from '#testing';
import { ticketDoor } from './door.ts';

const OFFER = 'v=0\r\no=- 1 1 IN IP4 127.0.0.1\r\ns=-\r\nt=0 0\r\n';

type Guest = Pick<Person, 'browser'>;

const whep = async ({ browser }: Guest, stream: StreamId): Promise<unknown> => {
  const headers = { 'content-type': 'application/sdp' };
  const reply = await browser.request({ method: 'POST', url: `/api/streams/${stream}/whep`, headers, payload: OFFER });
  return reply.headers['content-type']?.toString().includes('json') === true ? reply.json().code : reply.statusCode;
};

const join = async (opened: TestApp, person: Person, stream: StreamId): Promise<string> => {
  const ear = await listen(opened, person);
  ear.say({ type: 'join', topic: streamTopic(stream) });
  return vi.waitFor(() => {
    const answer = ear.heard.find(({ type }) => type === 'joined' || type === 'refused');
    if (answer === undefined) throw new Error('no answer yet');
    return answer.type;
  });
};

/** Everything behind the door. `whep` passes it with an offer that no relay can read. */
const tryAll = async (opened: TestApp, person: Person, stream_id: StreamId) => {
  const { browser } = person;
  const chat = await browser.ask(streamChatCalls.listChat, { stream_id });
  const said = await browser.ask(streamChatCalls.sendChat, { stream_id, message: 'hello' });
  const paid = await browser.ask(streamChatCalls.sendChat, { stream_id, message: '', amount: 1 });
  const { stream } = await browser.get(streamCalls.readStream, { stream_id });
  return {
    chat: chat.status,
    said: said.status,
    paid: paid.status,
    whep: await whep(person, stream_id),
    topic: await join(opened, person, stream_id),
    told: stream.needs_ticket,
  };
};

const OUT = { chat: 402, said: 402, paid: 402, whep: 'ticket_needed', topic: 'refused', told: true };
const IN = { chat: 200, said: 200, paid: 200, whep: 'bad_sdp', topic: 'joined', told: false };

describe('the door of a stream that was sold', () => {
  it('[MON-11] is open to who has a ticket, the host and operators, and to nobody else, on every way in', async () => {
    const { opened, host, guests, sell, buy, live } = await ticketScene(
      { OPERATORS: 'ops@example.org' },
      'ana',
      'bob',
      'ops',
    );
    const [ana, bob, ops] = guests;
    await opened.app.database.pool.query(`update members set email_verified_at = now() where id = $1`, [ops.id]);
    const stream_id = await sell();
    await buy(ana, stream_id);
    await live(stream_id);
    expect(await tryAll(opened, bob, stream_id)).toEqual(OUT);
    expect(await tryAll(opened, ana, stream_id)).toEqual(IN);
    expect(await tryAll(opened, ops, stream_id)).toEqual(IN);
    // Nobody pays themselves.
    expect(await tryAll(opened, host, stream_id)).toEqual({ ...IN, paid: 400 });
    const guest = { browser: opened.browser() };
    expect((await guest.browser.ask(streamChatCalls.listChat, { stream_id })).status).toBe(402);
    expect(await whep(guest, stream_id)).toBe('ticket_needed');
    const { streams } = await bob.browser.get(streamCalls.listStreams, {});
    expect(streams.map(({ needs_ticket }) => needs_ticket)).toEqual([true]);
    // During the stream a ticket is still to be had, and opens at once.
    await buy(bob, stream_id);
    expect(await tryAll(opened, bob, stream_id)).toEqual(IN);
    expect(await brokenInvariants(opened.app.database)).toEqual([]);
  });

  it('[MON-11] a ticket that was paid back opens nothing, and a forged one is none', async () => {
    const { opened, guests, sell, buy, end, settle } = await ticketScene({}, 'ana');
    const [ana] = guests;
    const [first, second] = [await sell(), await sell()];
    await buy(ana, first);
    await end(first);
    await settle();
    const door = ticketDoor(opened.app);
    const pairs = [first, second].map((streamId) => ({ memberId: ana.id, streamId }));
    // The first is sold to nobody any more; the second was never hers.
    expect(await door.keptOut(pairs)).toEqual(new Set([1]));
    await opened.app.database.pool.query(`update ticket_sales set state = 'open' where stream_id = $1`, [first]);
    expect(await door.keptOut(pairs)).toEqual(new Set([0, 1]));
  });

  it('[MON-11] the replay and its file are for those who had a ticket', async () => {
    const { opened, host, guests, sell, buy, live } = await ticketScene({}, 'ana', 'bob');
    const [ana, bob] = guests;
    const stream_id = await sell();
    await buy(ana, stream_id);
    await live(stream_id);
    const { upload } = await host.browser.get(streamCalls.startReplay, { stream_id });
    const piece = { method: 'PUT', url: `/api/uploads/${upload.id}/0`, payload: webm() } as const;
    await host.browser.request({ ...piece, headers: { 'content-type': 'application/octet-stream' } });
    await host.browser.get(streamCalls.endStream, { stream_id, keep_replay: true });
    const seen = async ({ browser }: Guest) => (await browser.get(streamCalls.readStream, { stream_id })).stream.replay;
    await vi.waitFor(async () => expect((await seen(ana))?.url).toMatch(/video\.webm$/), 10_000);
    const url = (await seen(ana))?.url ?? '';
    expect(await seen(bob)).toBeNull();
    const file = async ({ browser }: Guest) => (await browser.request({ url })).statusCode;
    expect([await file(ana), await file(host), await file(bob)]).toEqual([200, 200, 404]);
    expect(await file({ browser: opened.browser() })).toBe(404);
  });

  it('[MON-11] stays open to who has a ticket when the host goes private, and shut to others', async () => {
    const { opened, host, guests, sell, buy, live } = await ticketScene({}, 'ana', 'bob');
    const [ana, bob] = guests;
    const stream_id = await sell();
    await buy(ana, stream_id);
    await live(stream_id);
    await host.browser.get(profileCalls.updateProfile, { private: true });
    expect(await tryAll(opened, ana, stream_id)).toEqual(IN);
    expect((await bob.browser.ask(streamCalls.readStream, { stream_id })).status).toBe(404);
    expect((await bob.browser.ask(ticketCalls.readSale, { stream_id })).status).toBe(404);
    // What the host does against one of them alone is paid back.
    await host.browser.get(blockCalls.block, { blocked_id: ana.id });
    expect((await ana.browser.ask(streamCalls.readStream, { stream_id })).status).toBe(404);
  });

  it('[MON-11] tickets of one member are nobody else’s to see', async () => {
    const { guests, sell, buy } = await ticketScene({}, 'ana', 'bob');
    const [ana, bob] = guests;
    const stream_id = await sell();
    await buy(ana, stream_id);
    expect((await bob.browser.get(ticketCalls.listTickets, {})).tickets).toEqual([]);
    expect((await bob.browser.get(ticketCalls.readSale, { stream_id })).sale).toMatchObject({
      ticket: null,
      sold: null,
    });
    expect((await bob.browser.ask(ticketCalls.listTickets, { user_id: ana.id })).status).toBe(403);
  });
});
