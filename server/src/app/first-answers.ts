import type { FastifyRequest } from 'fastify';
import type { OwnProfileView } from '@wagram/contract/members';
import { PICTURE_SIZES } from '@wagram/contract/media';
import type { PostView } from '@wagram/contract/posts';
import { readToken, type App } from '#kernel';
import type { FirstScreen, Printer } from './printer.ts';
import { escapeMarkup } from './sharing/escape.ts';

// SOC-17: a phone asks for a document, then for scripts, and only then for what it shows. What a screen asks first is answered
// with its document, through the calls themselves, so that every rule of theirs holds. Such a document is one person's.

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

interface Collected {
  /** Null when the session has ended. */
  readonly member: OwnProfileView | null;
  readonly answers: readonly Answer[];
  /** By the names that the screen gave its questions. */
  readonly replies: Readonly<Record<string, unknown>>;
}

const collect = async (app: App, request: FastifyRequest, screen: FirstScreen): Promise<Collected | null> => {
  const session = await ask(app, request, screen.session);
  if (session === null) return null;
  const { user: member } = JSON.parse(session.body) as { user: OwnProfileView | null };
  if (member === null) return { member, answers: [session], replies: {} };
  const asked = Object.entries(screen.questions(member)).map(async ([name, address]) => {
    const answer = await ask(app, request, address);
    return answer === null ? [] : [{ name, answer, reply: JSON.parse(answer.body) as unknown }];
  });
  const found = (await Promise.all(asked)).flat();
  const replies = Object.fromEntries(found.map(({ name, reply }) => [name, reply]));
  return { member, answers: [session, ...found.map(({ answer }) => answer)], replies };
};

/** What a screen begins with may be one post or a list of them. */
const firstPosts = (replies: Collected['replies']): readonly PostView[] =>
  (Object.values(replies) as { post?: PostView; posts?: PostView[] }[]).flatMap(({ post, posts = [] }) =>
    post === undefined ? posts : [post],
  );

/** The first picture that somebody sees is asked for with the document, in the size that the page will choose. */
const pictureLink = (replies: Collected['replies']): string => {
  const media = firstPosts(replies)
    .slice(0, 2)
    .find((post) => post.media !== null)?.media;
  if (media == null) return '';
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
const toScript = (answers: Collected['answers']): string => {
  const entries = answers.map(({ address, body }) => `${JSON.stringify(address)}:${body}`);
  return `<script type="application/json" id="answers">${`{${entries.join(',')}}`.replaceAll('<', String.raw`\u003c`)}</script>`;
};

/** What is printed is for the small screen of a slow machine; elsewhere the page itself is there as soon. */
const isPhone = ({ headers }: FastifyRequest): boolean =>
  headers['sec-ch-ua-mobile'] === '?1' || /\bMobi/.test(headers['user-agent'] ?? '');

/** Seen and not touched: what it looks like is there when the page itself has come. */
const toPrint = (markup: string): string => `<div id="printed" inert aria-hidden="true">${markup}</div>`;

const printFor = (screen: FirstScreen, request: FastifyRequest, { member, replies }: Collected): string => {
  const markup = member === null || !isPhone(request) ? '' : screen.print(member, replies);
  return markup === '' ? '' : toPrint(markup);
};

/** What goes into the head of a document and at its end. */
export interface FirstAnswers {
  readonly head: string;
  readonly end: string;
  /** Something is to be seen before any script has come. */
  readonly isPrinted: boolean;
}

/** For whoever is signed in, on the screens that people come to; null for everybody else, and when it would take too long. */
export const firstAnswers = async (
  app: App,
  request: FastifyRequest,
  printer: Printer | null,
  /** Screens are printed in English alone. */
  mayPrint: boolean,
): Promise<FirstAnswers | null> => {
  if (printer === null || readToken(app.config, request) === null) return null;
  const screen = printer(request.url, request.cookies);
  if (screen === null) return null;
  const late = new Promise<null>((resolve) => void setTimeout(resolve, PATIENCE_MS, null).unref());
  const collected = await Promise.race([collect(app, request, screen).catch(() => null), late]);
  if (collected === null) return null;
  const printed = mayPrint ? printFor(screen, request, collected) : '';
  // Behind everything that the page has to ask for.
  return {
    head: pictureLink(collected.replies),
    end: printed + toScript(collected.answers),
    isPrinted: printed !== '',
  };
};
