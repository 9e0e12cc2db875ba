import type { MemberId } from '@wagram/contract/kernel';
import type { StakeView, StakingView } from '@wagram/contract/staking';
import { useEffect, useRef, useState } from 'react';
import { Notice, Skeleton } from '#ui';
import { GetTestSol, LinkCard, useFollowChain, useHoldings, useLinked } from '#wallet';
import type { LinkedMember } from '#wallet';
import { useFollowClaims, useLook, useStake } from './api.ts';
import { ClaimList } from './claim-list.tsx';
import { MoveForm } from './move-form.tsx';
import { MoveSheet } from './move-sheet.tsx';
import { placeOf } from './place.ts';
import type { Direction, Place } from './place.ts';
import { StakeCard } from './stake-card.tsx';
import { StakingTerms, StakingTrust, StakingWarnings } from './terms.tsx';
import { texts } from './texts.ts';

/** Fees, and what a new account has to hold. */
const SOL_LEAST = 3_000_000n;

interface UnseenProps {
  readonly memberId: MemberId;
  readonly place: Place | null;
  readonly isLinked: boolean;
  readonly stake: StakeView | undefined;
}

/** What lies there is not what the server has seen, wherever it was signed: it looks, once for each amount. */
const useUnseen = ({ memberId, place, isLinked, stake }: UnseenProps, look: () => void): void => {
  const asked = useRef<string | null>(null);
  const isKnown = isLinked && place !== null && stake !== undefined;
  const seen = stake?.address === place?.address ? BigInt(stake?.amount ?? 0) : 0n;
  const name = isKnown && place.staked !== seen ? `${memberId} ${place.address} ${place.staked}` : null;
  useEffect(() => {
    if (name === null || asked.current === name) return;
    asked.current = name;
    look();
  }, [name, look]);
};

interface InsideProps {
  readonly member: LinkedMember;
  readonly staking: StakingView;
}

/** Taking out is always possible. */
const whyNotIn = (state: StakingView['state'], isLinked: boolean): string | null => {
  if (state !== 'on') return state === 'off' ? texts.move.off : texts.move.paused;
  return isLinked ? null : texts.move.link;
};

interface Meant {
  readonly direction: Direction;
  readonly amount: bigint;
}

const Moves = ({ member, staking, onLanded }: InsideProps & { readonly onLanded: () => void }) => {
  const { memberId, address } = member;
  const { holdings, isAsking } = useHoldings(address);
  const linked = useLinked(memberId);
  const [meant, setMeant] = useState<Meant | null>(null);
  const [moves, setMoves] = useState(0);
  if (holdings === null)
    return isAsking ? <Skeleton className="h-64" /> : <Notice tone="warning">{texts.away.amounts}</Notice>;
  const place = placeOf(holdings, staking.token);
  const handleClose = () => {
    setMeant(null);
    setMoves(moves + 1);
  };
  const isUnlinked = linked !== undefined && linked !== address && staking.state !== 'off';
  return (
    <>
      {isUnlinked && <Notice>{texts.link}</Notice>}
      {isUnlinked && <LinkCard member={member} />}
      {BigInt(holdings.lamports) < SOL_LEAST && <GetTestSol memberId={memberId} address={address} />}
      <MoveForm
        key={moves}
        place={place}
        staking={staking}
        whyNot={whyNotIn(staking.state, linked === address)}
        onMove={(direction, amount) => setMeant({ direction, amount })}
      />
      {meant !== null && (
        <MoveSheet
          memberId={memberId}
          move={{ ...meant, place, token: staking.token }}
          onLanded={onLanded}
          onClose={handleClose}
        />
      )}
    </>
  );
};

/** MON-09: a member's stake, what it earned, and the ways in and out. */
export const StakingInside = ({ member, staking }: InsideProps) => {
  const { memberId, address } = member;
  const isOffered = staking.state !== 'off';
  useFollowChain(address);
  useFollowClaims();
  const { holdings } = useHoldings(address);
  const linked = useLinked(memberId);
  const { data: stake, isError } = useStake(memberId, isOffered);
  const look = useLook(memberId);
  const place = holdings === null ? null : placeOf(holdings, staking.token);
  useUnseen({ memberId, place, isLinked: linked === address, stake }, look);
  return (
    <>
      <StakingWarnings staking={staking} />
      {isOffered && (
        <StakeCard
          memberId={memberId}
          staking={staking}
          staked={place?.staked ?? null}
          stake={isError ? undefined : (stake ?? null)}
        />
      )}
      {(isOffered || (place?.staked ?? 0n) > 0n) && <Moves member={member} staking={staking} onLanded={look} />}
      {isOffered && <StakingTerms staking={staking} />}
      {isOffered && <StakingTrust staking={staking} />}
      {isOffered && <ClaimList memberId={memberId} staking={staking} />}
    </>
  );
};
