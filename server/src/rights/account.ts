import { ERASE_AFTER_DAYS, rightsErrors } from '@house/contract/rights';
import { assertNotDemo, confirmOwner, endOtherSessions, forgetSessions, type Proof } from '#auth';
import { fail, type House, type Mail, type Viewer } from '#kernel';
import { selectMemberById, updateMember, type Member } from '#members';
import { sharedFeedsOf } from '#posts';
import { deactivatedMail, deletedMail } from './mails.ts';

const DAY_MS = 24 * 3_600_000;

interface Wish extends Proof {
  handle: string;
}

const findOwner = async (house: House, viewer: Viewer, wish: Wish, now: Date): Promise<Member> => {
  assertNotDemo(viewer);
  const member = await selectMemberById(house.db, viewer.memberId);
  if (member === null || member.username.slice(1).toLowerCase() !== wish.handle.toLowerCase())
    fail(rightsErrors, 'wrong_handle');
  await confirmOwner(house, viewer, wish, now);
  return member;
};

/** Nobody sees them any more, every session and socket ends, and their mailbox hears of it. */
const leave = async (house: House, member: Member, eraseAfter: Date | null, mail: Mail, now: Date): Promise<void> => {
  await house.transact(async (tx) => {
    // A suspended member who leaves is still suspended when they come back.
    const state = member.state === 'suspended' ? 'suspended' : 'deactivated';
    await updateMember(tx, member.id, { state, eraseAfter, updatedAt: now });
    await endOtherSessions(tx, member.id, null);
  });
  forgetSessions(member.id);
  house.live.close(member.id);
  sharedFeedsOf(house).dropAuthor(member.id);
  if (member.email !== null && house.mailer.works) house.background(house.mailer.send(mail), 'farewell mail');
};

export const deactivate = async (house: House, viewer: Viewer, wish: Wish, now: Date): Promise<void> => {
  const member = await findOwner(house, viewer, wish, now);
  await leave(house, member, null, deactivatedMail(house.config.brand.name, member), now);
};

export const deleteAccount = async (house: House, viewer: Viewer, wish: Wish, now: Date): Promise<Date> => {
  const member = await findOwner(house, viewer, wish, now);
  const eraseAfter = new Date(now.getTime() + ERASE_AFTER_DAYS * DAY_MS);
  await leave(house, member, eraseAfter, deletedMail(house.config.brand.name, member, eraseAfter), now);
  return eraseAfter;
};
