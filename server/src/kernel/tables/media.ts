import { integer, pgTable, real, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { createdAt } from './columns.ts';

export const media = pgTable('media', {
  id: uuid().primaryKey(),
  /** Null once the member is gone. */
  memberId: uuid('member_id'),
  kind: text({ enum: ['image', 'video'] }).notNull(),
  /** What people put into image_url. */
  url: text().notNull(),
  /** Where its files lie in the store: a folder, or null when an image host keeps them. */
  folder: text(),
  name: text().notNull(),
  size: integer().notNull(),
  width: integer(),
  height: integer(),
  duration: real(),
  srcset: text(),
  posterUrl: text('poster_url'),
  thumbhash: text(),
  state: text({ enum: ['coming', 'kept', 'released'] }).notNull(),
  /** Null until a post, comment or profile shows it; unused ones are swept. */
  usedAt: timestamp('used_at', { withTimezone: true }),
  createdAt: createdAt(),
});

/** Upload tokens: bound to a member and a screen, dead after any use. */
export const uploads = pgTable('uploads', {
  token: text().primaryKey(),
  memberId: uuid('member_id').notNull(),
  screen: text({ enum: ['create', 'dialog', 'comment', 'avatar'] }).notNull(),
  kind: text({ enum: ['image', 'video'] }),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
});
