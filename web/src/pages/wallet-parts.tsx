import { Notice, TabLinks } from '#ui';
import { SafetyCard, walletTexts as words } from '#wallet';
import type { WalletInUse } from '#wallet';

export type ReadyWallet = Extract<NonNullable<WalletInUse['wallet']>, { state: 'ready' }>;
export const WALLET_TABS = ['tokens', 'tickets', 'activity'] as const;
export type WalletTab = (typeof WALLET_TABS)[number];

export const WalletTabs = ({ tab }: { readonly tab: WalletTab }) => (
  <TabLinks
    label={words.tabs.label}
    tabs={WALLET_TABS.map((name) => ({
      to: name === 'tokens' ? '/wallet' : `/wallet?tab=${name}`,
      text: words.tabs[name],
      isCurrent: tab === name,
    }))}
  />
);

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
