import type { Db } from '#kernel';
import { setHidden } from './groups.gen.ts';

/** D13: what an operator decided. false: it is so already. */
export const hideGroup = async (tx: Db, groupId: string, hiddenAt: Date | null): Promise<boolean> =>
  (await setHidden(tx, { groupId, hiddenAt })) > 0;

/** For rooms whose statements are not in .sql files yet; is_seated_or_public says the same of `g` and `me`. */
export const groupSeenFrom = `((g.privacy = 'public' and g.hidden_at is null) or me.role is not null)`;
