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
import { SettingsHeader } from './settings-header.tsx';
import { texts } from './settings-texts.ts';

type Ready = Extract<NonNullable<WalletInUse['wallet']>, { state: 'ready' }>;

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
      <SettingsHeader
        title={words.heading}
        about={texts.sections.wallet.about}
        back={{ to: '/wallet', text: words.back }}
      />
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
