import { base58 } from '@scure/base';
import type { MemberId } from '@wagram/contract/kernel';
import { useState } from 'react';
import { askChain, associatedAccount, fieldOf, readAccounts, wholeOf } from '#chain';
import { makeMessage, SignSheet } from '#wallet';
import type { Made } from '#wallet';
import { sumOf } from './figures.ts';
import { ACCOUNT_BYTES, instructionsFor } from './place.ts';
import type { Costs, Move } from './place.ts';
import { texts } from './texts.ts';

const words = texts.move;

const NO_COSTS: Costs = { rent: 0n, given: 0n };

const askCosts = async ({ place: { account } }: Move): Promise<Costs> => {
  const [rent, reply] = await Promise.all([
    askChain('getMinimumBalanceForRentExemption', [Number(ACCOUNT_BYTES)]),
    askChain('getMultipleAccounts', [[account], { commitment: 'confirmed', encoding: 'base64' }]),
  ]);
  const [found] = readAccounts(fieldOf(reply, 'value'));
  return { rent: wholeOf(rent), given: found?.lamports ?? 0n };
};

const make = async (move: Move): Promise<Made> => {
  const isNew = move.direction === 'stake' && !move.place.isMade;
  return makeMessage(move.place.address, instructionsFor(move, isNew ? await askCosts(move) : NO_COSTS));
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
