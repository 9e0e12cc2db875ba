import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ConversationId } from '@wagram/contract/kernel';
import { Route, Routes, useLocation } from 'react-router';
import { beforeEach, describe, expect, it } from 'vitest';
import { keepStoredUser, readStored, removeStored, writeStoredJson } from '#kernel';
import { conversation, draw, message, openPage, person, serve, someId, where, yes } from '#testing';
import { refreshSession } from '#auth';
import { MessageSettingsPage } from '../settings/message-settings.tsx';
import { MessagesPage } from './messages.tsx';
import { NewMessageDialog } from './new-message.tsx';

const [ana, bob] = [person('ana'), person('bob', { displayName: 'Bob Ross' })];

const State = () => <output data-testid="state">{JSON.stringify(useLocation().state)}</output>;
const stateNow = () => JSON.parse(screen.getByTestId('state').textContent) as unknown;

const open = () =>
  draw(
    <Routes>
      <Route path="/messages" element={<MessagesPage />} />
      <Route path="*" element={<State />} />
    </Routes>,
    '/messages',
  );

const talks = (...all: ReturnType<typeof conversation>[]) =>
  yes({ conversations: all, next_cursor: null, unread_total: 0, requests_total: 0 });
const found = (...people: { id: string; username: string; displayName: string }[]) =>
  yes({ users: people.map((one) => ({ ...one, avatar_url: null, verified: false, badge: null })) });
const search = (text: string) =>
  fireEvent.change(screen.getByRole('searchbox', { name: 'Search people' }), { target: { value: text } });

beforeEach(() => {
  openPage();
  removeStored('message-settings');
  keepStoredUser(ana);
});

describe('a new message', () => {
  it('[MEND-15] goes to whoever was searched for and chosen, and opens the chat; groups and channels are further choices', async () => {
    const log = serve({
      'GET /api/search-users': found(bob),
      'GET /api/conversations': talks(),
      'POST /api/messages': yes({ message: message(1, { content: 'hello there' }, ana) }),
    });
    draw(
      <Routes>
        <Route path="/messages" element={<NewMessageDialog />} />
        <Route path="*" element={<State />} />
      </Routes>,
      '/messages',
    );
    const dialog = screen.getByRole('dialog', { name: 'New message' });
    expect(within(dialog).getByRole('link', { name: 'New group' }).getAttribute('href')).toBe('/create-group');
    expect(within(dialog).getByRole('link', { name: 'New channel' })).toBeTruthy();
    fireEvent.change(within(dialog).getByLabelText('To'), { target: { value: 'bob' } });
    fireEvent.click(await within(dialog).findByRole('button', { name: /Bob Ross/ }));
    expect(within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Send' }).disabled).toBe(true);
    fireEvent.change(within(dialog).getByLabelText('Message'), { target: { value: ' hello there ' } });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(where()).toBe('/chat/bob'));
    const sent = log.find(({ line }) => line === 'POST /api/messages');
    expect(sent?.body).toMatchObject({ receiver_id: bob.id, content: 'hello there' });
  });
});

describe('the inbox', () => {
  it('signed out it asks to sign in', async () => {
    openPage();
    const log = serve({ 'GET /api/auth/session': yes({ user: null }) });
    await refreshSession();
    open();
    expect(screen.getByText('Sign in to read your messages')).toBeTruthy();
    expect(log.map(({ line }) => line)).toEqual(['GET /api/auth/session']);
  });

  it('[MSG-01] shows name, last message, time, unread count, online flag and badge, and leads to the settings', async () => {
    const busy = { lastMessage: 'see you', unreadCount: 3, isOnline: true, badge: 'gold' as const };
    const own = {
      conversation_id: someId<ConversationId>('own'),
      lastMessage: 'mine',
      lastSenderId: ana.id,
      timestamp: new Date().toISOString(),
    };
    const log = serve({
      'GET /api/conversations': talks(conversation(busy, bob), conversation(own, person('cara'))),
    });
    open();
    expect(await screen.findByText('Bob Ross')).toBeTruthy();
    for (const text of ['see you', '3 unread messages', 'Online', 'You: mine']) {
      expect(screen.getByText(text)).toBeTruthy();
    }
    expect(screen.getAllByText('now').length).toBeGreaterThan(0);
    expect(screen.getByRole('button', { name: 'Gold: a verified member' })).toBeTruthy();
    expect(log[0]?.query).toEqual({ user_id: ana.id });
    fireEvent.click(screen.getByRole('link', { name: 'Messages settings' }));
    expect(where()).toBe('/settings');
  });

  it('[MEND-19] says what was begun and not sent', async () => {
    writeStoredJson('chat-drafts', { version: 1, owner: ana.id, texts: { [bob.id]: ' half a thought ' } });
    serve({ 'GET /api/conversations': talks(conversation({ lastMessage: 'see you' }, bob)) });
    open();
    expect(await screen.findByText('Draft:')).toBeTruthy();
    expect(screen.getByText('half a thought')).toBeTruthy();
    expect(screen.queryByText('see you')).toBeNull();
    removeStored('chat-drafts');
  });

  it('[MSG-01] asks again on focus and when the page can be seen again', async () => {
    const log = serve({ 'GET /api/conversations': talks() });
    open();
    await screen.findByText('No conversations yet');
    for (const [index, event] of ['focus', 'visibilitychange'].entries()) {
      window.dispatchEvent(new Event(event));
      await waitFor(() => expect(log.length).toBeGreaterThan(index + 1));
    }
  });

  it('[MSG-03] a conversation opens with id, username and name; a face leads to the profile', async () => {
    serve({ 'GET /api/conversations': talks(conversation({}, bob)) });
    open();
    fireEvent.click(await screen.findByRole('link', { name: 'Bob Ross' }));
    expect(where()).toBe('/chat/bob');
    expect(stateNow()).toEqual({ id: bob.id, username: '@bob', name: 'Bob Ross' });
    open();
    fireEvent.click((await screen.findAllByRole('link', { name: 'Profile of Bob Ross' }))[0]!);
    expect(screen.getAllByTestId('state').some((one) => one.textContent.includes('"fromChat":true'))).toBe(true);
    expect(screen.getAllByTestId('state').some((one) => one.textContent.includes('"originalProfile":"bob"'))).toBe(
      true,
    );
  });

  it('[MSG-02] typing finds people, clearing brings the conversations back', async () => {
    const log = serve({
      'GET /api/conversations': talks(conversation({ lastMessage: 'hello' }, bob)),
      'GET /api/search-users': found(person('bobby', { displayName: 'Bobby' })),
    });
    open();
    await screen.findByText('hello');
    search('  ');
    expect(screen.queryByText('People')).toBeNull();
    search(' bob ');
    fireEvent.click(await screen.findByRole('link', { name: 'Bobby' }));
    expect(log.find(({ line }) => line === 'GET /api/search-users')?.query).toEqual({ q: 'bob', exclude_user: ana.id });
    expect(stateNow()).toMatchObject({ username: '@bobby', name: 'Bobby', isNewChat: true });
  });

  it('[MSG-02] says what was not found', async () => {
    serve({ 'GET /api/conversations': talks(conversation({}, bob)), 'GET /api/search-users': found() });
    open();
    await screen.findByText('Bob Ross');
    search('zzz');
    expect(await screen.findByText('No users found matching "zzz"')).toBeTruthy();
    expect(screen.getByText('No conversations found matching "zzz"')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Clear the search' }));
    expect(screen.getByText('Bob Ross')).toBeTruthy();
    expect(screen.queryByText('People')).toBeNull();
  });

  it('[MSG-01] strangers wait in a section of their own until they are let in', async () => {
    const log = serve({
      'GET /api/conversations': talks(conversation({ request: true }, bob)),
      'PUT /api/conversations': yes(),
    });
    open();
    expect(await screen.findByRole('heading', { name: /Message requests/ })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Accept' }));
    await waitFor(() =>
      expect(log.find(({ line }) => line === 'PUT /api/conversations')?.body).toMatchObject({ action: 'accept' }),
    );
  });
});

describe('messages settings', () => {
  const settings = (change: object = {}) =>
    yes({
      settings: {
        notify: { likes: true, comments: true, newFollowers: true, directMessages: true, streams: true },
        messages: {
          onlineStatus: true,
          messageNotifications: true,
          typingIndicator: true,
          readReceipts: true,
          ...change,
        },
      },
    });

  it('[MSG-08] all on by default, kept on the device and told to the server (D12)', async () => {
    const log = serve({ 'GET /api/settings': settings(), 'PUT /api/settings': settings({ typingIndicator: false }) });
    draw(<MessageSettingsPage />);
    const switches = ['Online status', 'Message notifications', 'Typing indicator', 'Read receipts'].map((name) =>
      screen.getByRole('switch', { name }),
    );
    expect(switches.map((one) => one.getAttribute('aria-checked'))).toEqual(['true', 'true', 'true', 'true']);
    await waitFor(() => expect(log).toHaveLength(1));
    fireEvent.click(switches[2]!);
    await waitFor(() => expect(log[1]?.body).toMatchObject({ messages: { typingIndicator: false } }));
    expect(JSON.parse(readStored('message-settings') ?? '')).toEqual({
      onlineStatus: true,
      messageNotifications: true,
      typingIndicator: false,
      readReceipts: true,
    });
  });

  it('[MSG-08] what was chosen on another device shows here, and a switch that the server did not hear goes back', async () => {
    serve({ 'GET /api/settings': settings({ onlineStatus: false }), 'PUT /api/settings': 'unreachable' });
    draw(<MessageSettingsPage />);
    const online = screen.getByRole('switch', { name: 'Online status' });
    await waitFor(() => expect(online.getAttribute('aria-checked')).toBe('false'));
    fireEvent.click(online);
    expect(JSON.parse(readStored('message-settings') ?? '')).toMatchObject({ onlineStatus: true });
    await waitFor(() =>
      expect(JSON.parse(readStored('message-settings') ?? '')).toMatchObject({ onlineStatus: false }),
    );
    await waitFor(() => expect(online.getAttribute('aria-checked')).toBe('false'));
  });
});
