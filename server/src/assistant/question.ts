// What a question is about, without a model: pure functions over its words.

/** One answer of Help. */
export interface HelpText {
  readonly question: string;
  readonly answer: string;
  readonly to?: string;
  readonly words?: string;
}

// Words that ask, and words that every question has: nobody looks for them.
const EMPTY = new Set(
  `a an the and or of in on at to for from with by about as is are was were be been am do does did can could will would
   should may might must have has had i me my mine you your yours we us our it its this that these those there here who
   whom whose what which when where why how any anybody anyone some somebody someone people person member members user
   users post posts posted posting write writes writing written wrote talk talks talking say says said saying tell show
   find search look looking give get know knows like love loves want wants need please hello hi hey thanks today now
   lately recently new newest latest trending trends trend popular hot happening going news turn switch set make use
   group groups channel channels community communities topic topics not no much many most best top all`.split(/\s+/),
);

const wordsIn = (text: string): string[] =>
  text
    .toLowerCase()
    .normalize('NFKC')
    .match(/[#@$]?[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}_-]*/gu) ?? [];

/** What is looked for, in the order of the question; each once. */
export const subjectOf = (question: string): string[] => [
  ...new Set(wordsIn(question).filter((word) => !EMPTY.has(word))),
];

const asks = (question: string, pattern: RegExp): boolean => pattern.test(question.toLowerCase());

export const asksForTrends = (question: string): boolean =>
  asks(question, /\b(trend\w*|popular|hot|happening|going on|news|talking about|new today)\b/);
export const asksForPeople = (question: string): boolean =>
  asks(question, /\b(who|whom|people|members?|users?|anyone)\b/);
export const asksForGroups = (question: string): boolean => asks(question, /\b(groups?|channels?|communit(y|ies))\b/);
export const asksForWords = (question: string): boolean =>
  asks(question, /\b(help me (write|put)|write (me )?(a|an|my)\b|translate|summari[sz]e|sum up|rewrite|draft)/);
const asksHow = (question: string): boolean =>
  asks(question, /^\W*(how|why|where|can i|may i|what (is|are|does)|i (forgot|lost|cannot)|somebody|help)\b/);

const EXACT = 3;

/** The help text that shares most with the question; a word that people call it by counts more than one in its title. */
export const helpFor = (question: string, entries: readonly HelpText[]): HelpText | null => {
  const asked = new Set(wordsIn(question).flatMap((word) => [word, ...word.split('-')]));
  const scored = entries.map((entry) => {
    const known = wordsIn(entry.words ?? '');
    const title = wordsIn(entry.question).filter((word) => !EMPTY.has(word));
    const score =
      known.filter((word) => asked.has(word)).length * EXACT + title.filter((word) => asked.has(word)).length;
    return { entry, score };
  });
  const best = scored.reduce((a, b) => (b.score > a.score ? b : a), { entry: null as HelpText | null, score: 0 });
  return best.score >= (asksHow(question) ? 1 : 2 * EXACT) ? best.entry : null;
};
