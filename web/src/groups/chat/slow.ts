import type { GroupView } from '@wagram/contract/groups';
import type { MemberId } from '@wagram/contract/kernel';
import type { MessageView } from '@wagram/contract/messages';
import { useEffect, useState } from 'react';

type Slow = Pick<GroupView, 'role' | 'slowMode' | 'slowSeconds'>;

/** Ids begin with the moment they were made: of a message that was approved later, the moment it was said. */
const saidAt = ({ id, created_at }: MessageView): number => {
  const made = Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16);
  return Math.min(Date.parse(created_at), made > 0 ? made : Infinity);
};

/** When this member may write again; null when now. Those who run the group are not slowed down. */
export const freeAt = (group: Slow, messages: readonly MessageView[], me: MemberId): number | null => {
  if (!group.slowMode || group.role !== 'member') return null;
  const last = messages.findLast(({ sender_id: from, kind }) => from === me && kind !== 'system');
  return last === undefined ? null : saidAt(last) + group.slowSeconds * 1_000;
};

/** 0:24, 12:05, 1:00:00. */
export const countdownText = (ms: number): string => {
  const seconds = Math.max(0, Math.ceil(ms / 1_000));
  const parts = [Math.floor(seconds / 3_600), Math.floor((seconds % 3_600) / 60), seconds % 60];
  const shown = parts[0] === 0 ? parts.slice(1) : parts;
  return shown.map((part, index) => (index === 0 ? String(part) : String(part).padStart(2, '0'))).join(':');
};

/** Milliseconds that are left until a moment, counted down; 0 once it is over. */
export const useLeft = (until: number | null): number => {
  const [now, setNow] = useState(() => Date.now());
  const left = until === null ? 0 : Math.max(0, until - now);
  const isRunning = left > 0;
  useEffect(() => {
    setNow(Date.now());
    if (!isRunning) return undefined;
    const timer = window.setInterval(() => setNow(Date.now()), 1_000);
    return () => window.clearInterval(timer);
  }, [isRunning, until]);
  return left;
};
