import type { ReactNode } from 'react';
import { useUnread } from './conversations.ts';

interface MessagesUnreadProps {
  readonly memberId: string;
  readonly children: (count: number) => ReactNode;
}

export const MessagesUnread = ({ memberId, children }: MessagesUnreadProps) => children(useUnread(memberId));
