// Signed transfers for a measurement, made without any client.
import { generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { base58 } from '@scure/base';

const SYSTEM = '11111111111111111111111111111111';

/** @typedef {{ address: string, sign: (message: Uint8Array) => Buffer }} Wallet */

/** @returns {Wallet} */
export const makeWallet = () => {
  const pair = generateKeyPairSync('ed25519');
  const address = base58.encode(Buffer.from(pair.publicKey.export({ format: 'jwk' }).x ?? '', 'base64url'));
  return { address, sign: (message) => sign(null, message, pair.privateKey) };
};

/** @param {Wallet} from @param {string} to @param {bigint} lamports @param {string} blockhash @returns {Uint8Array} */
export const signTransfer = (from, to, lamports, blockhash) => {
  const keys = [from.address, to, base58.encode(randomBytes(32)), SYSTEM].map((key) => base58.decode(key));
  const data = Buffer.alloc(12);
  data.writeUInt32LE(2, 0);
  data.writeBigUInt64LE(lamports, 4);
  const body = [1, 3, 3, 0, 1, 2, data.length, ...data, 0];
  const message = Uint8Array.from([
    0x80,
    1,
    0,
    2,
    keys.length,
    ...keys.flatMap((key) => [...key]),
    ...base58.decode(blockhash),
    ...body,
  ]);
  return Uint8Array.from([1, ...from.sign(message), ...message]);
};

/** @param {string} url @param {string} method @param {unknown[]} params @returns {Promise<any>} */
export const askNode = async (url, method, params) => {
  const reply = await fetch(`${url}/api/chain/rpc`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  });
  const { result, error } = /** @type {{ result?: any, error?: { message: string } }} */ (await reply.json());
  if (error !== undefined) throw new Error(`${method}: ${error.message}`);
  return result;
};
