import { bigint, boolean, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

export const sessions = pgTable('sessions', {
  id: uuid().primaryKey(),
  memberId: uuid('member_id').notNull(),
  tokenHash: text('token_hash').notNull(),
  kind: text({ enum: ['browser', 'api'] }).notNull(),
  userAgent: text('user_agent'),
  address: text(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  lastSeenAt: timestamp('last_seen_at', { withTimezone: true }).notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
});

export const passwords = pgTable('passwords', {
  memberId: uuid('member_id').primaryKey(),
  hash: text().notNull(),
  changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
});

/** Who a member is elsewhere: a Google subject, a phone number. X stands in members.twitter_id. */
export const identities = pgTable(
  'identities',
  {
    provider: text({ enum: ['google', 'phone'] }).notNull(),
    subject: text().notNull(),
    memberId: uuid('member_id').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.provider, table.subject] })],
);

/** Anything that may be used once and dies soon: links in mails, codes, challenges. */
export const tickets = pgTable('tickets', {
  id: uuid().primaryKey(),
  kind: text().notNull(),
  secretHash: text('secret_hash').notNull(),
  memberId: uuid('member_id'),
  data: jsonb().$type<Record<string, unknown>>().notNull(),
  tries: integer().notNull().default(0),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
});

export const twoFactors = pgTable('two_factors', {
  memberId: uuid('member_id').primaryKey(),
  /** Sealed with the server's key. */
  secret: text().notNull(),
  enabled: boolean().notNull().default(false),
  /** The last time step that was used; a code works once. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});

export const backupCodes = pgTable(
  'backup_codes',
  {
    memberId: uuid('member_id').notNull(),
    codeHash: text('code_hash').notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.codeHash] })],
);

export const passkeys = pgTable('passkeys', {
  id: uuid().primaryKey(),
  memberId: uuid('member_id').notNull(),
  credentialId: text('credential_id').notNull(),
  publicKey: text('public_key').notNull(),
  counter: bigint({ mode: 'number' }).notNull(),
  transports: jsonb().$type<string[]>().notNull(),
  name: text().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  lastUsedAt: timestamp('last_used_at', { withTimezone: true }),
});
