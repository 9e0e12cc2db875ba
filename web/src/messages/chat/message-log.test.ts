import { asId, type MessageId } from '@wagram/contract/kernel';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { conversationId, message, openPage, serve, yes } from '#testing';
import { logKey, type LogPlace } from '../keys.ts';
import { openLog } from '../merge.ts';
import { hearMessage, readLog } from './message-log.ts';

const post = (number: number) => asId<MessageId>(`00000000-0000-7000-a000-00000000000${number}`);
const main = { conversation_id: conversationId };
const threads = [1, 2, 3].map((number): LogPlace => ({ ...main, thread_of: post(number) }));
const changed = (change: number) => ({ type: 'message', ...main, change, message: null }) as const;

describe('a change that is told without its message', () => {
  const clients: QueryClient[] = [];
  beforeEach(() => openPage());
  afterEach(() => clients.splice(0).forEach((client) => client.clear()));

  const openClient = (): QueryClient => {
    const client = new QueryClient();
    clients.push(client);
    for (const where of [main, ...threads])
      client.setQueryData(
        logKey(where),
        openLog({ messages: [], next_cursor: null, newer_after: null, last_change: 1 }),
      );
    return client;
  };
  const look = (client: QueryClient, where: LogPlace) =>
    new QueryObserver(client, { queryKey: logKey(where), staleTime: Infinity }).subscribe(() => undefined);

  it('[TLK-03] is asked for by what somebody looks at, and not once for every thread of before', async () => {
    const asked: string[] = [];
    serve({
      'GET /api/messages/changes': ({ query }) => {
        asked.push(query.thread_of ?? 'channel');
        return yes({ messages: [message(2)], last_change: 2, has_more: false });
      },
    });
    const client = openClient();
    const away = look(client, threads[1] as LogPlace);
    look(client, main);
    look(client, threads[0] as LogPlace);
    away();
    hearMessage(client, changed(2));
    await vi.waitFor(() => expect(readLog(client, main)?.change).toBe(2));
    await vi.waitFor(() => expect(readLog(client, threads[0] as LogPlace)?.change).toBe(2));
    expect(asked.toSorted()).toEqual([post(1), 'channel'].toSorted());
    // They know how far they have come: opened again, they ask from there on.
    expect(threads.slice(1).map((where) => readLog(client, where)?.change)).toEqual([1, 1]);
    // What comes whole after that leaves no gap behind it.
    hearMessage(client, { ...changed(3), message: message(3, { thread_of: post(2) }) });
    expect(threads.slice(1).map((where) => readLog(client, where)?.change)).toEqual([1, 1]);
  });
});
