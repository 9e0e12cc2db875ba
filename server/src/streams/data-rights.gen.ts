// Written by `npm run sql`. Do not edit: change the .sql file beside it.
import { exec, many, type MemberId, type StreamCategory, type StreamState } from '#kernel';

export interface ExportStreamsRow {
  title: string;
  category: StreamCategory;
  state: StreamState;
  scheduled_for: Date | null;
  started_at: Date | null;
  ended_at: Date | null;
  likes: number;
  comments: number;
  shares: number;
  earnings: string;
  peak_viewers: number;
  replay_url: string | null;
  created_at: Date;
}

export const exportStreams = many<{ memberId: MemberId }, ExportStreamsRow>(
  'streams_export_streams',
  `select title, category, state, scheduled_for, started_at, ended_at, likes_count as likes, comments_count as comments,
  shares_count as shares, earnings, peak_viewers, replay_url, created_at
from streams where host_id = $1 order by id`,
  (p) => [p.memberId],
);

export interface MarkExport {
  in_stream: string;
  created_at: Date;
}

export const exportLikes = many<{ memberId: MemberId }, MarkExport>(
  'streams_export_likes',
  `select s.title as in_stream, k.created_at from stream_likes k join streams s on s.id = k.stream_id
where k.member_id = $1 order by k.created_at`,
  (p) => [p.memberId],
);

export const exportShares = many<{ memberId: MemberId }, MarkExport>(
  'streams_export_shares',
  `select s.title as in_stream, k.created_at from stream_shares k join streams s on s.id = k.stream_id
where k.member_id = $1 order by k.created_at`,
  (p) => [p.memberId],
);

export interface ExportMessagesRow {
  in_stream: string;
  content: string;
  amount: string | null;
  deleted_at: Date | null;
  created_at: Date;
}

export const exportMessages = many<{ memberId: MemberId }, ExportMessagesRow>(
  'streams_export_messages',
  `select s.title as in_stream, k.content, k.amount, k.deleted_at, k.created_at
from stream_messages k join streams s on s.id = k.stream_id
where k.member_id = $1 order by k.created_at`,
  (p) => [p.memberId],
);

export const exportBans = many<{ memberId: MemberId }, MarkExport>(
  'streams_export_bans',
  `select s.title as in_stream, k.created_at from stream_bans k join streams s on s.id = k.stream_id
where k.member_id = $1 order by k.created_at`,
  (p) => [p.memberId],
);

export interface ExportModeratorsRow {
  as: 'moderator' | 'host';
  with_member: string;
  created_at: Date;
}

/** Those whom they named, and those for whom they keep order. */
export const exportModerators = many<{ memberId: MemberId }, ExportModeratorsRow>(
  'streams_export_moderators',
  `select case when k.host_id = $1 then 'host' else 'moderator' end as as, m.username as with_member, k.created_at
from stream_moderators k
join members m on m.id = case when k.host_id = $1 then k.member_id else k.host_id end
where k.host_id = $1 or k.member_id = $1 order by k.created_at`,
  (p) => [p.memberId],
);

export const eraseLikes = exec<{ memberId: MemberId }>(
  'streams_erase_likes',
  `delete from stream_likes where member_id = $1`,
  (p) => [p.memberId],
);

export const eraseShares = exec<{ memberId: MemberId }>(
  'streams_erase_shares',
  `delete from stream_shares where member_id = $1`,
  (p) => [p.memberId],
);

export const eraseMessages = exec<{ memberId: MemberId }>(
  'streams_erase_messages',
  `delete from stream_messages where member_id = $1`,
  (p) => [p.memberId],
);

export const eraseBans = exec<{ memberId: MemberId }>(
  'streams_erase_bans',
  `delete from stream_bans where member_id = $1`,
  (p) => [p.memberId],
);

export const eraseModerators = exec<{ memberId: MemberId }>(
  'streams_erase_moderators',
  `delete from stream_moderators where host_id = $1 or member_id = $1`,
  (p) => [p.memberId],
);

export const eraseStreams = exec<{ memberId: MemberId }>(
  'streams_erase_streams',
  `delete from streams where host_id = $1`,
  (p) => [p.memberId],
);
