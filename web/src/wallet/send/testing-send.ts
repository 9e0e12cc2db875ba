// A server with a network behind it, for the tests of Send and its review.
import type { PaymentState } from '@wagram/contract/chain';
import { readTransaction } from '@wagram/contract/chain';
import { base58, base64 } from '@scure/base';
import { no, person, serve, yes } from '#testing';

export const keyOf = (number: number): string => base58.encode(new Uint8Array(32).fill(number));
/** The base point of the curve is a public key, as a person's address is. */
export const NORA = base58.encode(Uint8Array.from({ length: 32 }, (_, place) => (place === 0 ? 0x58 : 0x66)));
export const MINT = keyOf(3);

const card = ({ id, username, displayName, avatar_url, verified, badge }: ReturnType<typeof person>) => ({
  id,
  username,
  displayName,
  avatar_url,
  verified,
  badge,
});

export const recipient = (change: object = {}) => ({
  address: NORA,
  member: card(person('nora')),
  followed_by: { count: 3, names: ['Ben'] },
  is_followed: true,
  joined_at: '2026-01-01T00:00:00.000Z',
  contact_name: null,
  paid_before: 2,
  account: { is_funded: true, is_program: false, lamports: '5' },
  ...change,
});

const wallet = (lamports: number) => ({ lamports, owner: '11111111111111111111111111111111', data: ['', 'base64'] });

export interface World {
  lamports: number;
  /** What SOL is left after the payment; the fee is taken besides. */
  leaves: number;
  error: unknown;
  isDead: boolean;
  state: PaymentState;
  recipient: ReturnType<typeof recipient> | null;
  tokens: object[];
  contacts: object[];
}

interface RpcBody {
  readonly method: string;
  readonly params: readonly unknown[];
}

const FEE = 5_000;

const answerRpc = (world: World, me: string, { method, params }: RpcBody): unknown => {
  if (method === 'getLatestBlockhash') return { value: { blockhash: keyOf(9), lastValidBlockHeight: 150 } };
  if (method === 'getFeeForMessage') return { value: FEE };
  if (method === 'getMultipleAccounts')
    return { value: (params[0] as string[]).map((key) => (key === me ? wallet(world.lamports) : null)) };
  const { accounts } = params[1] as { accounts: { addresses: string[] } };
  const after = accounts.addresses.map((key) => (key === me ? wallet(world.leaves - FEE) : wallet(1)));
  return { value: { err: world.error, accounts: world.error === null ? after : null } };
};

/** Changes of the world are seen by the next question. */
export const serveChain = (me: string, change: Partial<World> = {}) => {
  const world: World = {
    lamports: 2_000_000_000,
    leaves: 1_900_000_000,
    error: null,
    isDead: false,
    state: 'sent',
    recipient: recipient(),
    tokens: [],
    contacts: [],
    ...change,
  };
  const payment = (signature: string) => ({
    payment: { signature, state: world.state, error: null, to: NORA, created_at: '', settled_at: null },
  });
  const log = serve({
    'GET /api/chain/network': yes({
      network: {
        kind: 'test',
        name: 'Test network',
        genesis: null,
        is_reachable: true,
        explorer: null,
        token: { mint: MINT, symbol: 'WGR', decimals: 6 },
        has_faucet: true,
        products: { withdraw: 'on', deposit: 'on', swap: 'on', staking: 'on', launchpad: 'on', tickets: 'on' },
      },
    }),
    'GET /api/chain/holdings': () =>
      yes({ holdings: { address: me, lamports: String(world.lamports), tokens: world.tokens } }),
    'GET /api/wallet/contacts': () => yes({ contacts: world.contacts }),
    'GET /api/wallet/recipient': () =>
      world.recipient === null
        ? no(404, 'recipient_not_found', 'Nobody here can be paid by this name.')
        : yes({ recipient: world.recipient }),
    'POST /api/chain/rpc': ({ body }) =>
      world.isDead ? 'unreachable' : [200, { jsonrpc: '2.0', id: 1, result: answerRpc(world, me, body as RpcBody) }],
    'POST /api/chain/payments': ({ body }) => {
      if (world.isDead) return 'unreachable';
      const { transaction } = body as { transaction: string };
      const [signature = new Uint8Array()] = readTransaction(base64.decode(transaction)).signatures;
      return yes(payment(base58.encode(signature)));
    },
    'GET /api/chain/payment': ({ query }) => (world.isDead ? 'unreachable' : yes(payment(query['signature'] ?? ''))),
  });
  return { world, log, sent: () => log.filter(({ line }) => line === 'POST /api/chain/payments') };
};
