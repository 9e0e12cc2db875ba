// Written by `npm run sql`. Do not edit: change the .sql file beside it.
import { exec, many, type MemberId } from '#kernel';

export interface ExportLinkedRow {
  address: string;
  linked_at: Date;
  is_shown: boolean;
}

export const exportLinked = many<{ memberId: MemberId }, ExportLinkedRow>(
  'wallet_export_linked',
  `select address, linked_at, is_shown from linked_addresses where member_id = $1`,
  (p) => [p.memberId],
);

export interface ExportChallengesRow {
  nonce: string;
  address: string;
  expires_at: Date;
}

export const exportChallenges = many<{ memberId: MemberId }, ExportChallengesRow>(
  'wallet_export_challenges',
  `select nonce, address, expires_at from link_challenges where member_id = $1 order by expires_at`,
  (p) => [p.memberId],
);

export interface ExportContactsRow {
  address: string;
  name: string;
  kept_at: Date;
}

export const exportContacts = many<{ memberId: MemberId }, ExportContactsRow>(
  'wallet_export_contacts',
  `select address, name, kept_at from wallet_contacts where member_id = $1 order by kept_at`,
  (p) => [p.memberId],
);

export const eraseChallenges = exec<{ memberId: MemberId }>(
  'wallet_erase_challenges',
  `delete from link_challenges where member_id = $1`,
  (p) => [p.memberId],
);

export const eraseContacts = exec<{ memberId: MemberId }>(
  'wallet_erase_contacts',
  `delete from wallet_contacts where member_id = $1`,
  (p) => [p.memberId],
);
