/** Told to a member whose number of unread notices has changed. */
export interface NoticeLive {
  readonly type: 'notice';
  /** As in the list: exact up to 99, then 100. */
  readonly unread: number;
  /** A type may have more fields; this one has none. */
  readonly [field: string]: unknown;
}
