import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Route, Routes } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { keepStoredUser, readStored, removeStored, tellLive, writeForTab, writeStoredJson } from '#kernel';
import { MessagesLink } from '#messages';
import {
  conversation,
  conversationId,
  draw,
  group,
  message,
  no,
  openPage,
  person,
  serve,
  someId,
  where,
  yes,
} from '#testing';
import { CreateGroupPage } from './talking/create-group.tsx';
import { CreateNewPage } from './talking/create-new.tsx';
import { GroupPage } from './talking/group.tsx';
import { JoinPage } from './talking/join.tsx';
import { waitingInvite } from './talking/waiting-invite.ts';

// The list draws what is in sight; here everything is.
vi.mock('virtua', () => ({
  Virtualizer: ({ data, children }: { data: readonly object[]; children: (row: object) => ReactNode }) =>
    data.map((row) => children(row)),
}));

// Whole screens are drawn here; a busy machine takes its time.

const [ana, bob] = [person('ana'), person('bob', { displayName: 'Bob Ross' })];

const open = (at: string) =>
  draw(
    <>
      <MessagesLink memberId={ana.id} />
      <Routes>
        <Route path="/create-new" element={<CreateNewPage />} />
        <Route path="/create-group" element={<CreateGroupPage />} />
        <Route path="/group/:id" element={<GroupPage />} />
        <Route path="/join/:code" element={<JoinPage />} />
        <Route path="/messages" element={<p>the inbox</p>} />
      </Routes>
    </>,
    at,
  );

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const talk = (change: Parameters<typeof group>[0] = {}) => ({
  'GET /api/groups/one': yes({ group: group(change) }),
  'GET /api/conversations/one': yes({
    conversation: conversation({ id: conversationId, kind: 'group', name: 'Hikers' }),
  }),
  'GET /api/messages': yes({
    messages: [message(1, { kind: 'system', content: 'joined' }, bob), message(2, { content: 'hello' }, bob)],
    next_cursor: null,
    last_change: 2,
  }),
  'GET /api/messages/changes': yes({ messages: [], last_change: 2, has_more: false }),
  'GET /api/groups/held': yes({ messages: [], next_cursor: null }),
  'POST /api/mark-read': yes({ unread_total: 0 }),
});
/** As the steps before have left it. */
const draft = {
  kind: 'group',
  name: 'Hikers',
  description: '',
  category: 'Sports',
  tags: ['crypto', 'bitcoin'],
  memberLimit: 500,
  privacy: 'private',
  mediaSharing: true,
  voiceMessages: true,
  pollsVoting: true,
  botIntegration: false,
  autoModeration: false,
  slowMode: false,
  messageApproval: false,
  avatar_url: null,
};
const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' });

beforeEach(() => {
  openPage();
  writeForTab('join', null);
  for (const key of ['outbox', 'chat-drafts', 'group-drafts'] as const) removeStored(key);
  keepStoredUser(ana);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
});

describe('making a group', () => {
  it('[GRP-01] the choice says how many fit, leads to the wizard, and closes to the inbox', async () => {
    serve({});
    open('/create-new');
    const dialog = await screen.findByRole('dialog', { name: 'Create New' });
    const group = within(dialog).getByRole('link', { name: /New Group/ });
    const channel = within(dialog).getByRole('link', { name: /New Channel/ });
    expect([group.getAttribute('href'), group.textContent]).toEqual([
      '/create-group',
      'New Groupup to 200,000 members',
    ]);
    expect(channel.getAttribute('href')).toBe('/create-group?kind=channel');
    expect(channel.textContent).toContain('unlimited subscribers');
    press('Close');
    await waitFor(() => expect(where()).toBe('/messages'));
  });

  it('[GRP-02] each step is left when it is right, and what was typed survives a reload', () => {
    const log = serve({});
    open('/create-group');
    press('Next');
    expect(screen.getByRole('alert').textContent).toBe('Give it a name');
    type('Name', 'Hikers');
    fireEvent.click(screen.getByRole('radio', { name: 'Sports' }));
    press('Next');
    expect(where()).toBe('/create-group?step=2');
    const limits = ['100', '500', '1,000', '5,000', '200,000'].map((name) =>
      screen.getByRole<HTMLInputElement>('radio', { name }),
    );
    expect(limits.map(({ checked }) => checked)).toEqual([false, true, false, false, false]);
    const tags = screen.getByRole('textbox', { name: 'Tags' });
    fireEvent.change(tags, { target: { value: 'trading' } });
    fireEvent.keyDown(tags, { key: 'Enter' });
    press('Remove the tag trading');
    fireEvent.click(screen.getByRole('radio', { name: /^Private/ }));
    expect(readStored('group-drafts')).toContain('Hikers');

    // A reload: the page is gone, what the browser keeps is not.
    cleanup();
    open('/create-group');
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Hikers');
    expect(log.some(({ line }) => line === 'POST /api/groups')).toBe(false);
  });

  it('[GRP-02] the last step has the seven switches and makes the group from the draft', async () => {
    const log = serve({ ...talk(), 'POST /api/groups': yes({ group: group() }) });
    writeStoredJson('group-drafts', { owner: ana.id, drafts: { group: draft } });
    open('/create-group?step=3');
    for (const name of [
      'Media sharing',
      'Voice messages',
      'Polls and voting',
      'Bot integration',
      'Auto moderation',
      'Slow mode',
      'Message approval',
    ]) {
      expect(screen.getByRole('switch', { name })).toBeTruthy();
    }
    fireEvent.click(screen.getByRole('switch', { name: 'Slow mode' }));
    press('Create Group');
    await waitFor(() => expect(where()).toBe(`/group/${conversationId}`));
    expect(log.find(({ line }) => line === 'POST /api/groups')?.body).toMatchObject({
      kind: 'group',
      name: 'Hikers',
      category: 'Sports',
      tags: ['crypto', 'bitcoin'],
      memberLimit: 500,
      privacy: 'private',
      slowMode: true,
      messageApproval: false,
    });
    expect(readStored('group-drafts')).toBeNull();
  });

  it('[GRP-02] Back on the first step leads to the inbox, and a channel has no limit to choose', async () => {
    serve({});
    open('/create-group?kind=channel&step=2');
    expect(screen.getByRole('heading', { level: 1, name: 'New Channel' })).toBeTruthy();
    expect(screen.queryByText('Member limit')).toBeNull();
    fireEvent.click(screen.getAllByRole('button', { name: 'Back' })[0]!);
    expect(where()).toBe('/create-group?kind=channel');
    fireEvent.click(screen.getAllByRole('button', { name: 'Back' })[0]!);
    await waitFor(() => expect(where()).toBe('/messages'));
  });

  it('[GRP-02] what the server refuses is said, and what was typed stays', async () => {
    serve({ 'POST /api/groups': no(409, 'too_many_groups', 'You own as many groups as one can') });
    open('/create-group');
    type('Name', 'Hikers');
    press('Next');
    press('Next');
    press('Create Group');
    expect(await screen.findByText('You own as many groups as one can')).toBeTruthy();
    expect(readStored('group-drafts')).toContain('Hikers');
  });
});

describe('a group', () => {
  it('[GRP-02] shows who speaks, what happened, and takes what is said into its conversation', async () => {
    const said = message(3, { content: 'hi all', client_id: 'x' }, ana);
    const log = serve({ ...talk(), 'POST /api/messages': yes({ message: said }) });
    open(`/group/${conversationId}`);
    expect(await screen.findByText('hello')).toBeTruthy();
    expect(screen.getByText('2 members')).toBeTruthy();
    expect(screen.getByText('Bob Ross joined')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Bob Ross' })).toBeTruthy();
    fireEvent.change(field(), { target: { value: 'hi all' } });
    fireEvent.keyDown(field(), { key: 'Enter' });
    await waitFor(() => expect(log.some(({ line }) => line === 'POST /api/messages')).toBe(true));
    const { body } = log.find(({ line }) => line === 'POST /api/messages')!;
    expect(body).toMatchObject({ conversation_id: conversationId, content: 'hi all' });
    expect(body).not.toHaveProperty('receiver_id');
  });

  it('a message that waits for approval says so to its sender', async () => {
    const held = message(0, { id: someId('h'), seq: 0, change: 0, content: 'may I?', held: true }, ana);
    serve({ ...talk({ role: 'member', messageApproval: true }), 'POST /api/messages': yes({ message: held }) });
    open(`/group/${conversationId}`);
    await screen.findByText('hello');
    fireEvent.change(field(), { target: { value: 'may I?' } });
    fireEvent.keyDown(field(), { key: 'Enter' });
    expect(await screen.findByRole('button', { name: 'Take back' })).toBeTruthy();
    expect(screen.getAllByText('may I?')).toHaveLength(1);
  });

  it('[TLK-04] where one may not write a quiet line stands; in slow mode one writes ahead', async () => {
    serve(talk({ kind: 'channel', role: 'member', can_write: false }));
    open(`/group/${conversationId}`);
    expect(await screen.findByText('Only those who run this channel post here')).toBeTruthy();
    expect(screen.queryByRole('textbox', { name: 'Message' })).toBeNull();
    openPage();
    keepStoredUser(ana);
    const own = message(2, { created_at: new Date().toISOString() }, ana);
    serve({
      ...talk({ role: 'member', slowMode: true, slowSeconds: 300 }),
      'GET /api/messages': yes({ messages: [own], next_cursor: null, newer_after: null, last_change: 2 }),
    });
    open(`/group/${conversationId}`);
    expect(await screen.findByText(/^Slow mode\. You can send again in [45]:\d\d\.$/)).toBeTruthy();
    const sheet = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' });
    fireEvent.change(sheet, { target: { value: 'soon' } });
    expect(fireEvent.keyDown(sheet, { key: 'Enter' }) || sheet.value).toBe('soon');
  });

  it('tells when it is over for somebody, and shows the way in again', async () => {
    let isIn = true;
    serve({ ...talk(), 'GET /api/groups/one': () => yes({ group: group(isIn ? {} : { role: null }) }) });
    open(`/group/${conversationId}`);
    await screen.findByText('hello');
    isIn = false;
    act(() => tellLive({ type: 'group_over', group_id: conversationId, reason: 'removed' }));
    expect(await screen.findByRole('button', { name: 'Join group' })).toBeTruthy();
  });

  it('AZ-06: one that nobody may know of is not found', async () => {
    serve({ 'GET /api/groups/one': no(404, 'group_not_found', 'Group not found') });
    open(`/group/${conversationId}`);
    expect(await screen.findByText('Group not found')).toBeTruthy();
  });
});

describe('an invite', () => {
  const invite = (needs_approval: boolean) => ({
    'GET /api/groups/invite': yes({ group: group({ role: null }), needs_approval, expires_at: null }),
  });

  it('shows what it leads to, and lets in', async () => {
    const log = serve({
      ...talk(),
      ...invite(false),
      'POST /api/groups/join': yes({ status: 'joined', group_id: conversationId, group: group({ role: 'member' }) }),
    });
    open('/join/abc');
    expect(await screen.findByRole('heading', { level: 1, name: 'Hikers' })).toBeTruthy();
    expect(screen.getByText('Slow walks, good coffee')).toBeTruthy();
    press('Join group');
    await waitFor(() => expect(where()).toBe(`/group/${conversationId}`));
    expect(log.find(({ line }) => line === 'POST /api/groups/join')?.body).toEqual({ code: 'abc' });
  });

  it('that asks first says that one waits', async () => {
    const asked = { status: 'requested', group_id: conversationId, group: null };
    serve({ ...invite(true), 'POST /api/groups/join': yes(asked) });
    open('/join/abc');
    await screen.findByRole('heading', { level: 1, name: 'Hikers' });
    press('Request to join');
    expect(await screen.findByText('Your request was sent. Somebody who runs it will let you in.')).toBeTruthy();
  });

  it('waits for a guest to sign in, and is there again afterwards', async () => {
    openPage();
    serve(invite(false));
    open('/join/abc');
    expect(await screen.findByRole('button', { name: 'Sign in to join' })).toBeTruthy();
    expect(waitingInvite(Date.now())).toBe('abc');
    expect(waitingInvite(Date.now() + 3_600_000)).toBeNull();
  });

  it('that has ended says so', async () => {
    serve({ 'GET /api/groups/invite': no(404, 'invite_not_found', 'This invite link is not valid any more') });
    open('/join/abc');
    expect(await screen.findByText('This invite link is not valid any more')).toBeTruthy();
  });
});
