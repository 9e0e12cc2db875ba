import type { Db, MemberId } from '#kernel';
import { eraseDrafts, erasePledges, letLaunchesGo, letPledgesGo } from './data-rights.gen.ts';

/** Tokens stay on their network, without a name; what they had pledged is theirs alone to take back. */
export const eraseOf = async (tx: Db, memberId: MemberId): Promise<void> => {
  for (const erase of [erasePledges, letPledgesGo, eraseDrafts, letLaunchesGo]) await erase(tx, { memberId });
};
