import { bigint, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

export const attempts = pgTable('attempts', {
  key: text().primaryKey(),
  count: integer().notNull(),
  resetsAt: timestamp('resets_at', { withTimezone: true }).notNull(),
});

export const counters = pgTable('counters', {
  name: text().primaryKey(),
  value: bigint({ mode: 'number' }).notNull(),
});
