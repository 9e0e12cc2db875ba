const KEPT_MS = 3_000;
const KEPT_MAX = 500;

/**
 * What many ask for at once is read once: shorter than anything that is taken back may still be seen (PR-03). What fails is not
 * kept.
 */
export const keptBriefly = <T>(read: (key: string) => Promise<T>): ((key: string) => Promise<T>) => {
  const kept = new Map<string, { value: Promise<T>; until: number }>();
  return (key) => {
    const now = performance.now();
    const known = kept.get(key);
    if (known !== undefined && known.until > now) return known.value;
    const value = read(key);
    kept.delete(key);
    kept.set(key, { value, until: now + KEPT_MS });
    value.catch(() => kept.delete(key));
    const [oldest] = kept.keys();
    if (kept.size > KEPT_MAX && oldest !== undefined) kept.delete(oldest);
    return value;
  };
};
