// CHN-14: what a wallet of somebody else's making gives back is read before it goes anywhere. Some add instructions of
// their own, to guard what they sign; ours have to be there unchanged, and nothing else may touch what they touch.
import { BadMessage, isWritable, readMessage, readTransaction } from '@wagram/contract/chain';
import type { Message } from '@wagram/contract/chain';
import { base58 } from '@scure/base';
import { ASSOCIATED, SYSTEM, TOKEN, TOKEN_2022 } from '#chain';
import { loadKeys } from '../vault/load-keys.ts';

export interface SignedMessage {
  readonly message: Uint8Array;
  readonly signature: Uint8Array;
}

/** They move money: nobody adds an act of theirs to what was shown. */
const MOVERS: readonly string[] = [SYSTEM, TOKEN, TOKEN_2022, ASSOCIATED];

interface Act {
  readonly program: string;
  readonly accounts: readonly string[];
  /** All of it as one text, with what each account may have done to it. */
  readonly text: string;
}

const actsOf = (message: Message): Act[] => {
  const keyAt = (place: number): string => message.keys[place] ?? '';
  return message.instructions.map(({ program, accounts, data }) => {
    const uses = accounts.map((place) => [keyAt(place), place < message.signers, isWritable(message, place)]);
    const text = JSON.stringify([keyAt(program), uses, base58.encode(data)]);
    return { program: keyAt(program), accounts: accounts.map(keyAt), text };
  });
};

/** Everything that ours name, but for who pays the fee and the programs themselves. */
const guardedBy = (acts: readonly Act[], payer: string): ReadonlySet<string> => {
  const programs = acts.map(({ program }) => program);
  return new Set(acts.flatMap(({ accounts }) => accounts).filter((key) => key !== payer && !programs.includes(key)));
};

const assertSameFrame = (ours: Message, theirs: Message): void => {
  if (theirs.keys[0] !== ours.keys[0]) throw new BadMessage('somebody else would pay');
  if (theirs.signers !== ours.signers) throw new BadMessage('somebody else would have to sign');
  if (theirs.blockhash !== ours.blockhash) throw new BadMessage('it would live for another time');
  // What stands in a table cannot be seen here.
  if (theirs.lookups.length > 0) throw new BadMessage('it names accounts of a table');
};

const assertSameActs = (ours: Message, theirs: Message): void => {
  const wanted = actsOf(ours);
  const guarded = guardedBy(wanted, ours.keys[0] ?? '');
  let met = 0;
  for (const act of actsOf(theirs)) {
    if (act.text === wanted[met]?.text) met += 1;
    else if (MOVERS.includes(act.program)) throw new BadMessage('something was added that moves money');
    else if (act.accounts.some((key) => guarded.has(key))) throw new BadMessage('something was added to ours');
  }
  if (met !== wanted.length) throw new BadMessage('something of ours is missing');
};

/** The message that was signed, and its signature; throws where it is not what was asked for. */
export const checkSigned = async (asked: Uint8Array, transaction: Uint8Array): Promise<SignedMessage> => {
  const ours = readMessage(asked);
  const { signatures, messageBytes, message } = readTransaction(transaction);
  assertSameFrame(ours, message);
  assertSameActs(ours, message);
  const [signature] = signatures;
  const { isSignedBy } = await loadKeys();
  if (signature === undefined || !isSignedBy(ours.keys[0] ?? '', messageBytes, signature))
    throw new BadMessage('its signature does not fit');
  return { message: messageBytes, signature };
};
