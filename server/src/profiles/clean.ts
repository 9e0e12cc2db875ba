import { cleanLine, cleanLines } from '#kernel';

export const cleanName = (text: string | null): string | null => (text === null ? null : cleanLine(text));

export const cleanBio = (text: string | null): string | null => (text === null ? null : cleanLines(text));

/** As browsers read it: what is shown later is the true host (IN-02). */
export const cleanLink = (text: string | null): string | null => {
  const trimmed = text?.trim() ?? '';
  return trimmed === '' ? null : new URL(trimmed).href;
};
