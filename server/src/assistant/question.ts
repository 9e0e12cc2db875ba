// What a question is about, without a model: pure functions over its words.

/** One answer of Help. */
export interface HelpText {
  readonly question: string;
  readonly answer: string;
  readonly to?: string;
  readonly words?: string;
}

/** Words by which a language asks. Phrases stand between bars, and `*` for any ending. */
export interface AskingWords {
  /** Words that every question has: nobody looks for them. */
  readonly empty: string;
  readonly trends: string;
  readonly people: string;
  readonly groups: string;
  /** For texts to be written, which takes a model. */
  readonly writing: string;
  /** How a question about the use of the network begins. */
  readonly how: string;
}

const wordsIn = (text: string): string[] =>
  text
    .toLowerCase()
    .normalize('NFKC')
    .match(/[#@$]?[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}_-]*/gu) ?? [];

/** Questions are asked in the language of the member, or in that of the network. */
type Asking = readonly AskingWords[];

const isEmpty = (word: string, asking: Asking): boolean =>
  asking.some(({ empty }) => empty.split(/\s+/).includes(word));

/** What is looked for, in the order of the question; each once. */
export const subjectOf = (question: string, asking: Asking): string[] => [
  ...new Set(wordsIn(question).filter((word) => !isEmpty(word, asking))),
];

const phrasesOf = (asking: Asking, kind: keyof AskingWords): string[] =>
  asking.flatMap((words) => words[kind].split('|').map((phrase) => phrase.trim()));

/** Where the phrase begins, in words of a question that have a space on either side; -1 where it is not said. */
const placeIn = (said: string, phrase: string): number =>
  said.indexOf(phrase.endsWith('*') ? ` ${phrase.slice(0, -1)}` : ` ${phrase} `);

const saidIn = (question: string): string => ` ${wordsIn(question).join(' ')} `;

const asks = (question: string, asking: Asking, kind: keyof AskingWords): boolean => {
  const said = saidIn(question);
  return phrasesOf(asking, kind).some((phrase) => placeIn(said, phrase) >= 0);
};

export const asksForTrends = (question: string, asking: Asking): boolean => asks(question, asking, 'trends');
export const asksForPeople = (question: string, asking: Asking): boolean => asks(question, asking, 'people');
export const asksForGroups = (question: string, asking: Asking): boolean => asks(question, asking, 'groups');
export const asksForWriting = (question: string, asking: Asking): boolean => asks(question, asking, 'writing');
const asksHow = (question: string, asking: Asking): boolean => {
  const said = saidIn(question);
  return phrasesOf(asking, 'how').some((phrase) => placeIn(said, phrase) === 0);
};

const EXACT = 3;

/** The help text that shares most with the question; a word that people call it by counts more than one in its title. */
export const helpFor = (question: string, entries: readonly HelpText[], asking: Asking): HelpText | null => {
  const asked = new Set(wordsIn(question).flatMap((word) => [word, ...word.split('-')]));
  const scored = entries.map((entry) => {
    const known = wordsIn(entry.words ?? '');
    const title = wordsIn(entry.question).filter((word) => !isEmpty(word, asking));
    const score =
      known.filter((word) => asked.has(word)).length * EXACT + title.filter((word) => asked.has(word)).length;
    return { entry, score };
  });
  const best = scored.reduce((a, b) => (b.score > a.score ? b : a), { entry: null as HelpText | null, score: 0 });
  return best.score >= (asksHow(question, asking) ? 1 : 2 * EXACT) ? best.entry : null;
};
