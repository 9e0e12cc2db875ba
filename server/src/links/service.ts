import type { Facet } from '@wagram/contract/kernel';
import { CARD_URL_MAX } from '@wagram/contract/links';
import { countAttempt, ownOrigin, type App, type Db, type MemberId } from '#kernel';
import { fetchCard, placeOf } from './fetch-card.ts';
import { insertAsked } from './links.gen.ts';

/** Pages that nobody knows yet, of one member's choice. */
const MEMBER_RULE = { max: 60, windowS: 3_600 };
/** Longer than all tries take: whoever links to it after that asks anew. */
const ASKED_MS = 10 * 60_000;

/** The page that a text is about: its first link. null: there is none, or cards are switched off. */
export const cardUrlOf = (app: App, facets: readonly Facet[]): string | null => {
  const link = facets.find(({ kind }) => kind === 'link');
  if (link === undefined || app.config.links === null) return null;
  const url = new URL(link.value);
  // What stands behind # is the reader's place in the page, and no other page.
  url.hash = '';
  const isOwn = url.host === new URL(ownOrigin(app)).host;
  return isOwn || url.href.length > CARD_URL_MAX ? null : url.href;
};

/** In the transaction that makes something show it: the page is fetched afterwards, unless it is known already. */
export const askForCard = async (app: App, tx: Db, memberId: MemberId, url: string, now: Date): Promise<void> => {
  const asked = await insertAsked(tx, { url, now, until: new Date(now.getTime() + ASKED_MS) });
  if (asked === undefined) return;
  const { allowed } = await countAttempt(tx, `link member ${memberId}`, MEMBER_RULE, now);
  if (allowed) await app.jobs.enqueue(tx, fetchCard, { url }, placeOf(url));
};
