import type { MemberId } from '#kernel';

/** Members of the demo community by their handles. */
export type Ids = ReadonlyMap<string, MemberId>;

/** Of somebody who has come. */
export const idIn = (ids: Ids, handle: string): MemberId => {
  const id = ids.get(handle);
  if (id === undefined) throw new Error(`${handle} is not in the demo community`);
  return id;
};
