// The token of this network of people. On the test network it is minted here, once; elsewhere the operator names it.
import { address as toAddress, createNoopSigner, none, type Instruction } from '@solana/kit';
import { getCreateAccountInstruction } from '@solana-program/system';
import {
  AuthorityType,
  findAssociatedTokenPda,
  getCreateAssociatedTokenIdempotentInstruction,
  getInitializeMint2Instruction,
  getMintToInstruction,
  getSetAuthorityInstruction,
  getTransferCheckedInstruction,
  TOKEN_PROGRAM_ADDRESS,
} from '@solana-program/token';
import { LAMPORTS_PER_SOL } from '@wagram/contract/chain';
import { units } from '@wagram/contract/kernel';
import * as z from 'zod/mini';
import type { App } from '#kernel';
import { askFor, inContext } from '../network/answers.ts';
import { TOKEN_2022_PROGRAM, TOKEN_PROGRAM } from '../embedded/programs.ts';
import { openKey, type KeyName } from '../keys/keyring.ts';
import { signMessage } from '../orders/own-message.ts';
import { RpcRefusal, type ChainNetwork } from '../network/port.ts';

export interface OwnToken {
  readonly mint: string;
  readonly program: string;
  readonly decimals: number;
}

const MINT_BYTES = 82n;
const MINT_RENT = 1_461_600n;
/** A thousand million, and never more: the right to mint is given up in the transaction that mints them. */
const WHOLE = 10n ** BigInt(units.WGR);
const SHARES: readonly [KeyName, bigint][] = [
  ['treasury', 500_000_000n * WHOLE],
  ['desk', 300_000_000n * WHOLE],
  ['rewards', 200_000_000n * WHOLE],
];
const TREASURY_LAMPORTS = 1_000n * LAMPORTS_PER_SOL;

const mintInfo = inContext(
  z.nullable(
    z.object({
      owner: z.enum([TOKEN_PROGRAM, TOKEN_2022_PROGRAM]),
      data: z.object({ parsed: z.object({ type: z.literal('mint'), info: z.object({ decimals: z.int() }) }) }),
    }),
  ),
);

const findMint = async (network: ChainNetwork, mint: string): Promise<OwnToken | null> => {
  const { value } = await askFor(network, mintInfo, 'getAccountInfo', [mint, { encoding: 'jsonParsed' }]);
  return value === null ? null : { mint, program: value.owner, decimals: value.data.parsed.info.decimals };
};

export const tokenAccountOf = async (owner: string, { mint, program }: Pick<OwnToken, 'mint' | 'program'>) =>
  (
    await findAssociatedTokenPda({
      owner: toAddress(owner),
      mint: toAddress(mint),
      tokenProgram: toAddress(program),
    })
  )[0];

const latest = inContext(z.object({ blockhash: z.string() }));

export const latestBlockhash = async (network: ChainNetwork): Promise<string> =>
  (await askFor(network, latest, 'getLatestBlockhash', [{ commitment: 'confirmed' }])).value.blockhash;

/** All of it in one transaction: there is the token with its shares and no right to make more, or there is none. */
const mintOnce = async (app: App, network: ChainNetwork): Promise<void> => {
  const [mint, payer] = [await openKey(app, 'mint'), await openKey(app, 'treasury')];
  const [mintSigner, payerSigner] = [mint, payer].map(({ address }) => createNoopSigner(toAddress(address)));
  if (mintSigner === undefined || payerSigner === undefined) return;
  const token = { mint: mint.address, program: TOKEN_PROGRAM };
  const instructions: Instruction[] = [
    getCreateAccountInstruction({
      payer: payerSigner,
      newAccount: mintSigner,
      lamports: MINT_RENT,
      space: MINT_BYTES,
      programAddress: TOKEN_PROGRAM_ADDRESS,
    }),
    getInitializeMint2Instruction({
      mint: mintSigner.address,
      decimals: units.WGR,
      mintAuthority: payerSigner.address,
      freezeAuthority: none(),
    }),
  ];
  for (const [name, amount] of SHARES) {
    const { address: owner } = await openKey(app, name);
    const ata = await tokenAccountOf(owner, token);
    instructions.push(
      getCreateAssociatedTokenIdempotentInstruction({
        payer: payerSigner,
        ata,
        owner: toAddress(owner),
        mint: mintSigner.address,
      }),
      getMintToInstruction({ mint: mintSigner.address, token: ata, mintAuthority: payerSigner, amount }),
    );
  }
  instructions.push(
    getSetAuthorityInstruction({
      owned: mintSigner.address,
      owner: payerSigner,
      authorityType: AuthorityType.MintTokens,
      newAuthority: none(),
    }),
  );
  const bytes = signMessage(payer, instructions, await latestBlockhash(network), [mint]);
  const sent = network.ask('sendTransaction', [Buffer.from(bytes).toString('base64'), { encoding: 'base64' }]);
  // Another process was faster: then it is there.
  await sent.catch((error: unknown) => {
    if (!(error instanceof RpcRefusal)) throw error;
  });
};

/** `give`: SOL of the test network, for whoever mints. Null: no token is named, or the network has none of that name. */
export const openToken = async (
  app: App,
  network: ChainNetwork,
  give: ((address: string, lamports: bigint) => Promise<string>) | null,
): Promise<OwnToken | null> => {
  if (give === null) return app.config.tokenAddress === null ? null : findMint(network, app.config.tokenAddress);
  const { address: mint } = await openKey(app, 'mint');
  const there = await findMint(network, mint);
  if (there !== null) return there;
  await give((await openKey(app, 'treasury')).address, TREASURY_LAMPORTS);
  await mintOnce(app, network);
  return findMint(network, mint);
};

/** So many smallest units to an address; the account for them is made and paid for by whoever sends, where there is none. */
export const payTokens = async (
  token: OwnToken,
  from: string,
  to: string,
  amount: bigint,
): Promise<readonly Instruction[]> => {
  const tokenProgram = toAddress(token.program);
  const payer = createNoopSigner(toAddress(from));
  const [source, destination] = [await tokenAccountOf(from, token), await tokenAccountOf(to, token)];
  const mint = toAddress(token.mint);
  return [
    getCreateAssociatedTokenIdempotentInstruction({
      payer,
      ata: destination,
      owner: toAddress(to),
      mint,
      tokenProgram,
    }),
    getTransferCheckedInstruction(
      { source, mint, destination, authority: payer, amount, decimals: token.decimals },
      { programAddress: tokenProgram },
    ),
  ];
};
