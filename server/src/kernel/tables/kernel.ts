import { bigint, integer, json, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

export const attempts = pgTable('attempts', {
  key: text().primaryKey(),
  count: integer().notNull(),
  resetsAt: timestamp('resets_at', { withTimezone: true }).notNull(),
});

export const counters = pgTable('counters', {
  name: text().primaryKey(),
  value: bigint({ mode: 'number' }).notNull(),
});

export const outbox = pgTable('outbox', {
  id: uuid().primaryKey(),
  name: text().notNull(),
  payload: jsonb().$type<Record<string, unknown>>().notNull(),
  tries: integer().notNull().default(0),
  dueAt: timestamp('due_at', { withTimezone: true }).notNull().defaultNow(),
  lastError: text('last_error'),
});

export const idempotency = pgTable(
  'idempotency',
  {
    memberId: uuid('member_id').notNull(),
    key: text().notNull(),
    requestHash: text('request_hash').notNull(),
    reply: json().$type<Record<string, unknown>>(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.key] })],
);
