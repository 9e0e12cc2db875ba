import type { ReactNode } from 'react';
import { useUnread } from './use-unread.ts';

interface UnreadCountProps {
  readonly memberId: string;
  readonly children: (unseen: number) => ReactNode;
}

export const UnreadCount = ({ memberId, children }: UnreadCountProps) => children(useUnread(memberId).unseen);
