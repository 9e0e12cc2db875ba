/** What `datetime-local` wants: the reader's own clock, without a zone. */
export const localTime = (at: Date): string =>
  new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
