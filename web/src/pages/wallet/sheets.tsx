import { PasswordSheet, ReceiveSheet, SendSheet } from '#wallet';
import type { Signer, WalletInUse } from '#wallet';
import type { ReadyWallet } from './safety.tsx';

/** One at a time; `signer` where another wallet sends. */
export interface Open {
  readonly sheet: 'receive' | 'password' | 'send' | 'more';
  readonly signer?: Signer;
}

interface SheetsProps {
  readonly wallet: ReadyWallet;
  readonly inUse: WalletInUse;
  readonly open: Open | null;
  readonly to: string | null;
  readonly isKept: boolean | null;
  readonly onClose: () => void;
}

/** What the cards of the wallet open. */
export const WalletSheets = ({ wallet, inUse, open, to, isKept, onClose }: SheetsProps) => (
  <>
    {open?.sheet === 'send' && (
      <SendSheet
        address={open.signer?.address ?? wallet.address}
        onClose={onClose}
        {...(to === null ? {} : { prefill: { to } })}
        {...(open.signer === undefined ? {} : { signer: open.signer })}
      />
    )}
    {open?.sheet === 'receive' && <ReceiveSheet address={wallet.address} isKept={isKept} onClose={onClose} />}
    {open?.sheet === 'password' && <PasswordSheet tag={inUse.tag} hasPassword={wallet.hasPassword} onClose={onClose} />}
  </>
);
