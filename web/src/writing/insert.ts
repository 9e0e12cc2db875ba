export interface Written {
  readonly text: string;
  readonly cursor: number;
}

/** Puts something in place of what stands between two places of a text. */
export const replaced = (text: string, start: number, end: number, by: string): Written => ({
  text: text.slice(0, start) + by + text.slice(end),
  cursor: start + by.length,
});

/** The same for a whole word: a space follows it, unless there is one. */
export const completed = (text: string, start: number, end: number, by: string): Written => {
  const { text: next, cursor } = replaced(text, start, end, /^\s/u.test(text.slice(end)) ? by : `${by} `);
  return { text: next, cursor: next[cursor - 1] === ' ' ? cursor : cursor + 1 };
};
