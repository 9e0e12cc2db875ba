import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt } from './columns.ts';

export const reports = pgTable('reports', {
  id: uuid().primaryKey(),
  reporterId: uuid('reporter_id'),
  target: text({ enum: ['post', 'comment', 'member'] }).notNull(),
  targetId: uuid('target_id').notNull(),
  reason: text().notNull(),
  note: text(),
  state: text({ enum: ['open', 'dismissed', 'acted'] })
    .notNull()
    .default('open'),
  createdAt: createdAt(),
});
