import { detectLanguage, kernelErrors, withoutDirections, type Facet, type ParsedInput } from '@wagram/contract/kernel';
import { MEDIA_ONLY_CONTENT } from '@wagram/contract/posts';
import { translationErrors, type translationCalls } from '@wagram/contract/translation';
import { getComment } from '#comments';
import { countAttempt, createLimit, fail, Failure, OutboundError, type App, type MemberId } from '#kernel';
import { getPost } from '#posts';
import { askLibreTranslate, TranslateError } from './libre-translate.ts';
import { createMemory, type Known } from './memory.ts';
import { toStretches } from './stretches.ts';

const HOUR_S = 3_600;
/** A machine that translates one text after the other is not helped by a hundred questions at once. */
const AT_ONCE = 4;
const QUEUE_MAX = 16;
/** P8: after a failure nobody waits for the next one. */
const REST_MS = 10_000;

type Asked = ParsedInput<typeof translationCalls.translate>;

interface Subject {
  readonly id: string;
  readonly content: string;
  readonly facets: readonly Facet[];
}

/** What the viewer may not see is not found, as everywhere. */
const readSubject = async (app: App, asked: Asked, viewerId: MemberId): Promise<Subject> => {
  if (asked.post_id !== undefined) return getPost(app.db, asked.post_id, viewerId);
  if (asked.comment_id !== undefined) return getComment(app.db, asked.comment_id, viewerId);
  return fail(translationErrors, 'post_not_found');
};

/** `pt` for pt-BR: the same words to whoever reads one of them. */
const main = (tag: string): string => tag.split('-', 1)[0] ?? tag;

const spend = async (app: App, memberId: MemberId, now: Date): Promise<void> => {
  const rule = { max: app.config.limits.translate, windowS: HOUR_S };
  const { allowed, retryAfterS } = await countAttempt(app.db, `translate:${memberId}`, rule, now);
  if (!allowed) fail(kernelErrors, 'too_many_requests', { retryAfterS });
};

export const createTranslator = (app: App) => {
  const memory = createMemory(app);
  const inTurn = createLimit(AT_ONCE, QUEUE_MAX);
  let restsUntil = 0;

  const refuse = (error: unknown): never => {
    if (error instanceof Failure) throw error;
    if (error instanceof TranslateError && error.reason === 'unknown_language')
      return fail(translationErrors, 'translate_unknown');
    if (!(error instanceof TranslateError || error instanceof OutboundError)) throw error;
    restsUntil = app.clock.now().getTime() + REST_MS;
    app.log.warn({ err: error }, 'the translation service failed');
    return fail(translationErrors, 'translate_down');
  };

  const ask = async ({ content, facets }: Subject, to: string): Promise<Known> => {
    const config = app.config.translate;
    if (config === null) return fail(translationErrors, 'translate_off');
    // Whoever waited for a turn while it failed need not try it too.
    if (app.clock.now().getTime() < restsUntil) return fail(translationErrors, 'translate_down');
    const { sent, join } = toStretches(content, facets);
    const source = detectLanguage(content);
    try {
      const answer = await askLibreTranslate(config, sent, source, to);
      const from = source ?? answer.from;
      if (from === null) throw new TranslateError('garbled', 200);
      const { text, facets: placed } = join(answer.texts.map(withoutDirections));
      return { content, text, facets: placed, from };
    } catch (error) {
      return refuse(error);
    }
  };

  return async (asked: Asked, viewerId: MemberId, now: Date): Promise<Omit<Known, 'content'>> => {
    if (app.config.translate === null) fail(translationErrors, 'translate_off');
    const subject = await readSubject(app, asked, viewerId);
    const { content, facets } = subject;
    const isEmpty = content === MEDIA_ONLY_CONTENT || toStretches(content, facets).sent.length === 0;
    const known = detectLanguage(content);
    if (isEmpty || (known !== null && known === main(asked.to))) fail(translationErrors, 'nothing_to_translate');
    const found = await memory(`${subject.id} ${asked.to}`, content, async () => {
      if (app.clock.now().getTime() < restsUntil) fail(translationErrors, 'translate_down');
      await spend(app, viewerId, now);
      return inTurn(() => ask(subject, asked.to));
    });
    if (main(found.from) === main(asked.to)) fail(translationErrors, 'nothing_to_translate');
    return { text: found.text, facets: found.facets, from: found.from };
  };
};
