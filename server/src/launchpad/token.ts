// What can be told of any token, from the network alone, and more where it was launched here.
import {
  HOLDERS_SHOWN,
  launchErrors,
  type HolderView,
  type TokenFacts,
  type TokenView,
} from '@wagram/contract/launchpad';
import * as z from 'zod/mini';
import { addressOfKey, askFor, findLanded, RpcRefusal, type OwnChain } from '#chain';
import { fail, type App, type MemberId } from '#kernel';
import { toMemberCard } from '#members';
import { selectByMint, selectHolders, type LaunchRow } from './launches.gen.ts';
import { readSeenPart } from './pledge.ts';
import { readMint, readTokenAccounts } from './read-chain.ts';
import { readVesting } from './release.ts';
import { toLaunchView } from './view.ts';

const largest = z.object({ value: z.array(z.object({ address: z.string(), amount: z.string() })) });
const history = z.array(z.object({ signature: z.string(), blockTime: z.optional(z.nullable(z.number())) }));
/** As many as the network tells at once: with more, the first lies too far back. */
const HISTORY_MAX = 1_000;

const roleOf = (
  owner: string,
  launch: LaunchRow | undefined,
  { launchKey, desk }: { readonly launchKey: string; readonly desk: string },
): HolderView['role'] => {
  if (owner === desk) return 'pool';
  if (launch === undefined) return null;
  return owner === launchKey ? 'sale' : owner === launch.lock ? 'locked' : null;
};

const readHolders = async (
  app: App,
  chain: OwnChain,
  mint: string,
  launch: LaunchRow | undefined,
  viewer: MemberId | null,
): Promise<HolderView[] | null> => {
  // Some nodes do not answer this: then it is not known.
  const answer = await askFor(chain, largest, 'getTokenLargestAccounts', [mint]).catch((error: unknown) => {
    if (error instanceof RpcRefusal) return null;
    throw error;
  });
  if (answer === null) return null;
  const some = answer.value.filter(({ amount }) => amount !== '0').slice(0, HOLDERS_SHOWN);
  const accounts = await readTokenAccounts(
    chain,
    some.map(({ address }) => address),
  );
  const owners = accounts.flatMap((account) => account?.owner ?? []);
  const people = await selectHolders(app.db, { addresses: owners, viewer });
  const keys = { launchKey: await addressOfKey(app, 'launch'), desk: await addressOfKey(app, 'desk') };
  return some.flatMap(({ address, amount }, place) => {
    const owner = accounts[place]?.owner;
    if (owner === undefined) return [];
    const member = people.find((row) => row.address === owner);
    return [
      {
        account: address,
        owner,
        amount,
        role: roleOf(owner, launch, keys),
        member: member === undefined ? null : toMemberCard(member),
      },
    ];
  });
};

const readBirth = async (chain: OwnChain, mint: string): Promise<Pick<TokenFacts, 'maker' | 'made_at'>> => {
  const signatures = await askFor(chain, history, 'getSignaturesForAddress', [mint, { limit: HISTORY_MAX }]);
  const first = signatures.length < HISTORY_MAX ? signatures.at(-1) : undefined;
  if (first === undefined) return { maker: null, made_at: null };
  const landed = await findLanded(chain, first.signature);
  return {
    maker: landed === null || landed.payer === '' ? null : landed.payer,
    made_at: first.blockTime == null ? null : new Date(first.blockTime * 1_000).toISOString(),
  };
};

/** One owner may hold it in several accounts. */
const countHolders = (holders: readonly HolderView[]): number =>
  new Set(holders.filter(({ role }) => role === null).map(({ owner }) => owner)).size;

export const readToken = async (
  app: App,
  chain: OwnChain,
  viewer: MemberId | null,
  mint: string,
  now: Date,
): Promise<TokenView> => {
  const info = (await readMint(chain, mint)) ?? fail(launchErrors, 'token_not_found');
  const asked = { mint, genesis: await chain.genesis(), viewer };
  const found = await selectByMint(app.db, asked);
  const own = found === undefined || viewer === null ? null : await readSeenPart(app, chain, viewer, found.id);
  // The look at their own part may have changed what all pledges come to.
  const launch = own === null ? found : await selectByMint(app.db, asked);
  const holders = await readHolders(app, chain, mint, launch, viewer);
  const facts: TokenFacts = {
    mint,
    supply: info.supply,
    decimals: info.decimals,
    mint_authority: info.mintAuthority,
    freeze_authority: info.freezeAuthority,
    holders: holders ?? [],
    holder_count: holders === null || holders.length >= HOLDERS_SHOWN ? null : countHolders(holders),
    ...(await readBirth(chain, mint)),
  };
  return {
    facts,
    launch: launch === undefined ? null : toLaunchView(launch),
    vesting: launch === undefined ? null : await readVesting(app.db, launch, now),
    own,
  };
};
