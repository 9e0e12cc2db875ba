import type { Language } from '@wagram/contract/kernel';

/**
 * The sentences of refusals and of rules in another language. Rules of the contract have no code: they are found by their
 * English sentence, with `#` for each number in it.
 */
export interface Sentences {
  readonly refusals: Readonly<Partial<Record<string, string | ((details: unknown) => string | undefined)>>>;
  readonly rules: Readonly<Record<string, string | ((...numbers: readonly number[]) => string | undefined)>>;
}

const NUMBERS = /\d[\d,]*/g;

/** 'At most 2,000 characters' is 'At most # characters' with 2000. */
const readNumbers = (sentence: string): [pattern: string, numbers: number[]] => {
  const numbers = (sentence.match(NUMBERS) ?? []).map((text) => Number(text.replaceAll(',', '')));
  return [sentence.replaceAll(NUMBERS, '#'), numbers];
};

const fillNumbers = (pattern: string, numbers: readonly number[], language: Language): string => {
  const left = [...numbers];
  return pattern.replaceAll('#', () => {
    const next = left.shift();
    return next === undefined ? '#' : language.number(next);
  });
};

/**
 * The exact sentence first, because a code may come with words of its own; then the code; then what was sent. Only what the
 * catalogue itself holds counts: a code may be called `constructor`.
 */
export const createSentence =
  (language: Language, said: Sentences | null) =>
  (sentence: string, code?: string, details?: unknown): string => {
    if (said === null) return sentence;
    const [pattern, numbers] = readNumbers(sentence);
    const rule = Object.hasOwn(said.rules, pattern) ? said.rules[pattern] : undefined;
    if (typeof rule === 'function') return rule(...numbers) ?? sentence;
    if (rule !== undefined) return fillNumbers(rule, numbers, language);
    const refusal = code !== undefined && Object.hasOwn(said.refusals, code) ? said.refusals[code] : undefined;
    return (typeof refusal === 'function' ? refusal(details) : refusal) ?? sentence;
  };
