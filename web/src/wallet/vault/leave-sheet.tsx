import type { MemberId } from '@wagram/contract/kernel';
import { useMemo } from 'react';
import { readStoredUser } from '#kernel';
import { Button } from '#ui';
import { NewPasswordForm } from './new-password.tsx';
import { readInUse, ownerTag } from '../shelf.ts';
import { Sheet } from '../sheet.tsx';
import { texts } from '../settings/texts.ts';
import { setPassword } from './vault.ts';

const words = texts.leave;

export type WalletAtLeave = 'none' | 'clear' | 'locked';

/** What of the member's wallet stays behind on this device when they go. */
export const walletAtLeave = (memberId: MemberId | null): WalletAtLeave => {
  const read = readInUse();
  if (read.state !== 'open' && read.state !== 'locked') return 'none';
  if (memberId !== null && read.record.owner !== ownerTag(memberId)) return 'none';
  return read.state === 'open' ? 'clear' : 'locked';
};

/** P5: Log Out says that the wallet stays, and offers a password when there is none. */
export const LeaveSheet = ({ onClose, onLeave }: { readonly onClose: () => void; readonly onLeave: () => void }) => {
  const tag = useMemo(() => ownerTag(readStoredUser()?.id ?? null), []);
  return (
    <Sheet title={words.title} description={words.about} onClose={onClose}>
      <NewPasswordForm
        submit={words.lock}
        onSubmit={async ({ next }) => {
          await setPassword(tag, null, next);
          onLeave();
        }}
      />
      <Button look="ghost" onClick={onLeave}>
        {words.go}
      </Button>
    </Sheet>
  );
};
