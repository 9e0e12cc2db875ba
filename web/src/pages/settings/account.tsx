import { Settings } from 'lucide-react';
import { useLocation } from 'react-router';
import { useSession } from '#auth';
import { Button, EmptyState, openDialog, Skeleton } from '#ui';
import { DisplaySection, OWN } from './account-sections.tsx';
import { NotFoundPage } from '../not-found.tsx';
import { SettingsHeader } from './header.tsx';
import { sectionAt } from './sections.ts';
import { texts } from './texts.ts';

const OwnSection = ({ name }: { readonly name: keyof typeof OWN }) => {
  const { user, isChecking } = useSession();
  if (isChecking) return <Skeleton className="m-5 h-64" />;
  if (user === null) {
    return (
      <EmptyState
        icon={<Settings className="size-7" />}
        title={texts.signInTitle}
        hint={texts.signInHint}
        action={<Button onClick={() => openDialog('sign-in')}>{texts.signIn}</Button>}
      />
    );
  }
  const Shown = OWN[name];
  return <Shown user={user} />;
};

/** D35: the sections that have no documented screen. The hub itself shows the first of them where there is room. */
export const AccountPage = () => {
  const { pathname } = useLocation();
  const { user } = useSession();
  const isHub = pathname.replace(/\/$/, '') === '/account';
  const name = isHub ? 'profile' : sectionAt(pathname);
  if (name !== 'display' && (name === null || !(name in OWN))) return <NotFoundPage />;
  return (
    <>
      <SettingsHeader title={texts.sections[name].name} about={texts.sections[name].about} isInHub={isHub} />
      {name === 'display' ? (
        <DisplaySection memberId={user?.id ?? null} />
      ) : (
        <OwnSection name={name as keyof typeof OWN} />
      )}
    </>
  );
};
