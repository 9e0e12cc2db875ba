import type { OwnProfileView } from '@wagram/contract/members';
import { useSearchParams } from 'react-router';
import { TabLinks } from '#ui';
import { Activity, TokenList, walletTexts } from '#wallet';
import type { ReadyWallet } from './safety.tsx';
import { WalletTickets } from './tickets.tsx';

const words = walletTexts.tabs;
const TABS = ['tokens', 'tickets', 'activity'] as const;

interface ListsProps {
  readonly member: OwnProfileView | null;
  readonly wallet: ReadyWallet;
}

/** What is in it, and what came and went. */
export const WalletLists = ({ member, wallet }: ListsProps) => {
  const [params] = useSearchParams();
  const tab = TABS.find((name) => name === params.get('tab')) ?? 'tokens';
  const tabs = TABS.map((name) => ({
    to: name === 'tokens' ? '/wallet' : `/wallet?tab=${name}`,
    text: words[name],
    isCurrent: tab === name,
  }));
  const memberId = member?.id ?? null;
  return (
    <>
      <TabLinks label={words.label} tabs={tabs} />
      {tab === 'tokens' && <TokenList memberId={memberId} address={wallet.address} />}
      {tab === 'tickets' && <WalletTickets memberId={memberId} />}
      {tab === 'activity' && <Activity memberId={memberId} address={wallet.address} />}
    </>
  );
};
