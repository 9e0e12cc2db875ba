import { languageOf, type Mail } from '#kernel';
import type { Member } from './members.gen.ts';
import { texts } from './texts.ts';

/** What a mail says; its lines stand apart. */
export interface Letter {
  readonly subject: string;
  readonly lines: readonly string[];
}

/** Plain text: every mail program shows it, and nothing in it can be made to run. */
export const mailTo = (member: Member, { subject, lines }: Letter): Mail => ({
  to: member.email ?? '',
  subject,
  text: [texts(languageOf(member)).hello(member.displayName), ...lines].join('\n\n'),
});
