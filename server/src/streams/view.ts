import type { ReplayMessage, StreamFigures, StreamMessage, StreamView } from '@wagram/contract/streams';
import { toMediaView } from '#media';
import { toMemberCard } from '#members';
import type { ChatRow } from './chat/chat.gen.ts';
import type { SelectFiguresRow, StreamRow } from './watching/watching.gen.ts';
import { toFilmMs, type ReplayPart } from './past/replay-time.ts';

export const toFigures = (row: SelectFiguresRow): StreamFigures => ({
  viewers: row.viewers,
  likes: row.likes_count,
  comments: row.comments_count,
  shares: row.shares_count,
  earnings: row.earnings,
});

/** What is behind the door stays there for whoever is kept out. */
export const toStreamView = (row: StreamRow, isKeptOut: boolean): StreamView => ({
  id: row.id,
  title: row.title,
  category: row.category,
  state: row.state,
  host: toMemberCard({ ...row, id: row.host_id }),
  scheduled_for: row.scheduled_for?.toISOString() ?? null,
  started_at: row.started_at?.toISOString() ?? null,
  ended_at: row.ended_at?.toISOString() ?? null,
  peak_viewers: row.peak_viewers,
  slow_seconds: row.slow_seconds,
  replay: row.replay_url === null || isKeptOut ? null : toMediaView(row.replay_url, row.replay),
  liked: row.liked,
  is_banned: row.banned,
  is_moderator: row.moderates,
  needs_ticket: isKeptOut,
  ...toFigures(row),
});

/** LIVE-04 */
export const toMessageView = (row: ChatRow): StreamMessage => ({
  id: row.id,
  username: row.username,
  message: row.content,
  timestamp: row.created_at.toISOString(),
  isSuperchat: row.amount !== null,
  amount: row.amount === null ? null : Number(row.amount),
  user_id: row.member_id,
  displayName: row.display_name,
  avatar_url: row.avatar_url,
  isModerator: row.named,
});

export const toReplayMessage = (row: ChatRow, begun: Date, parts: readonly ReplayPart[] | null): ReplayMessage => ({
  ...toMessageView(row),
  at_ms: toFilmMs(parts, Math.max(0, row.created_at.getTime() - begun.getTime())),
});
