import { ShieldCheck } from 'lucide-react';
import { AccountSection, PasskeysSection, PasswordSection, SessionsSection, TwoFactorSection, useSession } from '#auth';
import { YourDataSection } from '#rights';
import { Button, EmptyState, openDialog, Skeleton } from '#ui';
import { texts } from './texts.ts';

const words = texts.security;

export const SecurityPage = () => {
  const { user, isChecking } = useSession();
  if (isChecking) return <Skeleton className="m-5 h-64" />;
  return (
    <>
      <header className="border-b border-line px-4 py-5 wide:px-6">
        <h1 className="text-2xl font-bold tracking-tight">{words.heading}</h1>
        <p className="mt-0.5 text-base text-ink-2">{words.hint}</p>
      </header>
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
          <YourDataSection user={user} />
        </>
      )}
    </>
  );
};
