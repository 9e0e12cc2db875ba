import { bigint, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

export const accounts = pgTable('accounts', {
  id: uuid().primaryKey(),
  kind: text({ enum: ['treasury', 'member'] }).notNull(),
  memberId: uuid('member_id'),
  unit: text({ enum: ['WGM', 'WGR', 'points'] }).notNull(),
  balance: bigint({ mode: 'bigint' }).notNull().default(0n),
});

export const transfers = pgTable('transfers', {
  id: uuid().primaryKey(),
  kind: text({ enum: ['welcome', 'gift'] }).notNull(),
  key: text().notNull(),
  unit: text({ enum: ['WGM', 'WGR', 'points'] }).notNull(),
  amount: bigint({ mode: 'bigint' }).notNull(),
  state: text({ enum: ['pending', 'done', 'failed'] })
    .notNull()
    .default('done'),
  note: text(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});

export const entries = pgTable(
  'entries',
  {
    transferId: uuid('transfer_id').notNull(),
    accountId: uuid('account_id').notNull(),
    amount: bigint({ mode: 'bigint' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.transferId, table.accountId] })],
);
