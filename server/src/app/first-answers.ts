import type { FastifyRequest } from 'fastify';
import type { OwnProfileView } from '@wagram/contract/members';
import { PICTURE_SIZES } from '@wagram/contract/media';
import { feedType, type FeedType, type PostView } from '@wagram/contract/posts';
import { readToken, type App } from '#kernel';
import type { Printer } from './printer.ts';
import { escapeMarkup } from './sharing/escape.ts';

// SOC-17: a phone asks for a document, then for scripts, and only then for what it shows. What home asks first is answered
// with the document, through the calls themselves, so that every rule of theirs holds. Such a document is one person's.

/** A page does not wait longer than this for what it can also ask for itself. */
const PATIENCE_MS = 1_000;

/** Written by the page of home. */
const HOME_TAB = 'home_tab';

interface Answer {
  readonly address: string;
  readonly body: string;
}

/** By the names that a print calls them. */
type Answers = Readonly<Record<string, Answer>>;

const ask = async (app: App, request: FastifyRequest, address: string): Promise<Answer | null> => {
  const { cookie, 'user-agent': agent = '' } = request.headers;
  const reply = await app.http.inject({
    url: address,
    remoteAddress: request.ip,
    headers: { ...(cookie === undefined ? {} : { cookie }), 'user-agent': agent, 'accept-encoding': 'identity' },
  });
  return reply.statusCode === 200 ? { address, body: reply.body } : null;
};

/** FEED-02: the tab in the address; without one the tab that was read last, which the page keeps in a cookie; else Trenches. */
const tabOf = (request: FastifyRequest): FeedType | null => {
  const wanted =
    new URLSearchParams(request.url.split('?', 2)[1]).get('tab') ?? request.cookies[HOME_TAB] ?? 'trenches';
  return feedType.safeParse(wanted).data ?? null;
};

const questionsOf = (tab: FeedType | null, memberId: string) => ({
  // A list that a member reads in its place is asked for by the page.
  ...(tab === null ? {} : { feed: `/api/posts?feed_type=${tab}&user_id=${memberId}` }),
  ticker: '/api/posts/ticker',
  streams: '/api/streams?limit=1&state=live',
  unread: `/api/notifications/unread?user_id=${memberId}`,
  muted: `/api/muted?user_id=${memberId}`,
  settings: `/api/settings?user_id=${memberId}`,
});

const collect = async (app: App, request: FastifyRequest, tab: FeedType | null): Promise<Answers> => {
  const session = await ask(app, request, '/api/auth/session');
  if (session === null) return {};
  const { user } = JSON.parse(session.body) as { user: OwnProfileView | null };
  if (user === null) return { session };
  const asked = Object.entries(questionsOf(tab, user.id)).map(
    async ([name, address]) => [name, await ask(app, request, address)] as const,
  );
  const found = (await Promise.all(asked)).filter(([, answer]) => answer !== null);
  return { session, ...(Object.fromEntries(found) as Answers) };
};

/** The first picture that somebody sees is asked for with the document, in the size that the page will choose. */
const pictureLink = ({ feed }: Answers): string => {
  const { posts = [] } = JSON.parse(feed?.body ?? '{}') as { posts?: PostView[] };
  const media = posts.slice(0, 2).find((post) => post.media !== null)?.media ?? null;
  if (media === null) return '';
  const link = (attributes: string) => `<link rel="preload" as="image" fetchpriority="high" ${attributes}>`;
  if (media.kind !== 'image') return media.poster_url === null ? '' : link(`href="${escapeMarkup(media.poster_url)}"`);
  const url = `href="${escapeMarkup(media.url)}"`;
  return link(
    media.srcset === null
      ? url
      : `${url} imagesrcset="${escapeMarkup(media.srcset)}" imagesizes="${escapeMarkup(PICTURE_SIZES)}"`,
  );
};

// '<' is the only character that could end the script element early; JSON has it in strings alone.
const toScript = (answers: Answers): string => {
  const entries = Object.values(answers).map(({ address, body }) => `${JSON.stringify(address)}:${body}`);
  return `<script type="application/json" id="answers">${`{${entries.join(',')}}`.replaceAll('<', String.raw`\u003c`)}</script>`;
};

/** What is printed is for the small screen of a slow machine; elsewhere the page itself is there as soon. */
const isPhone = ({ headers }: FastifyRequest): boolean =>
  headers['sec-ch-ua-mobile'] === '?1' || /\bMobi/.test(headers['user-agent'] ?? '');

/** Seen and not touched: what it looks like is there when the page itself has come. */
const toPrint = (markup: string): string => `<div id="printed" inert aria-hidden="true">${markup}</div>`;

const printFor = (print: Printer | null, request: FastifyRequest, tab: FeedType | null, answers: Answers): string => {
  const { session, feed, muted, settings } = answers;
  // Without what is muted and chosen a print would show what its reader does not want to see.
  if (print === null || tab === null || !isPhone(request) || !session || !feed || !muted || !settings) return '';
  const replies = Object.entries(answers).map(([name, { body }]) => [name, JSON.parse(body) as unknown]);
  const markup = print(tab, Object.fromEntries(replies) as Record<string, unknown>);
  return markup === '' ? '' : toPrint(markup);
};

/** What goes into the head of a document and at its end. */
export interface FirstAnswers {
  readonly head: string;
  readonly end: string;
  /** Something is to be seen before any script has come. */
  readonly isPrinted: boolean;
}

/** For the home of whoever is signed in; null for everybody else, and when it would take too long. */
export const firstAnswers = async (
  app: App,
  request: FastifyRequest,
  print: Printer | null,
): Promise<FirstAnswers | null> => {
  if (readToken(app.config, request) === null || request.url.split('?', 1)[0] !== '/home') return null;
  const tab = tabOf(request);
  const late = new Promise<null>((resolve) => void setTimeout(resolve, PATIENCE_MS, null).unref());
  const answers = await Promise.race([collect(app, request, tab).catch(() => null), late]);
  if (answers === null || Object.keys(answers).length === 0) return null;
  const printed = printFor(print, request, tab, answers);
  // Behind everything that the page has to ask for.
  return { head: pictureLink(answers), end: printed + toScript(answers), isPrinted: printed !== '' };
};
