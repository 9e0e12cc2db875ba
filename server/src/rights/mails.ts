import { languageOf, type Mail } from '#kernel';
import { mailTo, type Member } from '#members';
import { texts } from './texts.ts';

export const deactivatedMail = (product: string, member: Member): Mail =>
  mailTo(member, texts(languageOf(member)).deactivated(product, member.username));

export const deletedMail = (product: string, member: Member, eraseAfter: Date): Mail =>
  mailTo(member, texts(languageOf(member)).deleted(product, member.username, eraseAfter.toISOString().slice(0, 10)));
