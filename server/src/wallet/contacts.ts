import { walletErrors, type ContactView } from '@wagram/contract/wallet';
import type { ChainNetwork } from '#chain';
import { fail, type App, type MemberId } from '#kernel';
import { toMemberCard, type MemberCardRow } from '#members';
import { deleteContact, selectContacts, upsertContact, type SelectContactsRow } from './contacts.gen.ts';
import { genesisOrNull } from './recipient.ts';

const CONTACTS_MAX = 500;

/** A card is there as a whole, or not at all. */
const isSomebody = (row: SelectContactsRow): row is SelectContactsRow & MemberCardRow => row.id !== null;

const toContactView = (row: SelectContactsRow): ContactView => ({
  address: row.address,
  name: row.name,
  member: isSomebody(row) ? toMemberCard(row) : null,
  paid: row.paid,
  last_at: row.last_at?.toISOString() ?? null,
});

export const listContacts = async (
  app: App,
  chain: ChainNetwork | null,
  memberId: MemberId,
): Promise<ContactView[]> => {
  const genesis = await genesisOrNull(chain);
  return (await selectContacts(app.db, { memberId, genesis, count: CONTACTS_MAX })).map(toContactView);
};

const UNSEEN = /\p{Cc}/gu;

export const keepContact = async (
  { db, clock }: App,
  memberId: MemberId,
  { address, name: typed }: { address: string; name: string },
): Promise<void> => {
  const name = typed.replaceAll(UNSEEN, ' ').replaceAll(/\s+/g, ' ').trim();
  if (name === '') {
    await deleteContact(db, { memberId, address });
    return;
  }
  const kept = await upsertContact(db, { memberId, address, name, now: clock.now(), most: CONTACTS_MAX });
  if (kept === undefined) fail(walletErrors, 'contacts_full');
};
