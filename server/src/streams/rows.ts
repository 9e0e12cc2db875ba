import { reachableBy, visibleTo } from '#blocks';
import type { StreamCategory, StreamState } from '@wagram/contract/streams';
import type { StoredMedia } from '#kernel';
import type { MemberCardRow } from '#members';

export interface StreamRow extends Omit<MemberCardRow, 'id'> {
  id: string;
  host_id: string;
  title: string;
  category: StreamCategory;
  state: StreamState;
  scheduled_for: Date | null;
  started_at: Date | null;
  ended_at: Date | null;
  slow_seconds: number;
  likes_count: number;
  comments_count: number;
  shares_count: number;
  earnings: string;
  peak_viewers: number;
  replay_url: string | null;
  replay: StoredMedia | null;
  viewers: number;
  liked: boolean;
  banned: boolean;
}

export interface MessageRow {
  id: string;
  stream_id: string;
  member_id: string;
  content: string;
  amount: string | null;
  created_at: Date;
  username: string;
  display_name: string;
  avatar_url: string | null;
  /** Not everybody may see what they say. */
  private: boolean;
}

/** A stream `s` that operators have hidden is its host's alone. */
const notHidden = (viewer: string): string => `(s.hidden_at is null or s.host_id = ${viewer})`;
/** Who asks for a stream `s` finds it; who looks around meets it. */
export const openTo = (viewer: string): string => `${reachableBy(viewer, 's.host_id')} and ${notHidden(viewer)}`;
export const listedTo = (viewer: string): string => `${visibleTo(viewer, 's.host_id')} and ${notHidden(viewer)}`;

/** Those who watch, over all processes that still say so. */
export const watching = (stream: string, now: string): string =>
  `coalesce((select sum(v.viewers) from stream_viewers v where v.stream_id = ${stream}.id and v.believed_until > ${now}
     and ${stream}.state = 'live'), 0)::int`;

/** A stream `s` of member `m` for the viewer $1 at the time $2. */
export const STREAM = `s.id, s.host_id, s.title, s.category, s.state, s.scheduled_for, s.started_at, s.ended_at,
  s.slow_seconds, s.likes_count, s.comments_count, s.shares_count, s.earnings, s.peak_viewers, s.replay_url, s.replay,
  ${watching('s', '$2')} as viewers,
  m.username, m.display_name, m.avatar_url, m.verified, m.verified_by, m.platinum,
  (select true from stream_likes l where l.stream_id = s.id and l.member_id = $1) is not null as liked,
  (select true from stream_bans b where b.stream_id = s.id and b.member_id = $1) is not null as banned`;

export const SAID = 'c.id, c.stream_id, c.member_id, c.content, c.amount, c.created_at';
export const SPEAKER = 'm.username, m.display_name, m.avatar_url, m.private';
