import { ACCOUNT_RENT, type LaunchView, type OwnPartView, type PledgeView } from '@wagram/contract/launchpad';
import { units, type MemberId } from '@wagram/contract/kernel';
import { useState } from 'react';
import { approve, closeAccount, createSeeded, openCreated, openAssociated, seededAddress, TOKEN } from '#chain';
import { makeMessage, SignSheet } from '#wallet';
import type { Names } from '#wallet';
import { sayPledge } from './api.ts';
import { texts } from './texts.ts';

const words = texts.sale;
export const WRAPPED_SOL = 'So11111111111111111111111111111111111111112';
const ACCOUNT_BYTES = 165n;

export const namesFor = (address: string, launch: LaunchView, key: string | null): Names => ({
  me: address,
  people: new Map(key === null ? [] : [[key, `${launch.name} (${launch.symbol})`]]),
  tokens: new Map([
    [WRAPPED_SOL, { symbol: 'SOL', decimals: units.SOL }],
    [launch.mint, { symbol: launch.symbol, decimals: launch.decimals }],
  ]),
});

interface SheetProps {
  readonly memberId: MemberId;
  readonly launch: LaunchView;
  readonly onChanged: () => void;
  readonly onClose: () => void;
}

interface PledgeSheetProps extends SheetProps {
  readonly address: string;
  readonly own: OwnPartView;
  readonly sum: bigint;
}

/** The server hears of it before it is signed, so that nothing is overlooked if the page is closed too early. */
export const PledgeSheet = ({ memberId, address, launch, own, sum, onChanged, onClose }: PledgeSheetProps) => {
  const { seed, launch_key: key } = own;
  const account = seededAddress(address, seed, TOKEN);
  const make = async () => {
    await sayPledge(launch.id, address);
    return makeMessage(address, [
      createSeeded({ payer: address, seed, lamports: ACCOUNT_RENT + sum, space: ACCOUNT_BYTES, owner: TOKEN }),
      openCreated(account, WRAPPED_SOL, address),
      approve(account, key, address, sum),
      openAssociated({ payer: address, owner: address, mint: launch.mint }),
    ]);
  };
  const handleLanded = () => void sayPledge(launch.id, address).then(onChanged, onChanged);
  return (
    <SignSheet
      {...{ memberId, address, make, onClose }}
      title={words.sign}
      description={words.signHint}
      names={namesFor(address, launch, key)}
      landed={words.landed}
      onLanded={handleLanded}
      onBack={onClose}
    />
  );
};

/** Closing the account gives everything back, and with it the right to draw from it ends. So does an empty place for tokens. */
export const TakeBackSheet = ({
  memberId,
  launch,
  pledge: current,
  onChanged,
  onClose,
}: SheetProps & { readonly pledge: PledgeView }) => {
  // What it does is settled as it opens: the page behind it hears that it has landed before the reader has.
  const [pledge] = useState(current);
  const { address, held, is_spare: isSpare } = pledge;
  const hasSol = held !== null && held !== '0';
  const closed = [...(held === null ? [] : [pledge.account]), ...(isSpare ? [pledge.token_account] : [])];
  const make = () =>
    makeMessage(
      address,
      closed.map((account) => closeAccount(account, address, address)),
    );
  return (
    <SignSheet
      {...{ memberId, address, make, onClose }}
      title={hasSol ? words.takeBackTitle : words.closeEmptyTitle}
      names={namesFor(address, launch, null)}
      landed={hasSol ? words.back : words.closed}
      onLanded={() => void sayPledge(launch.id, address).then(onChanged, onChanged)}
      onBack={onClose}
    />
  );
};
