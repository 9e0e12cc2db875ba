import { readFileSync } from 'node:fs';
import { z } from 'zod';

/** What stands in a file of `data`, as it has to be: a slip in it is said by name and place. */
export const readData = <S extends z.ZodType>(name: string, schema: S): z.output<S> => {
  const text = readFileSync(new URL(`../data/${name}.json`, import.meta.url), 'utf8');
  const read = schema.safeParse(JSON.parse(text));
  if (!read.success) throw new Error(`demo/data/${name}.json: ${z.prettifyError(read.error)}`);
  return read.data;
};
