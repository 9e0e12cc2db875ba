// CHN-08: whoever is about to be paid, with everything that helps to see whether it is the right one.
import { isAddress } from '@wagram/contract/chain';
import { bareHandle, checkHandle } from '@wagram/contract/members';
import { walletErrors, type RecipientView } from '@wagram/contract/wallet';
import * as z from 'zod/mini';
import { askFor, NetworkUnreachable, RpcRefusal, wholeNumber, type ChainNetwork } from '#chain';
import { fail, type App, type MemberId } from '#kernel';
import { toMemberCard } from '#members';
import { selectFacts } from './contacts.gen.ts';
import { selectByAddress, selectByHandle, selectFollowedBy, type SelectByAddressRow } from './people.gen.ts';

const SYSTEM_PROGRAM = '11111111111111111111111111111111';
const NAMES_SHOWN = 3;

const accountInfo = z.object({
  value: z.nullable(z.object({ lamports: wholeNumber, owner: z.string(), executable: z.boolean() })),
});

/** What was asked of a network that does not answer is not known; everything else still is. */
const orNull = (error: unknown): null => {
  if (error instanceof NetworkUnreachable || error instanceof RpcRefusal) return null;
  throw error;
};

const findAccount = async (chain: ChainNetwork | null, address: string): Promise<RecipientView['account']> => {
  if (chain === null) return null;
  const options = { encoding: 'base64', dataSlice: { offset: 0, length: 0 } };
  const found = await askFor(chain, accountInfo, 'getAccountInfo', [address, options]).catch(orNull);
  if (found === null) return null;
  const { value: account } = found;
  if (account === null) return { is_funded: false, is_program: false, lamports: '0' };
  const { lamports, owner, executable } = account;
  return { is_funded: true, is_program: executable || owner !== SYSTEM_PROGRAM, lamports: lamports.toString() };
};

export const genesisOrNull = async (chain: ChainNetwork | null): Promise<string | null> =>
  chain === null ? null : chain.genesis().catch(orNull);

interface Named {
  readonly address: string;
  readonly row: Omit<SelectByAddressRow, 'address'> | null;
}

/** An address may be anybody's; a name has to be somebody's who has linked one. */
const resolve = async ({ db }: App, viewer: MemberId, to: string): Promise<Named> => {
  if (isAddress(to)) return { address: to, row: (await selectByAddress(db, { viewer, address: to })) ?? null };
  const handle = bareHandle(to);
  if (checkHandle(handle) !== null) fail(walletErrors, 'recipient_not_found');
  const row = await selectByHandle(db, { viewer, handle: `@${handle.toLowerCase()}` });
  if (row === undefined) fail(walletErrors, 'recipient_not_found');
  return { address: row.address ?? fail(walletErrors, 'no_linked_address'), row };
};

export const readRecipient = async (
  app: App,
  chain: ChainNetwork | null,
  viewer: MemberId,
  to: string,
): Promise<RecipientView> => {
  const { address, row } = await resolve(app, viewer, to.trim());
  const [account, facts, followers] = await Promise.all([
    findAccount(chain, address),
    genesisOrNull(chain).then((genesis) => selectFacts(app.db, { memberId: viewer, address, genesis })),
    row === null || row.id === viewer ? [] : selectFollowedBy(app.db, { viewer, memberId: row.id, limit: NAMES_SHOWN }),
  ]);
  return {
    address,
    member: row === null ? null : toMemberCard(row),
    followed_by: { count: followers[0]?.total ?? 0, names: followers.map((one) => one.display_name) },
    is_followed: row?.is_followed ?? false,
    joined_at: row?.created_at.toISOString() ?? null,
    contact_name: facts.contact_name,
    paid_before: facts.paid_before,
    account,
  };
};
