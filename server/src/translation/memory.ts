import type { Facet } from '@wagram/contract/kernel';
import type { App } from '#kernel';

export interface Known {
  /** What was translated: after an edit it says something else, and is asked for anew. */
  readonly content: string;
  readonly text: string;
  readonly facets: Facet[];
  readonly from: string;
}

/** Some kilobytes each: a page of a feed has twenty. */
const ENTRIES_MAX = 1_000;
/** Longer ones come from other servers, and are seldom read twice. */
const KEPT_MAX = 10_000;

type Read = (key: string, content: string, ask: () => Promise<Known>) => Promise<Known>;

/** What was read last stays. Whoever asks for what is just being asked for waits for the same answer. */
export const createMemory = (app: App): Read => {
  const figures = app.cacheFigures('translations');
  const kept = new Map<string, Known>();
  const underway = new Map<string, { readonly content: string; readonly answer: Promise<Known> }>();

  const keep = (key: string, known: Known): void => {
    if (known.content.length + known.text.length > KEPT_MAX) return;
    kept.delete(key);
    kept.set(key, known);
    const [oldest] = kept.keys();
    if (kept.size > ENTRIES_MAX && oldest !== undefined) kept.delete(oldest);
  };

  return async (key, content, ask) => {
    const known = kept.get(key);
    if (known?.content === content) {
      figures.hits += 1;
      keep(key, known);
      return known;
    }
    const other = underway.get(key);
    if (other?.content === content) return other.answer;
    figures.misses += 1;
    const answer = ask();
    underway.set(key, { content, answer });
    try {
      const made = await answer;
      keep(key, made);
      return made;
    } finally {
      if (underway.get(key)?.answer === answer) underway.delete(key);
    }
  };
};
