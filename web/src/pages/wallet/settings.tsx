import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useSession } from '#auth';
import { Skeleton } from '#ui';
import {
  AsidesSection,
  BackupSheet,
  ContactsSection,
  GenerateSection,
  LeftState,
  linkedMember,
  LinkSection,
  MoveSection,
  NetworkSection,
  PasswordSection,
  PhraseSection,
  SecurityNotice,
  SigningKeySection,
  PublicKeySection,
  unlockedBy,
  usePasswordGate,
  useReveal,
  useWallet,
  walletSettingsTexts as words,
} from '#wallet';
import type { WalletInUse } from '#wallet';

type Ready = Extract<NonNullable<WalletInUse['wallet']>, { state: 'ready' }>;

const Header = () => (
  <header className="flex h-14 items-center gap-1 border-b border-line px-2 wide:px-3">
    <Link
      to="/wallet"
      aria-label={words.back}
      title={words.back}
      className="inline-flex size-11 shrink-0 items-center justify-center rounded-full text-ink-2 transition-colors duration-150 hover:bg-sunken hover:text-ink"
    >
      <ArrowLeft aria-hidden="true" className="size-5 rtl:-scale-x-100" />
    </Link>
    <h1 className="text-lg font-bold tracking-tight">{words.heading}</h1>
  </header>
);

const Sections = ({ wallet, inUse }: { readonly wallet: Ready; readonly inUse: WalletInUse }) => {
  const { user } = useSession();
  // What one of them changed, the next opening would undo, or everybody would be without.
  const { isShared } = inUse;
  const gate = usePasswordGate();
  const reveal = useReveal(wallet.hasPassword, gate);
  const [isChecking, setChecking] = useState(false);
  const unlocked = unlockedBy(gate);
  const handleCheck = async () => {
    if (!(await unlocked())) return;
    reveal.hide();
    setChecking(true);
  };
  return (
    <>
      {!isShared && <PasswordSection tag={inUse.tag} hasPassword={wallet.hasPassword} gate={gate} />}
      <PublicKeySection address={wallet.address} />
      {user !== null && !isShared && <LinkSection member={linkedMember(user, wallet.address)} />}
      {user !== null && <ContactsSection memberId={user.id} />}
      <SigningKeySection reveal={reveal} />
      {wallet.words > 0 && (
        <PhraseSection
          reveal={reveal}
          length={wallet.words}
          isBackedUp={wallet.isBackedUp}
          onCheck={() => void handleCheck()}
        />
      )}
      {!isShared && (
        <>
          <MoveSection tag={inUse.tag} address={wallet.address} unlocked={unlocked} />
          <GenerateSection tag={inUse.tag} unlocked={unlocked} />
        </>
      )}
      <NetworkSection />
      <AsidesSection tag={inUse.tag} asides={inUse.asides} gate={gate} unlocked={unlocked} />
      {isChecking && <BackupSheet length={wallet.words} onClose={() => setChecking(false)} />}
      {gate.sheet}
    </>
  );
};

/** WALL-02. */
export const WalletSettingsPage = () => {
  const inUse = useWallet();
  const { wallet } = inUse;
  return (
    <>
      <Header />
      <SecurityNotice isShared={inUse.isShared} />
      {inUse.hasLeft && <LeftState />}
      {wallet === null && !inUse.hasLeft && <Skeleton className="m-5 h-64" />}
      {wallet?.state === 'ready' && <Sections key={wallet.address} wallet={wallet} inUse={inUse} />}
      {wallet !== null && wallet.state !== 'ready' && (
        <p className="px-4 py-8 text-center text-base text-ink-2">
          <Link to="/wallet" className="font-semibold text-accent-ink underline">
            {words.back}
          </Link>
        </p>
      )}
    </>
  );
};
