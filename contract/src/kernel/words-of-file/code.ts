/**
 * LNG-04: the words of a language that an operator brings, as the server has read them from a file: plain data, with the
 * operation first. They are worked out, on the server as in a page, and never run as a program.
 */
export type Code = string | number | boolean | null | readonly Code[];

export const isList = (code: Code | undefined): code is readonly Code[] => Array.isArray(code);

/** What an address of such words answers: a module that holds data alone. */
export interface ServedWords {
  readonly helpers: readonly Code[];
  /** By file: web/posts/texts. */
  readonly texts: Readonly<Record<string, Code>>;
  readonly sentences: Code;
}

/** What most people see first comes by itself. */
export const isFirstWords = (path: string): boolean => /^web\/(?:app|auth|kernel|ui|pages\/landing)\//.test(path);
