import { Notice } from '#ui';
import { SafetyCard, walletTexts as words } from '#wallet';
import type { WalletInUse } from '#wallet';

export type ReadyWallet = Extract<NonNullable<WalletInUse['wallet']>, { state: 'ready' }>;

interface WalletSafetyProps {
  readonly wallet: ReadyWallet;
  readonly inUse: WalletInUse;
  readonly onPassword: () => void;
}

/** What keeps it from being lost, or taken. */
export const WalletSafety = ({ wallet, inUse, onPassword }: WalletSafetyProps) => (
  <>
    {!wallet.isKept && <Notice tone="danger">{words.safety.notKept}</Notice>}
    {inUse.isShared ? (
      <Notice>{words.shared}</Notice>
    ) : (
      <SafetyCard wallet={wallet} asides={inUse.asides} onPassword={onPassword} />
    )}
  </>
);
