import type { FastifyRequest } from 'fastify';
import type { OwnProfileView } from '@wagram/contract/members';
import { PICTURE_SIZES } from '@wagram/contract/media';
import { feedType, type PostView } from '@wagram/contract/posts';
import { readToken, type App } from '#kernel';
import { escapeMarkup } from './sharing/escape.ts';

// SOC-17: a phone asks for a document, then for scripts, and only then for what it shows. What home asks first is answered
// with the document, through the calls themselves, so that every rule of theirs holds. Such a document is one person's.

/** A page does not wait longer than this for what it can also ask for itself. */
const PATIENCE_MS = 1_000;

interface Answer {
  readonly address: string;
  readonly body: string;
}

const ask = async (app: App, request: FastifyRequest, address: string): Promise<Answer | null> => {
  const { cookie, 'user-agent': agent = '' } = request.headers;
  const reply = await app.http.inject({
    url: address,
    remoteAddress: request.ip,
    headers: { ...(cookie === undefined ? {} : { cookie }), 'user-agent': agent, 'accept-encoding': 'identity' },
  });
  return reply.statusCode === 200 ? { address, body: reply.body } : null;
};

const questionsOf = (url: string, memberId: string): string[] => {
  const wanted = new URLSearchParams(url.split('?', 2)[1]).get('tab');
  const feed = feedType.safeParse(wanted).data ?? 'trenches';
  return [
    `/api/posts?feed_type=${feed}&user_id=${memberId}`,
    '/api/posts/ticker',
    '/api/streams?limit=1&state=live',
    `/api/notifications/unread?user_id=${memberId}`,
  ];
};

const collect = async (app: App, request: FastifyRequest): Promise<Answer[]> => {
  const session = await ask(app, request, '/api/auth/session');
  if (session === null) return [];
  const { user } = JSON.parse(session.body) as { user: OwnProfileView | null };
  if (user === null) return [session];
  const answers = await Promise.all(questionsOf(request.url, user.id).map((address) => ask(app, request, address)));
  return [session, ...answers.filter((answer) => answer !== null)];
};

/** The first picture that somebody sees is asked for with the document, in the size that the page will choose. */
const pictureLink = (answers: readonly Answer[]): string => {
  const feed = answers.find(({ address }) => address.startsWith('/api/posts?'));
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
const toScript = (answers: readonly Answer[]): string => {
  const entries = answers.map(({ address, body }) => `${JSON.stringify(address)}:${body}`);
  return `<script type="application/json" id="answers">${`{${entries.join(',')}}`.replaceAll('<', String.raw`\u003c`)}</script>`;
};

/** What goes into the head of a document and at its end. */
export interface FirstAnswers {
  readonly head: string;
  readonly end: string;
}

/** For the home of whoever is signed in; null for everybody else, and when it would take too long. */
export const firstAnswers = async (app: App, request: FastifyRequest): Promise<FirstAnswers | null> => {
  if (readToken(app.config, request) === null || request.url.split('?', 1)[0] !== '/home') return null;
  const late = new Promise<null>((resolve) => void setTimeout(resolve, PATIENCE_MS, null).unref());
  const answers = await Promise.race([collect(app, request).catch(() => null), late]);
  if (answers === null || answers.length === 0) return null;
  // Behind everything that the page has to ask for.
  return { head: pictureLink(answers), end: toScript(answers) };
};
