import type { EventOf } from '#kernel';
import type { NoticeKind } from './kinds.ts';

/** Another room wants a member to be told something in its own words. */
export type NoticeEvent = EventOf<
  'notice.wanted',
  { readonly memberId: string; readonly kind: NoticeKind; readonly message: string; readonly postId: string | null }
>;
