/** Something that the assistant looked at, as a link. */
export interface Source {
  readonly kind: 'post' | 'member';
  /** Of the post or the member. */
  readonly id: string;
  /** With its leading @. */
  readonly username: string;
  /** The beginning of the post, or the member's name. */
  readonly text: string;
}

/** AI-01: an answer comes as server-sent events; the data of each is one of these. */
export type Piece =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'sources'; readonly sources: readonly Source[] }
  /** The last one of an answer that is whole; `cut` when it was too long, `demo` when no model wrote it. */
  | { readonly type: 'done'; readonly cut: boolean; readonly demo: boolean }
  /** The last one of an answer that failed. */
  | { readonly type: 'error'; readonly code: string; readonly error: string };

type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (value: unknown): Fields => (typeof value === 'object' && value !== null ? (value as Fields) : {});
const areTexts = (...values: readonly unknown[]): boolean => values.every((value) => typeof value === 'string');

export const isSource = (value: unknown): value is Source => {
  const { kind, id, username, text } = fieldsOf(value);
  return (kind === 'post' || kind === 'member') && areTexts(id, username, text);
};

// Checked by hand: a whole library for it would weigh on every page.
const isPiece = (value: unknown): value is Piece => {
  const { type, text, sources, cut, demo, code, error } = fieldsOf(value);
  if (type === 'text') return areTexts(text);
  if (type === 'sources') return Array.isArray(sources) && sources.every(isSource);
  if (type === 'done') return typeof cut === 'boolean' && typeof demo === 'boolean';
  return type === 'error' && areTexts(code, error);
};

export const toPiece = (value: unknown): Piece | null => (isPiece(value) ? value : null);
