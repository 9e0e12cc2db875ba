import type { NotifyChoice } from '#settings';

/** DATA-04: what a documented client draws an icon for. */
export const NOTICE_TYPES = ['follow', 'like', 'comment', 'message', 'other'] as const;
export type NoticeType = (typeof NOTICE_TYPES)[number];

interface Kind {
  readonly type: NoticeType;
  /** The switch that turns it off; null: it is always told. */
  readonly choice: NotifyChoice | null;
}

const defineKinds = <const K extends Readonly<Record<string, Kind>>>(kinds: K): K => kinds;

/** Everything that a member can be told. */
export const noticeKinds = defineKinds({
  like: { type: 'like', choice: 'likes' },
  comment_like: { type: 'like', choice: 'likes' },
  comment: { type: 'comment', choice: 'comments' },
  reply: { type: 'comment', choice: 'comments' },
  repost: { type: 'other', choice: 'likes' },
  quote: { type: 'other', choice: 'comments' },
  poll_ended: { type: 'other', choice: null },
  mention: { type: 'other', choice: 'comments' },
  follow: { type: 'follow', choice: 'newFollowers' },
  follow_request: { type: 'other', choice: 'newFollowers' },
  follow_accepted: { type: 'other', choice: null },
  gift: { type: 'other', choice: null },
  superchat: { type: 'other', choice: null },
  referral: { type: 'other', choice: null },
  credit: { type: 'other', choice: null },
  payment: { type: 'other', choice: null },
  message: { type: 'message', choice: 'directMessages' },
  message_request: { type: 'message', choice: 'directMessages' },
  stream_scheduled: { type: 'other', choice: 'streams' },
  stream_started: { type: 'other', choice: 'streams' },
  group_accepted: { type: 'other', choice: null },
  group_added: { type: 'other', choice: null },
  launchpad_ready: { type: 'other', choice: null },
  token_ready: { type: 'other', choice: null },
  report_outcome: { type: 'other', choice: null },
  moderation: { type: 'other', choice: null },
  ticket_refunded: { type: 'other', choice: null },
  badge_rests: { type: 'other', choice: null },
  scheduled_failed: { type: 'other', choice: null },
});
export type NoticeKind = keyof typeof noticeKinds;
/** SOC-08: words that were meant for the member. */
export const MENTION_KINDS = ['mention', 'reply', 'quote'] as const satisfies NoticeKind[];
export const NOTICE_KINDS = Object.keys(noticeKinds) as [NoticeKind, ...NoticeKind[]];

export const NOTICE_TABS = ['all', 'mentions'] as const;
export type NoticeTab = (typeof NOTICE_TABS)[number];
