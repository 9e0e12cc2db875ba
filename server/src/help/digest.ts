import type { Language } from '@wagram/contract/kernel';
import { jobKind, languageOfMember, ownOrigin, sendMail, type App, type Mail, type MemberId } from '#kernel';
import {
  planDigests,
  selectDigest,
  selectDigestPosts,
  type SelectDigestPostsRow,
  type SelectDigestRow,
} from './digests.gen.ts';
import { texts } from './texts.ts';
import { tokenFor } from './token.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const QUOTE_MAX = 140;
/** Asked for in one statement. */
const AT_ONCE = 200;

const plan = jobKind('help.digests');
/** One member's week. */
const digest = jobKind('help.digest');

/** The Monday that a day's week begins with, in UTC. */
export const mondayOf = (day: Date): string => {
  const back = (day.getUTCDay() + 6) % 7;
  return new Date(day.getTime() - back * DAY_MS).toISOString().slice(0, 10);
};

const quote = (text: string): string => {
  const flat = text.replace(/\s+/g, ' ').trim();
  return flat.length > QUOTE_MAX ? `${flat.slice(0, QUOTE_MAX).trimEnd()}…` : flat;
};

const toMail = (app: App, row: SelectDigestRow, posts: readonly SelectDigestPostsRow[], language: Language): Mail => {
  const origin = ownOrigin(app);
  const { name } = app.config.brand;
  const words = texts(language).digest;
  const lines = posts.map(({ id, username, content }) => `${username}: ${quote(content)}\n${origin}/post/${id}`);
  return {
    to: row.email,
    subject: words.subject(name),
    text: [
      words.hello(row.display_name),
      words.news(row.followers, row.unread),
      ...(lines.length === 0 ? [] : [words.posts, ...lines]),
      `${origin}/home`,
      words.end(`${origin}/help?unsubscribe=${tokenFor(app.seal, row.member_id)}`),
    ].join('\n\n'),
  };
};

const send = async (app: App, memberId: MemberId): Promise<void> => {
  const since = new Date(app.clock.now().getTime() - 7 * DAY_MS);
  const row = await selectDigest(app.db, { memberId, since });
  if (row === undefined) return;
  const posts = await selectDigestPosts(app.db, { memberId, since });
  await sendMail(app, toMail(app, row, posts, await languageOfMember(app.db, memberId)));
};

/** This week's digests, each asked for once, however many processes look. Answers how many. */
export const askForDigests = async (app: App): Promise<number> => {
  if (!app.mailer.works) return 0;
  const now = app.clock.now();
  for (let asked = 0; ;) {
    const { planned } = await planDigests(app.db, { week: mondayOf(now), now, count: AT_ONCE });
    asked += planned;
    app.jobs.asked(app.db);
    if (planned < AT_ONCE) return asked;
  }
};

export const startDigests = (app: App): void => {
  app.jobs.handle(plan, { everyMs: HOUR_MS }, async () => void (await askForDigests(app)));
  app.jobs.handle(digest, {}, async ({ memberId }) => {
    if (memberId !== null) await send(app, memberId);
  });
};
