import { every, ownOrigin, type App, type Mail } from '#kernel';
import {
  claimDigests,
  deleteClaim,
  selectDigestPosts,
  type ClaimDigestsRow,
  type SelectDigestPostsRow,
} from './digests.gen.ts';
import { tokenFor } from './token.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const QUOTE_MAX = 140;

/** The Monday that a day's week begins with, in UTC. */
export const mondayOf = (day: Date): string => {
  const back = (day.getUTCDay() + 6) % 7;
  return new Date(day.getTime() - back * DAY_MS).toISOString().slice(0, 10);
};

const quote = (text: string): string => {
  const flat = text.replace(/\s+/g, ' ').trim();
  return flat.length > QUOTE_MAX ? `${flat.slice(0, QUOTE_MAX).trimEnd()}…` : flat;
};

const count = (number: number, one: string, many: string): string[] =>
  number === 0 ? [] : [`${number} ${number === 1 ? one : many}`];

const toMail = (app: App, row: ClaimDigestsRow, posts: readonly SelectDigestPostsRow[]): Mail => {
  const origin = ownOrigin(app);
  const { name } = app.config.brand;
  const news = [
    ...count(row.followers, 'new follower', 'new followers'),
    ...count(row.unread, 'unread notification', 'unread notifications'),
  ];
  const lines = posts.map(({ id, username, content }) => `${username}: ${quote(content)}\n${origin}/post/${id}`);
  return {
    to: row.email,
    subject: `Your week on ${name}`,
    text: [
      `Hello ${row.display_name},`,
      news.length === 0 ? 'it was a quiet week for you.' : `this week you have ${news.join(' and ')}.`,
      ...(lines.length === 0 ? [] : ['What people you follow wrote, best liked first:', ...lines]),
      `${origin}/home`,
      `You get this once a week because you asked for it. One click ends it:\n${origin}/help?unsubscribe=${tokenFor(app.seal, row.member_id)}`,
    ].join('\n\n'),
  };
};

const send = async (app: App, row: ClaimDigestsRow, week: string, since: Date): Promise<void> => {
  try {
    const posts = await selectDigestPosts(app.db, { memberId: row.member_id, since });
    await app.mailer.send(toMail(app, row, posts));
  } catch (error) {
    app.log.warn({ err: error }, 'a digest could not be mailed');
    await deleteClaim(app.db, { memberId: row.member_id, week });
  }
};

/** Some of this week's digests. Each is claimed before it is sent: two processes never send the same one. */
export const sendDigests = async (app: App, now: Date): Promise<number> => {
  if (!app.mailer.works) return 0;
  const week = mondayOf(now);
  const since = new Date(now.getTime() - 7 * DAY_MS);
  const claimed = await claimDigests(app.db, { week, since });
  for (const row of claimed) await send(app, row, week, since);
  return claimed.length;
};

/** The mail itself goes out after the scheduled task's transaction: nobody waits for a mail server in one. */
export const startDigests = (app: App): void =>
  every(app, 'weekly digests', HOUR_MS, async (_tx, now) => {
    setImmediate(() => app.background(sendDigests(app, now), 'weekly digests'));
  });
