import { asId } from '@wagram/contract/kernel';
import type { NoticeGroup, NoticePerson, NoticeView } from '@wagram/contract/notifications';
import { person } from './people.ts';

/** A line of the list: noticeGroup(notice(1)), or of several people. */
export const noticeGroup = (first: NoticeView, change: Partial<NoticeGroup> = {}): NoticeGroup => ({
  key: first.group_key,
  notice: first,
  people: first.from_id === null ? [] : [facing(first.from_username ?? '')],
  people_count: first.from_id === null ? 0 : 1,
  count: 1,
  unread: first.read ? 0 : 1,
  ...change,
});

export const facing = (username: string): NoticePerson => ({
  id: person(username.slice(1)).id,
  username,
  displayName: username.slice(1),
  avatar_url: null,
  verified: false,
  badge: null,
  is_following: false,
  is_requested: false,
});

/** A notice to test with: notice(1, { message: 'liked your post' }). The higher the number, the newer. */
export const notice = (number: number, change: Partial<NoticeView> = {}): NoticeView => ({
  id: asId(`00000000-0000-7000-a000-${String(number).padStart(12, '0')}`),
  type: 'like',
  kind: 'like',
  message: 'liked your post',
  read: false,
  created_at: new Date().toISOString(),
  from_id: person('bob').id,
  from_username: '@bob',
  from_display_name: 'Bob',
  from_avatar_url: null,
  verified: false,
  badge: null,
  post_id: null,
  post_content: null,
  comment_id: null,
  comment_content: null,
  group_key: `like:${number}`,
  ...change,
});
