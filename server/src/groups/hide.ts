import type { ConversationId, Db } from '#kernel';
import { setHidden } from './groups.gen.ts';

/** D13: what an operator decided. false: it is so already. */
export const hideGroup = async (tx: Db, groupId: ConversationId, hiddenAt: Date | null): Promise<boolean> =>
  (await setHidden(tx, { groupId, hiddenAt })) > 0;
