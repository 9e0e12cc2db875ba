import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Route, Routes } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { MessageView } from '@wagram/contract/messages';
import { keepStoredUser, readStored, removeStored, setVoice, tellLive, writeStoredJson } from '#kernel';
import { MessagesLink } from '#messages';
import { conversation, draw, message, no, openPage, person, serve, conversationId, yes } from '#testing';
import { ChatPage, DmPage } from './chat.tsx';

// The list draws what is in sight; here everything is.
vi.mock('virtua', () => ({
  Virtualizer: ({ data, children }: { data: readonly object[]; children: (row: object) => ReactNode }) =>
    data.map((row) => children(row)),
}));

const [ana, bob] = [person('ana'), person('bob', { displayName: 'Bob Ross' })];

const visited = {
  ...bob,
  bio: 'happy little trees',
  followers_count: 1,
  is_private: false,
  is_open: true,
  is_following: true,
  is_requested: false,
  follows_you: true,
  is_blocked: false,
  is_muted: false,
  mutuals: [],
  mutuals_count: 0,
};
const profile = yes({ user: visited, posts: [], next_cursor: null });
const list = (...messages: MessageView[]) =>
  yes({ messages, next_cursor: null, newer_after: null, last_change: messages.at(-1)?.change ?? 0 });
const answers = {
  'GET /api/user-profile': profile,
  'GET /api/conversations/one': yes({ conversation: conversation({}, bob) }),
  'GET /api/messages': list(message(1, { content: 'hello' }, bob)),
  'GET /api/messages/changes': yes({ messages: [], last_change: 1, has_more: false }),
  'POST /api/mark-read': yes({ unread_total: 0 }),
  'POST /api/mark-delivered': yes(),
};

const open = (at = '/chat/bob') =>
  draw(
    <>
      <MessagesLink memberId={ana.id} />
      <Routes>
        <Route path="/chat/:username" element={<ChatPage />} />
        <Route path="/dm/:username" element={<DmPage />} />
      </Routes>
    </>,
    at,
  );
const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' });
const write = (text: string) => fireEvent.change(field(), { target: { value: text } });

beforeEach(() => {
  openPage();
  for (const key of ['outbox', 'chat-drafts', 'message-settings'] as const) removeStored(key);
  keepStoredUser(ana);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
});

describe('the chat', () => {
  it('[MSG-04] with nobody spoken to yet it says how to begin', async () => {
    serve({ ...answers, 'GET /api/conversations/one': yes({ conversation: null }) });
    open();
    expect(await screen.findByText('No messages yet')).toBeTruthy();
    expect(screen.getByRole('heading', { name: /Bob Ross/ })).toBeTruthy();
    expect(screen.getByText('Start a conversation')).toBeTruthy();
  });

  it('[MSG-04] shows true presence: Online while somebody is here', async () => {
    serve(answers);
    open();
    await screen.findByText('@bob');
    act(() => tellLive({ type: 'presence', member_id: bob.id, isOnline: true }));
    expect((await screen.findAllByText('Online')).length).toBeGreaterThan(0);
    act(() => tellLive({ type: 'presence', member_id: bob.id, isOnline: false }));
    await waitFor(() => expect(screen.queryByText('Online')).toBeNull());
  });

  it('[MSG-05] the direct message page says who somebody is', async () => {
    serve({ ...answers, 'GET /api/conversations/one': yes({ conversation: null }) });
    open('/dm/bob');
    expect(await screen.findByText('No messages yet. Start the conversation!')).toBeTruthy();
    for (const text of ['happy little trees', 'Joined January 2026', '1 follower']) {
      expect(screen.getByText(text)).toBeTruthy();
    }
  });

  it.each(['/dm/nobody', '/chat/nobody'])('[MSG-05] D14: an unknown member at %s is not found', async (at) => {
    serve({ 'GET /api/user-profile': no(404, 'member_not_found', 'User not found') });
    open(at);
    expect(await screen.findByText('User not found')).toBeTruthy();
  });

  it('[MSG-07] content is trimmed, sent with Enter, shown at once and not sent twice', async () => {
    let answer: (reply: Response) => void = () => undefined;
    const log = serve(answers);
    const plain = globalThis.fetch;
    vi.stubGlobal('fetch', (address: string, init: RequestInit) => {
      const asked = plain(address, init);
      if (init.method !== 'POST' || address !== '/api/messages') return asked;
      return new Promise<Response>((resolve) => {
        answer = resolve;
      });
    });
    open();
    await screen.findByText('@bob');
    write('   ');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send' }).disabled).toBe(true);
    fireEvent.keyDown(field(), { key: 'Enter' });
    write('  hi bob ');
    fireEvent.keyDown(field(), { key: 'Enter', shiftKey: true });
    expect(log.filter(({ line }) => line === 'POST /api/messages')).toHaveLength(0);
    fireEvent.keyDown(field(), { key: 'Enter' });
    expect(field().value).toBe('');
    write('hi bob');
    fireEvent.keyDown(field(), { key: 'Enter' });
    expect(screen.getByRole('button', { name: 'Send' }).getAttribute('aria-busy')).toBe('true');
    const sent = log.filter(({ line }) => line === 'POST /api/messages');
    expect(sent.map(({ body }) => (body as { content: string }).content)).toEqual(['hi bob']);
    const { client_id } = sent[0]!.body as { client_id: string };
    act(() => answer(Response.json({ success: true, message: message(2, { content: 'hi bob', client_id }, ana) })));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Send' }).getAttribute('aria-busy')).toBeNull());
    expect(JSON.parse(readStored('outbox') ?? '')).toMatchObject({ entries: [] });
  });

  it('what was typed and not sent is there again, and leaves with the message', async () => {
    serve({ ...answers, 'POST /api/messages': yes({ message: message(2, { content: 'half a' }, ana) }) });
    open();
    await screen.findByText('@bob');
    write('half a');
    expect(JSON.parse(readStored('chat-drafts') ?? '')).toMatchObject({ owner: ana.id, texts: { [bob.id]: 'half a' } });
    open();
    await waitFor(() => expect(screen.getAllByRole<HTMLTextAreaElement>('textbox').at(-1)?.value).toBe('half a'));
    fireEvent.keyDown(screen.getAllByRole('textbox').at(-1)!, { key: 'Enter' });
    await waitFor(() => expect(JSON.parse(readStored('chat-drafts') ?? '')).toMatchObject({ texts: {} }));
  });

  it('[MSG-09] a message that is told appears without a reload, and one that was missed is asked for', async () => {
    const log = serve({
      ...answers,
      'GET /api/messages/changes': ({ query }) =>
        query['after'] === '2'
          ? yes({ messages: [message(3, {}, bob), message(4, {}, bob)], last_change: 4, has_more: false })
          : yes({ messages: [], last_change: Number(query['after']), has_more: false }),
    });
    open();
    await screen.findByText('hello');
    const tell = (seq: number) =>
      act(() =>
        tellLive({ type: 'message', conversation_id: conversationId, change: seq, message: message(seq, {}, bob) }),
      );
    tell(2);
    expect(await screen.findByText('message 2')).toBeTruthy();
    tell(4);
    expect(await screen.findByText('message 3')).toBeTruthy();
    expect(screen.getByText('message 4')).toBeTruthy();
    expect(log.some(({ line, query }) => line.endsWith('changes') && query['after'] === '2')).toBe(true);
    await waitFor(() =>
      expect(log.findLast(({ line }) => line === 'POST /api/mark-read')?.body).toMatchObject({ seq: 4 }),
    );
  });

  it('[MSG-08] tells others of one’s typing at most every three seconds, and not at all when that is switched off', async () => {
    const said: unknown[] = [];
    setVoice((word) => said.push(word));
    serve(answers);
    open();
    await screen.findByText('hello');
    const typed = () => said.filter((word) => (word as { type: string }).type === 'typing');
    for (const text of ['h', 'hi', 'hi ']) write(text);
    expect(typed()).toEqual([{ type: 'typing', conversation_id: conversationId }]);
    writeStoredJson('message-settings', { typingIndicator: false });
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 10_000);
    write('hi b');
    expect(typed()).toHaveLength(1);
    setVoice(null);
    vi.restoreAllMocks();
  });

  it('[MSG-08] says that somebody is typing, until their words are there', async () => {
    serve(answers);
    open();
    await screen.findByText('hello');
    act(() => tellLive({ type: 'typing', conversation_id: conversationId, member_id: bob.id, username: '@bob' }));
    expect(screen.getByText('Bob Ross is typing…')).toBeTruthy();
    act(() => tellLive({ type: 'message', conversation_id: conversationId, change: 2, message: message(2, {}, bob) }));
    expect(screen.queryByText('Bob Ross is typing…')).toBeNull();
  });

  it('[IN-01] what people wrote is text', async () => {
    const markup = '<img src=x onerror="alert(1)"> javascript:alert(1)';
    serve({ ...answers, 'GET /api/messages': list(message(1, { content: markup }, bob)) });
    open();
    expect(await screen.findByText(/onerror="alert\(1\)"/)).toBeTruthy();
    expect(screen.getByRole('log').querySelector('img[onerror]')).toBeNull();
  });

  it('a stranger waits until they are let in, and where nothing can be written no field stands', async () => {
    serve({ ...answers, 'GET /api/conversations/one': yes({ conversation: conversation({ request: true }, bob) }) });
    open();
    expect(await screen.findByRole('button', { name: 'Accept' })).toBeTruthy();
    expect(screen.queryByRole('textbox', { name: 'Message' })).toBeNull();
    openPage();
    keepStoredUser(ana);
    serve({ ...answers, 'GET /api/conversations/one': yes({ conversation: conversation({ can_write: false }, bob) }) });
    open();
    expect(await screen.findByText('You cannot write here')).toBeTruthy();
    expect(screen.queryByRole('textbox', { name: 'Message' })).toBeNull();
  });
});
