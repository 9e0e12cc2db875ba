import { ShieldCheck } from 'lucide-react';
import { AccountSection, PasskeysSection, PasswordSection, SessionsSection, TwoFactorSection, useSession } from '#auth';
import { ImportSection } from '#imports';
import { YourDataSection } from '#rights';
import { Button, EmptyState, openDialog, Skeleton } from '#ui';
import { SettingsHeader } from './header.tsx';
import { texts } from '../texts.ts';

const words = texts.security;

export const SecurityPage = () => {
  const { user, isChecking } = useSession();
  if (isChecking) return <Skeleton className="m-5 h-64" />;
  return (
    <>
      <SettingsHeader title={words.heading} about={words.hint} />
      {user === null ? (
        <EmptyState
          icon={<ShieldCheck className="size-7" />}
          title={words.nobody}
          hint={words.nobodyHint}
          action={<Button onClick={() => openDialog('sign-in')}>{words.signIn}</Button>}
        />
      ) : (
        <>
          <AccountSection user={user} />
          <TwoFactorSection />
          {!user.demo && (
            <>
              <PasskeysSection />
              <PasswordSection />
              <SessionsSection />
            </>
          )}
          <ImportSection user={user} />
          <YourDataSection user={user} />
        </>
      )}
    </>
  );
};
