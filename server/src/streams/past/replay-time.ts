// A film of a stream has no picture of the time before its recording began, nor of that in which its host had no page. What
// was said is shown at the moment of the film that was seen when it was said.

export interface ReplayPart {
  /** Where the part begins in the film, and at which moment of the stream. */
  readonly filmMs: number;
  readonly streamMs: number;
}

/** What was said while nothing was recorded comes with the next picture. */
export const toFilmMs = (parts: readonly ReplayPart[] | null, streamMs: number): number => {
  const at = parts?.findLastIndex((part) => part.streamMs <= streamMs) ?? -1;
  const part = parts?.[at];
  if (part === undefined) return parts === null ? streamMs : 0;
  return Math.min(part.filmMs + streamMs - part.streamMs, parts?.[at + 1]?.filmMs ?? Infinity);
};

/** The begin of the film is that of the stream: what was said before belongs to it. */
export const toStreamMs = (parts: readonly ReplayPart[] | null, filmMs: number): number => {
  const part = parts?.findLast((one) => one.filmMs <= filmMs);
  return part === undefined || filmMs === 0 ? filmMs : part.streamMs + filmMs - part.filmMs;
};
