import type { MemberId } from '@wagram/contract/kernel';
import type { ReactNode } from 'react';
import { useUnread } from './use-unread.ts';

interface UnreadCountProps {
  readonly memberId: MemberId;
  readonly children: (unseen: number) => ReactNode;
}

export const UnreadCount = ({ memberId, children }: UnreadCountProps) => children(useUnread(memberId).unseen);
