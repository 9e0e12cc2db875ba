import type { LiveByType } from '#kernel';

/** Told to a member whose number of unread notices has changed. */
export type NoticeLive = {
  readonly type: 'notice';
  /** As in the list: exact up to 99, then 100. */
  readonly unread: number;
  /** Of these, so many have not been on the screen (D44). */
  readonly unseen: number;
};

declare module '#kernel' {
  interface LiveMessages extends LiveByType<NoticeLive> {}
}
