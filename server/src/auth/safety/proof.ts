import { publish, type Db, type App, type Viewer } from '#kernel';
import { identified, setEmailVerified, type Member } from '#members';
import { welcome } from '../badges.ts';
import { dropIdentities } from '../ways-in/identities.ts';
import { waysInDroppedMail } from '../mail/mails.ts';
import { dropPasskeys } from '../ways-in/passkeys.ts';
import { lockSessions } from '../sessions/sessions.gen.ts';
import { endOtherSessions } from '../sessions/sessions.ts';
import { tellOwner } from './tell-owner.ts';
import { dropTwoFactor } from './two-factor.ts';

/**
 * Anybody can sign up with anybody's address. Until somebody has shown that they read the mailbox, what was set up may be a
 * squatter's: it goes, so that no way in is left that the owner of the mailbox does not know of. True when something went.
 */
const dropWaysIn = async (tx: Db, member: Member): Promise<boolean> => {
  await lockSessions(tx, { memberId: member.id });
  const gone = [
    await dropPasskeys(tx, member.id),
    await dropIdentities(tx, member),
    await dropTwoFactor(tx, member.id),
  ].includes(true);
  if (gone) await endOtherSessions(tx, member.id, null);
  return gone;
};

/** In the transaction of the proof. `isOwn`: it was made in a browser that is signed in as this very member. */
export const proveEmail = async (app: App, tx: Db, member: Member, isOwn: boolean, now: Date): Promise<boolean> => {
  if (member.emailVerifiedAt !== null) return false;
  const hasDropped = !isOwn && (await dropWaysIn(tx, member));
  await setEmailVerified(tx, { memberId: member.id, now });
  await publish(tx, identified(member.id));
  await welcome(app, tx, member.id, now);
  return hasDropped;
};

/** After its commit. */
export const waysInDropped = (app: App, member: Member, now: Date): void => {
  tellOwner(app, member, waysInDroppedMail(app.config.brand.name, member), now);
};

export const proveByLink = async (app: App, member: Member, viewer: Viewer | null, now: Date): Promise<void> => {
  const isOwn = viewer?.memberId === member.id;
  if (await app.transact((tx) => proveEmail(app, tx, member, isOwn, now))) waysInDropped(app, member, now);
};
