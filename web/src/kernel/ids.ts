import { isId, type Id } from '@wagram/contract/kernel';

/** The server knows nothing by this id. */
const UNKNOWN = '00000000-0000-0000-0000-000000000000';

/** An id as an address or the subject of a dialog names it. What is none leads to where an unknown one does. */
export const idFrom = <I extends Id<string>>(text = ''): I => {
  const id = text.toLowerCase();
  return isId<I>(id) ? id : (UNKNOWN as I);
};
