import type { MemberId } from '@wagram/contract/kernel';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { showUnread } from './marks.ts';
import { useUnreadFeed } from './use-unread.ts';

/** Draws nothing; keeps the number true for everybody who shows it. Each screen sets its own title, so the number is put before it again. */
export const UnreadMarks = ({ memberId }: { readonly memberId: MemberId }) => {
  const { unseen } = useUnreadFeed(memberId);
  const { pathname } = useLocation();
  useEffect(() => showUnread(unseen), [unseen, pathname]);
  useEffect(() => () => showUnread(0), []);
  return null;
};
