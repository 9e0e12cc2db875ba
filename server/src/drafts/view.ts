import type { DraftView } from '@wagram/contract/drafts';
import { toMediaView } from '#media';
import { toQuotedView } from '#posts';
import type { DraftRow } from './drafts.gen.ts';

export const toDraftView = (row: DraftRow): DraftView => ({
  id: row.id,
  content: row.content,
  media: row.media.flatMap(({ url, stored }) => toMediaView(url, stored) ?? []),
  quote_of: row.quote_of,
  quoted: row.quoted_post === null ? null : toQuotedView(row.quoted_post),
  poll: row.poll,
  warning: row.warning,
  state: row.state,
  problem: row.problem,
  scheduled_for: row.scheduled_for?.toISOString() ?? null,
  updated_at: row.updated_at.toISOString(),
});
