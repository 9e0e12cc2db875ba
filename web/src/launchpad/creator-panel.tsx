import type { LaunchView, VestingView } from '@wagram/contract/launchpad';
import type { MemberId } from '@wagram/contract/kernel';
import { useState } from 'react';
import { associatedAccount, closeAccount } from '#chain';
import { Button, Card } from '#ui';
import { makeMessage, SignSheet } from '#wallet';
import { composeRelease, signRelease } from './api.ts';
import { inTokens } from './figures.ts';
import { namesFor, WRAPPED_SOL } from './pledge-sheets.tsx';
import { texts } from './texts.ts';

const words = texts.sale;

interface CreatorPanelProps {
  readonly memberId: MemberId;
  readonly launch: LaunchView;
  readonly vesting: VestingView;
  readonly onChanged: () => void;
}

/** For the creator of a sale that was opened: the SOL that was raised, and what is free of their share. */
export const CreatorPanel = ({ memberId, launch, vesting, onChanged }: CreatorPanelProps) => {
  const [sheet, setSheet] = useState<'unwrap' | 'release' | null>(null);
  const address = launch.creator_address;
  const free = BigInt(vesting.vested) - BigInt(vesting.released) - BigInt(vesting.waiting);
  const handleClose = () => setSheet(null);
  const shared = {
    memberId,
    address,
    names: namesFor(address, launch, null),
    landed: words.back,
    onBack: handleClose,
    onClose: handleClose,
  };
  const unwrap = () => makeMessage(address, [closeAccount(associatedAccount(address, WRAPPED_SOL), address, address)]);
  const handleSigned = ({ signature }: { readonly signature: string }) => {
    handleClose();
    void signRelease(launch.id, signature).then(onChanged, onChanged);
  };
  return (
    <Card className="flex flex-col gap-3 p-4">
      {launch.share !== '0' && (
        <p className="text-sm">{words.free(`${inTokens(free, launch.decimals)} ${launch.symbol}`)}</p>
      )}
      {free > 0n && <Button onClick={() => setSheet('release')}>{words.release}</Button>}
      <Button look="soft" onClick={() => setSheet('unwrap')}>
        {words.unwrap}
      </Button>
      {sheet === 'release' && (
        <SignSheet {...shared} title={words.release} make={() => composeRelease(launch.id)} onSigned={handleSigned} />
      )}
      {sheet === 'unwrap' && <SignSheet {...shared} title={words.unwrap} make={unwrap} onLanded={onChanged} />}
    </Card>
  );
};
