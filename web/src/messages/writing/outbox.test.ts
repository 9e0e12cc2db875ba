import { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { keepStoredUser, readStored, removeStored } from '#kernel';
import { conversation, message, no, openPage, person, serve, conversationId, yes } from '#testing';
import { logKey, withMemberKey } from '../keys.ts';
import { openLog } from '../merge.ts';
import { discardMessage, flushOutbox, postMessage, resumeOutbox, retryMessage } from './outbox.ts';
import type { Draft } from './outbox.ts';
import { changeOutbox, readOutbox } from './outbox-store.ts';
import { readLog } from '../chat/message-log.ts';

const [ana, bob] = [person('ana'), person('bob')];

const draft = (content: string): Draft => ({
  client_id: `client-${content}`,
  receiver_id: bob.id,
  kind: 'text',
  content,
  image_url: null,
  media: null,
  duration: null,
  reply_to: null,
});

const setOnline = (isOnline: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);

const openClient = (): QueryClient => {
  const client = new QueryClient();
  client.setQueryData(withMemberKey(bob.id), conversation());
  client.setQueryData(
    logKey({ conversation_id: conversationId }),
    openLog({ messages: [], next_cursor: null, newer_after: null, last_change: 0 }),
  );
  return client;
};

/** A server that takes messages, each once. */
const takes = () => {
  let seq = 0;
  return serve({
    'POST /api/messages': ({ body }) => {
      const { content, client_id } = body as { content: string; client_id: string };
      seq += 1;
      return yes({ message: message(seq, { content, client_id }, ana) });
    },
  });
};

const said = (client: QueryClient) =>
  readLog(client, { conversation_id: conversationId })?.messages.map(({ content }) => content);
const states = () => readOutbox(ana.id).map(({ content, state, problem }) => [content, state, problem]);

describe('the outbox', () => {
  beforeEach(() => {
    openPage();
    removeStored('outbox');
    keepStoredUser(ana);
    setOnline(true);
  });

  it('[MSG-07] sends one after the other, in the order in which they were written', async () => {
    const log = takes();
    const client = openClient();
    for (const word of ['one', 'two', 'three']) postMessage(client, ana.id, draft(word));
    expect(states().map(([, state]) => state)).toEqual(['sending', 'waiting', 'waiting']);
    expect(log).toHaveLength(1);
    await flushOutbox(client);
    expect(said(client)).toEqual(['one', 'two', 'three']);
    expect(log.map(({ headers }) => headers.get('idempotency-key'))).toEqual([
      'client-one',
      'client-two',
      'client-three',
    ]);
    expect(log[0]?.body).toMatchObject({ receiver_id: bob.id, content: 'one', client_id: 'client-one' });
    expect(readOutbox(ana.id)).toEqual([]);
  });

  it('[TLK-01] FT-21: an album and a file wait offline as pictures do, and go out with all that is in them', async () => {
    setOnline(false);
    const log = takes();
    const shown = (kind: 'image' | 'file', url: string) =>
      ({ kind, url, srcset: null, poster_url: null, width: 4, height: 3, thumbhash: null, alt: null }) as const;
    const [first, second, file] = [shown('image', '/1'), shown('image', '/2'), shown('file', '/3')];
    const client = openClient();
    const album = { kind: 'media', image_url: '/1', media: first, more_media: [second] } as const;
    postMessage(client, ana.id, { ...draft('album'), ...album });
    postMessage(client, ana.id, { ...draft('file'), kind: 'file', media: file });
    postMessage(client, ana.id, { ...draft('one'), kind: 'media', image_url: '/1', media: first });
    await flushOutbox(client);
    expect(log).toEqual([]);
    setOnline(true);
    await flushOutbox(client);
    const bodies = log.map(({ body }) => body as { media?: object; image_url?: string });
    expect(bodies.map(({ media, image_url: url }) => media ?? url)).toEqual([
      [{ url: '/1' }, { url: '/2' }],
      [{ url: '/3' }],
      '/1',
    ]);
  });

  it('[MSG-07] FT-21: what is written offline waits, survives a reload, and goes out once and in order', async () => {
    setOnline(false);
    const log = takes();
    for (const word of ['one', 'two']) postMessage(openClient(), ana.id, draft(word));
    await flushOutbox(openClient());
    expect(states().map(([, state]) => state)).toEqual(['waiting', 'waiting']);
    expect(log).toHaveLength(0);
    expect(JSON.parse(readStored('outbox') ?? '')).toMatchObject({ version: 1, owner: ana.id });
    // The page was left in the middle of a request.
    changeOutbox(ana.id, ([first, ...rest]) => [{ ...first!, state: 'sending' }, ...rest]);
    setOnline(true);
    const client = openClient();
    await resumeOutbox(client);
    expect(said(client)).toEqual(['one', 'two']);
    expect(log).toHaveLength(2);
  });

  it.each([
    ['no answer', 'unreachable' as const, 'Failed to send message. Please try again.'],
    ['no reason', no(500, 'unexpected', ''), 'Failed to send message'],
    ['the server’s reason', no(403, 'cannot_write', 'You cannot write here'), 'You cannot write here'],
  ])('[MSG-07] a failure with %s is told, and the message stays', async (_what, answer, text) => {
    serve({ 'POST /api/messages': answer });
    postMessage(openClient(), ana.id, draft('one'));
    await flushOutbox(openClient());
    expect(states()).toEqual([['one', 'failed', text]]);
  });

  it('[MSG-07] what failed is sent again on demand, or deleted', async () => {
    serve({ 'POST /api/messages': no(403, 'cannot_write', 'You cannot write here') });
    const client = openClient();
    for (const word of ['one', 'two']) postMessage(client, ana.id, draft(word));
    await flushOutbox(client);
    discardMessage(ana.id, 'client-two');
    const log = takes();
    await resumeOutbox(client);
    expect(log).toHaveLength(0);
    retryMessage(client, ana.id, 'client-one');
    await flushOutbox(client);
    expect(said(client)).toEqual(['one']);
    expect(readOutbox(ana.id)).toEqual([]);
  });

  it('PR-01: what another member did not send is neither shown nor sent', async () => {
    setOnline(false);
    postMessage(openClient(), ana.id, draft('secret'));
    keepStoredUser(bob);
    setOnline(true);
    const log = takes();
    await resumeOutbox(openClient());
    expect(readOutbox(bob.id)).toEqual([]);
    expect(log).toHaveLength(0);
  });
});
