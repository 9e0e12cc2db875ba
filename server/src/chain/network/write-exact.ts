/** As JSON.stringify, with bigints as bare numbers: lamports may pass 2^53, and clients of Solana read them so. */
export const writeExact = (value: unknown): string => {
  if (typeof value === 'bigint') return value.toString();
  if (Array.isArray(value))
    return `[${value.map((item) => (item === undefined ? 'null' : writeExact(item))).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value ?? null);
  const fields = Object.entries(value).filter(([, field]) => field !== undefined);
  return `{${fields.map(([name, field]) => `${JSON.stringify(name)}:${writeExact(field)}`).join(',')}}`;
};
