import { base58 } from '@scure/base';
import type { MemberId } from '@wagram/contract/kernel';
import { useState } from 'react';
import { askChain, associatedAccount, wholeOf } from '#chain';
import { makeMessage, SignSheet } from '#wallet';
import type { Made } from '#wallet';
import { sumOf } from './figures.ts';
import { ACCOUNT_BYTES, instructionsFor } from './place.ts';
import type { Move } from './place.ts';
import { texts } from './texts.ts';

const words = texts.move;

const make = async (move: Move): Promise<Made> => {
  const isNew = move.direction === 'stake' && !move.place.isMade;
  const rent = isNew ? wholeOf(await askChain('getMinimumBalanceForRentExemption', [Number(ACCOUNT_BYTES)])) : 0n;
  return makeMessage(move.place.address, instructionsFor(move, rent));
};

interface MoveSheetProps {
  readonly memberId: MemberId;
  readonly move: Omit<Move, 'reference'>;
  readonly onLanded: () => void;
  readonly onClose: () => void;
}

/** An ordinary payment of the member's own, seen before it is signed. Nobody else has a part in it. */
export const MoveSheet = ({ memberId, move, onLanded, onClose }: MoveSheetProps) => {
  const [reference] = useState(() => base58.encode(crypto.getRandomValues(new Uint8Array(32))));
  // What is meant stays as it was: what the wallet holds changes under it when it lands.
  const [meant] = useState(move);
  const { direction, place, token, amount } = meant;
  const { address, account, source } = place;
  const sum = sumOf(amount, token);
  const own = associatedAccount(address, token.mint, token.program);
  return (
    <SignSheet
      memberId={memberId}
      address={address}
      title={words.go[direction](sum)}
      description={words.about[direction]}
      make={() => make({ ...meant, reference })}
      names={{
        me: address,
        people: new Map([
          [source, words.wallet],
          [own, words.wallet],
          [account, words.own],
        ]),
        tokens: new Map([[token.mint, token]]),
      }}
      to={account}
      landed={words.landed[direction](sum)}
      onLanded={onLanded}
      onBack={onClose}
      onClose={onClose}
    />
  );
};
