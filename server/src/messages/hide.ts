import type { App, Db, MessageId } from '#kernel';
import { takeOverWithheld, updateDeleted, updateRestored } from './acts/changes.gen.ts';
import { selectPlace } from './messages.gen.ts';
import { tellChange } from './tell.ts';

/** By an operator, once somebody has reported it: for everyone it reads as taken back. false when nothing has changed. */
export const hideMessage = async (tx: Db, messageId: MessageId, hiddenAt: Date | null): Promise<boolean> => {
  if (hiddenAt === null) return (await updateRestored(tx, { messageId, memberId: null, now: new Date(0) })) > 0;
  const hidden = await updateDeleted(tx, { messageId, memberId: null, until: null, now: hiddenAt });
  return hidden > 0 || (await takeOverWithheld(tx, { messageId })) > 0;
};

/** Once that is committed: everybody who sits there asks for it. */
export const tellHidden = async (app: App, messageId: MessageId): Promise<void> => {
  const place = await selectPlace(app.db, { messageId });
  if (place !== undefined) await tellChange(app, place.conversation_id, place.change);
};
