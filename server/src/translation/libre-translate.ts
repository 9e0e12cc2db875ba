// Speaks LibreTranslate's API: several texts at once, in plain text.
import * as z from 'zod/mini';
import { askOutside, type Config } from '#kernel';

/** Whoever pressed a button waits for it. */
const TIMEOUT_MS = 5_000;
/** An answer is seldom twice as long as what was said. */
const GROWTH_MAX = 10;
const ROOM = 200;

export class TranslateError extends Error {
  constructor(
    readonly reason: 'refused' | 'garbled' | 'unknown_language',
    readonly status: number,
  ) {
    super(
      `The translation service ${reason === 'garbled' ? 'gave an answer that cannot be read' : `answered ${status}`}`,
    );
    this.name = 'TranslateFault';
  }
}

const detected = z.object({ language: z.string().check(z.maxLength(20)) });
const answer = z.object({
  translatedText: z.array(z.string()),
  /** Only where it was asked to find out; older versions say it once, newer ones for each text. */
  detectedLanguage: z.optional(z.union([detected, z.array(detected)])),
});

const readAnswer = (body: string) => {
  try {
    return answer.parse(JSON.parse(body));
  } catch {
    throw new TranslateError('garbled', 200);
  }
};

export interface Answer {
  readonly texts: readonly string[];
  /** Null where it was told the language. */
  readonly from: string | null;
}

export const askLibreTranslate = async (
  { baseUrl, apiKey }: NonNullable<Config['translate']>,
  texts: readonly string[],
  source: string | null,
  target: string,
): Promise<Answer> => {
  const body = {
    q: texts,
    source: source ?? 'auto',
    target,
    format: 'text',
    ...(apiKey === null ? {} : { api_key: apiKey }),
  };
  const reply = await askOutside(
    `${baseUrl}/translate`,
    { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) },
    TIMEOUT_MS,
  );
  // It says 400 for a language that it has no model of; everything else that we send it can read.
  if (reply.status === 400) throw new TranslateError('unknown_language', 400);
  if (reply.status !== 200) throw new TranslateError('refused', reply.status);
  const { translatedText, detectedLanguage } = readAnswer(reply.body);
  const fits = translatedText.every((text, at) => text.length <= (texts[at]?.length ?? 0) * GROWTH_MAX + ROOM);
  if (translatedText.length !== texts.length || !fits) throw new TranslateError('garbled', 200);
  return { texts: translatedText, from: [detectedLanguage ?? []].flat()[0]?.language ?? null };
};
