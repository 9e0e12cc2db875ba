// What the network says, read before it is believed: an answer of another shape is none.
import type { RpcMethod } from '@wagram/contract/chain';
import * as z from 'zod/mini';
import { NetworkUnreachable, type ChainNetwork } from './port.ts';

export const askFor = async <T extends z.ZodMiniType>(
  network: ChainNetwork,
  shape: T,
  method: RpcMethod,
  params: readonly unknown[],
): Promise<z.output<T>> => {
  const read = z.safeParse(shape, await network.ask(method, params));
  if (!read.success) throw new NetworkUnreachable(`what was answered to ${method} is no answer`);
  return read.data;
};

/** Of any size. */
export const wholeNumber = z.pipe(
  z.union([z.int(), z.bigint()]),
  z.transform((value) => BigInt(value)),
);

/** Most answers say of which moment they are. */
export const inContext = <T extends z.ZodMiniType>(value: T) =>
  z.object({ context: z.object({ slot: wholeNumber }), value });
