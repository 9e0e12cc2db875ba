import { languageOf, type Mail } from '#kernel';
import { mailTo, type Member } from '#members';
import { texts, type WayIn } from '../texts.ts';

const mailsFor = (member: Member) => texts(languageOf(member)).mails;

export const verificationMail = (product: string, member: Member, link: string): Mail =>
  mailTo(member, mailsFor(member).verification(product, link));

export const resetMail = (product: string, member: Member, link: string): Mail =>
  mailTo(member, mailsFor(member).reset(product, member.username, link));

export const passwordChangedMail = (product: string, member: Member): Mail =>
  mailTo(member, mailsFor(member).passwordChanged(product, member.username));

export const wayInAddedMail = (product: string, member: Member, what: WayIn): Mail =>
  mailTo(member, mailsFor(member).wayInAdded(product, member.username, what));

export const waysInDroppedMail = (product: string, member: Member): Mail =>
  mailTo(member, mailsFor(member).waysInDropped(product, member.username));

export const twoFactorMail = (product: string, member: Member, isOn: boolean): Mail =>
  mailTo(member, mailsFor(member)[isOn ? 'twoFactorOn' : 'twoFactorOff'](product, member.username));

export const identityTakenMail = (product: string, member: Member): Mail =>
  mailTo(member, mailsFor(member).identityTaken(product, member.username, member.email ?? ''));
