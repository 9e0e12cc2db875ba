import { ERASE_AFTER_DAYS, rightsErrors } from '@wagram/contract/rights';
import { assertNotDemo, confirmOwner, endOtherSessions, type Proof } from '#auth';
import { fail, mailLater, type App, type Mail, type Viewer } from '#kernel';
import { selectMemberById, setState, type Member } from '#members';
import { deactivatedMail, deletedMail } from './mails.ts';

const DAY_MS = 24 * 3_600_000;

interface Confirmation extends Proof {
  handle: string;
}

const findOwner = async (app: App, viewer: Viewer, confirmation: Confirmation, now: Date): Promise<Member> => {
  assertNotDemo(viewer);
  const member = await selectMemberById(app.db, viewer.memberId);
  if (member === null || member.username.slice(1).toLowerCase() !== confirmation.handle.toLowerCase())
    fail(rightsErrors, 'wrong_handle');
  await confirmOwner(app, viewer, confirmation, now);
  return member;
};

/** Nobody sees them any more, every session and socket ends, and their mailbox hears of it. */
const leave = async (app: App, member: Member, eraseAfter: Date | null, mail: Mail, now: Date): Promise<void> => {
  await app.transact(async (tx) => {
    // A suspended member who leaves is still suspended when they come back.
    const state = member.state === 'suspended' ? 'suspended' : 'deactivated';
    await setState(tx, { memberId: member.id, state, eraseAfter, now });
    await endOtherSessions(tx, member.id, null);
    if (member.email !== null && app.mailer.works) await mailLater(app, tx, mail, member.id);
  });
};

export const deactivate = async (app: App, viewer: Viewer, confirmation: Confirmation, now: Date): Promise<void> => {
  const member = await findOwner(app, viewer, confirmation, now);
  await leave(app, member, null, deactivatedMail(app.config.brand.name, member), now);
};

export const deleteAccount = async (app: App, viewer: Viewer, confirmation: Confirmation, now: Date): Promise<Date> => {
  const member = await findOwner(app, viewer, confirmation, now);
  const eraseAfter = new Date(now.getTime() + ERASE_AFTER_DAYS * DAY_MS);
  await leave(app, member, eraseAfter, deletedMail(app.config.brand.name, member, eraseAfter), now);
  return eraseAfter;
};
