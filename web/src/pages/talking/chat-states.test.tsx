import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Route, Routes } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { MessageView } from '@wagram/contract/messages';
import { keepStoredUser, removeStored } from '#kernel';
import { MessagesLink } from '#messages';
import { conversation, draw, message, no, openPage, person, serve, yes } from '#testing';
import { ChatPage } from './chat.tsx';

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

describe('a chat', () => {
  it('[MEND-19] opens around the first unread message, and marks nothing read that was not on the screen', async () => {
    const before = [19, 20].map((seq) => message(seq, {}, bob));
    const after = [21, 22].map((seq) => message(seq, {}, bob));
    const log = serve({
      ...answers,
      'GET /api/conversations/one': yes({
        conversation: conversation({ unreadCount: 80, read_seq: 20, last_seq: 100, last_change: 100 }, bob),
      }),
      'GET /api/messages': ({ query }) =>
        query['after'] === undefined
          ? yes({ messages: before, next_cursor: '19', newer_after: null, last_change: 100 })
          : yes({ messages: after, next_cursor: '21', newer_after: 22, last_change: 100 }),
      'GET /api/messages/changes': yes({ messages: [], last_change: 100, has_more: false }),
    });
    open();
    expect(await screen.findByText('message 21')).toBeTruthy();
    const rows = screen.getByRole('log').textContent ?? '';
    expect(rows.indexOf('New messages')).toBeGreaterThan(rows.indexOf('message 20'));
    expect(rows.indexOf('New messages')).toBeLessThan(rows.indexOf('message 21'));
    const asked = log.filter(({ line }) => line === 'GET /api/messages').map(({ query }) => query);
    expect(asked).toMatchObject([{ cursor: '21' }, { after: '20' }]);
    expect(screen.getByRole('button', { name: '80 new messages' })).toBeTruthy();
    expect(log.some(({ line }) => line === 'POST /api/mark-read')).toBe(false);
  });

  it('[MEND-19] D43: the clock time of a message is told to screen readers and in its menu', async () => {
    serve(answers);
    open();
    await screen.findByText('hello');
    const clock = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeStyle: 'short' }).format(
      new Date('2026-11-15T12:00:00.000Z'),
    );
    expect(screen.getByRole('log').textContent).toContain(clock);
    fireEvent.pointerDown(screen.getByRole('button', { name: 'Message actions' }), { button: 0, ctrlKey: false });
    expect(await screen.findByText(`Sent ${clock}`)).toBeTruthy();
  });

  it('[MEND-07] whoever was blocked: a bar in the field’s place, what was said and Report stay', async () => {
    let blocked = true;
    const log = serve({
      ...answers,
      'GET /api/conversations/one': () =>
        yes({ conversation: conversation({ blocked, can_write: !blocked, isOnline: true }, bob) }),
      'DELETE /api/block-user': () => {
        blocked = false;
        return yes({ isBlocked: false });
      },
    });
    open();
    expect(await screen.findByText('You blocked @bob')).toBeTruthy();
    expect(await screen.findByText('hello')).toBeTruthy();
    expect(screen.queryByRole('textbox', { name: 'Message' })).toBeNull();
    expect(screen.queryByText('Online')).toBeNull();
    fireEvent.pointerDown(screen.getByRole('button', { name: 'More' }), { button: 0, ctrlKey: false });
    expect(await screen.findByRole('menuitem', { name: 'Report' })).toBeTruthy();
    fireEvent.keyDown(screen.getByRole('menu'), { key: 'Escape' });
    fireEvent.click(screen.getByRole('button', { name: 'Unblock' }));
    await waitFor(() => expect(log.some(({ line }) => line.startsWith('DELETE /api/block-user'))).toBe(true));
    expect(await screen.findByRole('textbox', { name: 'Message' })).toBeTruthy();
  });

  it('[MEND-07] whoever may no longer see the other still reads what the two said', async () => {
    serve({
      ...answers,
      'GET /api/user-profile': no(404, 'member_not_found', 'User not found'),
      'GET /api/conversations/one': yes({ conversation: conversation({}, bob) }),
    });
    open();
    expect(await screen.findByText('hello')).toBeTruthy();
    expect(screen.getByRole('heading', { name: /Bob Ross/ })).toBeTruthy();
  });

  it('[MEND-17] a chat that could not be loaded says so, with a way to try again, and is never an empty one', async () => {
    for (const line of ['GET /api/conversations/one', 'GET /api/messages']) {
      openPage();
      keepStoredUser(ana);
      serve({ ...answers, [line]: no(500, 'internal', 'Something went wrong on our side.') });
      const { unmount } = open();
      const alert = await screen.findByRole('alert');
      expect(alert.textContent).toContain('The conversation could not be loaded');
      expect(alert.textContent).toContain('Something went wrong on our side.');
      expect(alert.textContent).not.toMatch(/connection|offline/);
      expect(within(alert).getByRole('button', { name: 'Try again' })).toBeTruthy();
      unmount();
    }
  });

  it('[MEND-17] what waits to be sent does not hide that the rest could not be loaded', async () => {
    serve({
      ...answers,
      'GET /api/messages': no(500, 'internal', 'Something went wrong on our side.'),
      'POST /api/messages': no(500, 'internal', 'No'),
    });
    open();
    await screen.findByRole('alert');
    write('are you there?');
    fireEvent.keyDown(field(), { key: 'Enter' });
    expect(await screen.findByText('are you there?')).toBeTruthy();
    expect(screen.getByText('The conversation could not be loaded')).toBeTruthy();
  });

  it('[MEND-17] without a connection it says so', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    serve({ ...answers, 'GET /api/user-profile': 'unreachable', 'GET /api/conversations/one': 'unreachable' });
    open();
    expect(await screen.findByText('You are offline')).toBeTruthy();
  });
});
