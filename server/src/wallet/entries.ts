import type { ChainEntryView } from '@wagram/contract/wallet';
import type { MemberCard } from '@wagram/contract/members';
import { failOfNetwork, type ChainEntry, type History } from '#chain';
import type { Db, MemberId } from '#kernel';
import { toMemberCard } from '#members';
import { selectByAddresses } from './people.gen.ts';

const toEntryView = (
  entry: ChainEntry,
  members: ReadonlyMap<string, MemberCard>,
  faucet: string | null,
): ChainEntryView => ({
  signature: entry.signature,
  at: entry.at?.toISOString() ?? null,
  error: entry.error,
  fee: entry.fee.toString(),
  note: entry.note,
  changes: entry.changes.map((change) => ({ ...change, amount: change.amount.toString() })),
  with: entry.with.map((address) => ({
    address,
    member: members.get(address) ?? null,
    ...(address === faucet ? { is_faucet: true } : {}),
  })),
});

/** The chain is open to all; who stands behind an address is not. */
export const listEntries = async (
  db: Db,
  history: History,
  viewer: MemberId | null,
  { address, ...page }: { address: string; limit: number; cursor?: string | undefined },
): Promise<{ entries: ChainEntryView[]; next_cursor: string | null }> => {
  const { entries, next_cursor } = await history.list(address, page).catch(failOfNetwork);
  const faucet = await history.faucet().catch(failOfNetwork);
  const addresses = [...new Set(entries.flatMap((entry) => entry.with))];
  const rows = addresses.length === 0 ? [] : await selectByAddresses(db, { viewer, addresses });
  const members = new Map(rows.map((row) => [row.address, toMemberCard(row)]));
  return { entries: entries.map((entry) => toEntryView(entry, members, faucet)), next_cursor };
};
