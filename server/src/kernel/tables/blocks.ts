import { jsonb, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { createdAt } from './columns.ts';

export const blocks = pgTable(
  'blocks',
  {
    blockerId: uuid('blocker_id').notNull(),
    blockedId: uuid('blocked_id').notNull(),
    createdAt: createdAt(),
    ended: jsonb('ended'),
  },
  (table) => [primaryKey({ columns: [table.blockerId, table.blockedId] })],
);

export const mutes = pgTable(
  'mutes',
  { memberId: uuid('member_id').notNull(), mutedId: uuid('muted_id').notNull(), createdAt: createdAt() },
  (table) => [primaryKey({ columns: [table.memberId, table.mutedId] })],
);
