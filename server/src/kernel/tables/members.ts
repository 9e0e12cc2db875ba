import { boolean, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

export const members = pgTable('members', {
  id: uuid().primaryKey(),
  /** With its leading @, in the case its owner chose; unique without regard to case. */
  username: text().notNull(),
  displayName: text('display_name').notNull(),
  email: text(),
  emailVerifiedAt: timestamp('email_verified_at', { withTimezone: true }),
  avatarUrl: text('avatar_url'),
  bio: text(),
  verified: boolean().notNull().default(false),
  verifiedBy: text('verified_by', { enum: ['x', 'early', 'points', 'operator', 'demo'] }),
  platinum: boolean().notNull().default(false),
  followersCount: integer('followers_count').notNull().default(0),
  followingCount: integer('following_count').notNull().default(0),
  postsCount: integer('posts_count').notNull().default(0),
  twitterId: text('twitter_id'),
  twitterUsername: text('twitter_username'),
  twitterLink: text('twitter_link'),
  twitterFollowersCount: integer('twitter_followers_count'),
  discordLink: text('discord_link'),
  telegramLink: text('telegram_link'),
  creatorCategory: text('creator_category', { enum: ['developer', 'trader', 'artist', 'influencer', 'analyst'] }),
  signupNumber: integer('signup_number'),
  invitedBy: uuid('invited_by'),
  demo: boolean().notNull().default(false),
  private: boolean().notNull().default(false),
  state: text({ enum: ['active', 'suspended', 'deactivated'] })
    .notNull()
    .default('active'),
  stateReason: text('state_reason'),
  eraseAfter: timestamp('erase_after', { withTimezone: true }),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
});
