import type { MemberId } from '@wagram/contract/kernel';
import type { ReactNode } from 'react';
import { useUnread } from './conversations.ts';

interface MessagesUnreadProps {
  readonly memberId: MemberId;
  readonly children: (unread: number, requests: number) => ReactNode;
}

export const MessagesUnread = ({ memberId, children }: MessagesUnreadProps) => {
  const { unread, requests } = useUnread(memberId);
  return children(unread, requests);
};
