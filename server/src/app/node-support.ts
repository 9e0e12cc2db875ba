/** The last day on which each line of Node gets fixes, as its project has announced. */
const lastDays: ReadonlyMap<number, string> = new Map([
  [20, '2026-04-30'],
  [22, '2027-04-30'],
  [24, '2028-04-30'],
]);

/** OPS-09: what an operator should know of their Node; null where all is well. It runs all the same. */
export const nodeNote = (version: string, today: Date): string | null => {
  const line = Number(version.split('.')[0]);
  const day = today.toISOString().slice(0, 10);
  const kept = [...lastDays].filter(([, last]) => day <= last).map(([name]) => name);
  const better = kept.length === 0 ? 'a newer one' : `Node ${kept.join(' or ')}`;
  if (line % 2 === 1) return `Node ${line} is not kept for long: use ${better}`;
  const last = lastDays.get(line);
  if (last === undefined || day <= last) return null;
  return `Node ${line} has had no security fixes since ${last}: use ${better}`;
};
