import { asId, type CommentId } from '@wagram/contract/kernel';
import type { NoticeGroup, NoticeView } from '@wagram/contract/notifications';
import { defaultChoices } from '@wagram/contract/settings';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { refreshSession } from '#auth';
import { keepStoredUser } from '#kernel';
import { draw, facing, no, notice, noticeGroup, openPage, person, post, serve, where, yes } from '#testing';
import { NotificationsPage } from './notifications.tsx';

const countOf = (groups: readonly NoticeGroup[]) => groups.reduce((sum, { unread }) => sum + unread, 0);
const list = (...groups: NoticeGroup[]) => yes({ groups, next_cursor: null, unread: countOf(groups), unseen: 0 });
const servingGroups = (...groups: NoticeGroup[]) =>
  serve({
    'GET /api/notifications/groups': list(...groups),
    'GET /api/notifications/unread': yes({ unread: countOf(groups), unseen: 0 }),
    'PUT /api/notifications': yes({ marked: 1, unread: 0, unseen: 0 }),
    'GET /api/settings': yes({ settings: defaultChoices }),
    'PUT /api/settings': yes({ settings: { ...defaultChoices, notify: { ...defaultChoices.notify, likes: false } } }),
  });
const serving = (...notices: NoticeView[]) => servingGroups(...notices.map((one) => noticeGroup(one)));
const open = () => draw(<NotificationsPage />, '/notifications');
const rowOf = (name: string | RegExp): HTMLElement => screen.getByRole('link', { name }).closest('li') as HTMLElement;

describe('the notifications page', () => {
  beforeEach(() => {
    openPage();
    keepStoredUser(person('ana'));
  });

  it('[NOTI-01] signed out it asks to sign in', async () => {
    openPage();
    serve({ 'GET /api/auth/session': yes({ user: null }) });
    await refreshSession();
    open();
    expect(screen.getByText('Sign in required')).toBeTruthy();
  });

  it('[NOTI-01] loading, then how many are unread, and a way to the settings', async () => {
    const log = serving(notice(3), notice(2, { read: true }), notice(1));
    open();
    expect(screen.getByText('Loading notifications')).toBeTruthy();
    expect(await screen.findByText('2 unread')).toBeTruthy();
    expect(log.find(({ line }) => line === 'GET /api/notifications/groups')?.query['user_id']).toBe(person('ana').id);
    fireEvent.click(screen.getByRole('link', { name: 'Notification settings' }));
    expect(where()).toBe('/notification-settings');
  });

  it('[NOTI-01] nothing yet, and all read', async () => {
    serving();
    open();
    expect(await screen.findByText('No notifications yet')).toBeTruthy();
    expect(screen.getByText('All caught up!')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Mark all read' })).toBeNull();
  });

  it('[NOTI-01] an item has initial, @username, badge, message, quote, age, dot and icon', async () => {
    const at = new Date(Date.now() - 5.5 * 3_600_000).toISOString();
    serving(
      notice(2, { created_at: at, post_content: 'my garden', badge: 'gold', verified: true }),
      notice(1, { read: true, type: 'follow', kind: 'follow', message: 'started following you', group_key: 'follow' }),
    );
    open();
    const row = await waitFor(() => rowOf('@bob liked your post, unread'));
    for (const text of ['B', '@bob', 'my garden', '5h']) expect(row.textContent).toContain(text);
    expect(row.textContent).toContain('@bob liked your post');
    expect(screen.getByRole('button', { name: 'Gold: a verified member' })).toBeTruthy();
    expect(row.querySelector('[data-unread]')).not.toBeNull();
    expect(row.querySelector('[data-icon="like"]')).not.toBeNull();
    const second = rowOf('@bob started following you');
    expect(second.querySelector('[data-unread]')).toBeNull();
    expect(second.querySelector('[data-icon="follow"]')).not.toBeNull();
  });

  it.each([
    ['like', 'like', 'liked your post', `/post/${post(1).id}`],
    ['comment', 'comment', 'commented on your post', `/post/${post(1).id}`],
    ['follow', 'follow', 'started following you', '/user/bob'],
    ['other', 'follow_request', 'wants to follow you', '/user/ana/followers'],
    ['message', 'message', 'sent you a message', '/chat/bob'],
  ] as const)('[NOTI-01] a click on a %s (%s) marks it read and leads there', async (type, kind, message, place) => {
    const isOnPost = type === 'like' || type === 'comment';
    const about = {
      post_id: isOnPost ? post(1).id : null,
      comment_id: type === 'comment' ? asId<CommentId>(post(2).id) : null,
    };
    const log = serving(notice(1, { type, kind, message, ...about }));
    open();
    fireEvent.click(await screen.findByRole('link', { name: `@bob ${message}, unread` }));
    expect(where()).toBe(place);
    await waitFor(() => expect(screen.getByText('All caught up!')).toBeTruthy());
    expect(log.find(({ line }) => line === 'PUT /api/notifications')?.body).toEqual({
      group_keys: [notice(1).group_key],
      until: notice(1).id,
      user_id: person('ana').id,
    });
  });

  it('[SOC-08] what belongs together is one line with its people, read together', async () => {
    const log = servingGroups(
      noticeGroup(notice(4, { group_key: 'like:1', post_content: 'my garden' }), {
        people: [facing('@bob'), facing('@cleo'), facing('@dan')],
        people_count: 5,
        count: 5,
        unread: 3,
      }),
      noticeGroup(notice(3, { group_key: 'like:2' }), { people: [facing('@bob'), facing('@dan')], people_count: 2 }),
      noticeGroup(notice(1, { group_key: 'other' })),
    );
    open();
    expect(await screen.findByText('5 unread')).toBeTruthy();
    expect(screen.getByRole('link', { name: '@bob and @dan liked your post, unread' })).toBeTruthy();
    fireEvent.click(screen.getByRole('link', { name: '@bob, @cleo and 3 others liked your post, unread' }));
    expect(log.find(({ line }) => line === 'PUT /api/notifications')?.body).toMatchObject({
      group_keys: ['like:1'],
      until: notice(4).id,
    });
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
  });

  it('[SOC-08] a badge never stands between a name and its comma, and a repost has an icon of its own', async () => {
    const reposted = { type: 'other', kind: 'repost', message: 'reposted your post', badge: 'gold' } as const;
    servingGroups(
      noticeGroup(notice(2, { ...reposted, group_key: 'repost:1' }), {
        people: [facing('@bob'), facing('@cleo')],
        people_count: 3,
      }),
      noticeGroup(notice(1, { ...reposted, group_key: 'repost:2' })),
    );
    open();
    const many = await waitFor(() => rowOf(/@bob, @cleo and 1 other/));
    expect(many.textContent).toContain('@bob, @cleo and 1 other reposted your post');
    expect(
      many.querySelector('[data-kind="repost"] .lucide-repeat2, [data-kind="repost"] .lucide-repeat-2'),
    ).toBeTruthy();
    expect(screen.getAllByRole('button', { name: 'Gold: a verified member' })).toHaveLength(1);
  });

  it('[SOC-08] Mentions is a tab of its own, with its own way of being empty', async () => {
    const log = serving();
    open();
    fireEvent.click(await screen.findByRole('link', { name: 'Mentions' }));
    expect(where()).toBe('/notifications?tab=mentions');
    expect(await screen.findByText('No mentions yet')).toBeTruthy();
    expect(log.filter(({ line }) => line === 'GET /api/notifications/groups').map(({ query }) => query['tab'])).toEqual(
      ['all', 'mentions'],
    );
  });

  it('[SOC-08] a follower is followed back in place', async () => {
    const log = servingGroups(
      noticeGroup(
        notice(1, { type: 'follow', kind: 'follow', message: 'started following you', group_key: 'follow:1' }),
        {
          people: [facing('@bob'), { ...facing('@cleo'), is_following: true }],
          people_count: 2,
        },
      ),
    );
    open();
    expect((await screen.findByRole('button', { name: 'Unfollow @cleo' })).textContent).toBe('Unfollow');
    fireEvent.click(screen.getByRole('button', { name: 'Follow Back @bob' }));
    await waitFor(() => expect(log.map(({ line }) => line)).toContain('POST /api/follow'));
  });

  it('[SOC-08] a kind is turned off where one stumbles over it, and what was told stays', async () => {
    const log = serving(notice(1));
    open();
    const button = await screen.findByRole('button', { name: 'What to do with: @bob liked your post' });
    fireEvent.pointerDown(button, { button: 0, ctrlKey: false });
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Turn off notices of likes' }));
    await waitFor(() =>
      expect(log.find(({ line }) => line === 'PUT /api/settings')?.body).toMatchObject({ notify: { likes: false } }),
    );
    expect(screen.getByRole('link', { name: /liked your post/ })).toBeTruthy();
  });

  it('[NOTI-01] Mark all read reads what is on the screen', async () => {
    const log = serving(notice(2), notice(1));
    open();
    fireEvent.click(await screen.findByRole('button', { name: 'Mark all read' }));
    expect(await screen.findByText('All caught up!')).toBeTruthy();
    expect(document.querySelector('[data-unread]')).toBeNull();
    await waitFor(() =>
      expect(log.find(({ line }) => line === 'PUT /api/notifications')?.body).toEqual({
        mark_all_read: true,
        until: notice(2).id,
        user_id: person('ana').id,
      }),
    );
  });

  it('what the network itself says has no name before it', async () => {
    const nobody = { from_id: null, from_username: null, from_display_name: null };
    serving(notice(1, { ...nobody, type: 'other', kind: 'report_outcome', message: 'The post was hidden.' }));
    open();
    expect(await screen.findByRole('link', { name: 'The post was hidden., unread' })).toBeTruthy();
  });

  it('[MEND-09] opening it marks as seen what is on the screen, and leaves it unread (D44)', async () => {
    const log = serve({
      'GET /api/notifications/groups': yes({
        groups: [noticeGroup(notice(2)), noticeGroup(notice(1))],
        next_cursor: null,
        unread: 2,
        unseen: 2,
      }),
      'GET /api/notifications/unread': yes({ unread: 2, unseen: 2 }),
      'PUT /api/notifications': yes({ marked: 0, unread: 2, unseen: 0 }),
    });
    open();
    await waitFor(() =>
      expect(log.filter(({ line }) => line === 'PUT /api/notifications').map(({ body }) => body)).toEqual([
        { mark_all_seen: true, until: notice(2).id, user_id: person('ana').id },
      ]),
    );
    expect(screen.getByText('2 unread')).toBeTruthy();
    expect(document.querySelectorAll('[data-unread]')).toHaveLength(2);
  });

  it('[MEND-17] a failure is told, with another try', async () => {
    serve({ 'GET /api/notifications/groups': no(503, 'overloaded', 'The server is busy.') });
    open();
    expect(await screen.findByText('Notifications could not be loaded')).toBeTruthy();
    expect(screen.getByText('The server is busy.')).toBeTruthy();
    expect(screen.queryByText('All caught up!')).toBeNull();
    serving(notice(1));
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('1 unread')).toBeTruthy();
  });

  it('a mark that the server did not hear is not pretended', async () => {
    serve({
      'GET /api/notifications/groups': list(noticeGroup(notice(1))),
      'GET /api/notifications/unread': yes({ unread: 1, unseen: 0 }),
      'PUT /api/notifications': 'unreachable',
    });
    open();
    fireEvent.click(await screen.findByRole('button', { name: 'Mark all read' }));
    await waitFor(() => expect(screen.getByText('1 unread')).toBeTruthy());
    await waitFor(() => expect(document.querySelector('[data-unread]')).not.toBeNull());
  });
});
