import type { SecurityView } from '@wagram/contract/auth';
import type { Db, MemberId } from '#kernel';
import { selectMemberById } from '#members';
import { selectPasswordHash } from './passwords.ts';
import { countBackupCodes, hasTwoFactor } from './two-factor.ts';
import { selectIdentities } from '../ways-in/ways-in.gen.ts';

const maskPhone = (phone: string): string => `${phone.slice(0, 4)}…${phone.slice(-3)}`;

export const getSecurity = async (db: Db, memberId: MemberId): Promise<SecurityView> => {
  const member = await selectMemberById(db, memberId);
  const known = await selectIdentities(db, { memberId });
  const phone = known.find((identity) => identity.provider === 'phone')?.subject;
  return {
    two_factor: await hasTwoFactor(db, memberId),
    backup_codes_left: await countBackupCodes(db, memberId),
    has_password: (await selectPasswordHash(db, memberId)) !== null,
    x_connected: member?.twitterId != null,
    google_connected: known.some((identity) => identity.provider === 'google'),
    phone: phone === undefined ? null : maskPhone(phone),
  };
};
