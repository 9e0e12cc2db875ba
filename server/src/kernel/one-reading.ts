/** Those who ask while it is being read get the same answer: several figures of one statement, asked for at once. */
export const oneReading = <T>(read: () => Promise<T>): (() => Promise<T>) => {
  let underway: Promise<T> | null = null;
  return () => {
    underway ??= read().finally(() => (underway = null));
    return underway;
  };
};
