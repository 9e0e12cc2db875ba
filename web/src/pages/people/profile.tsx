import { UserRound } from 'lucide-react';
import { useNavigate } from 'react-router';
import { useSession } from '#auth';
import { useDropPrinted } from '#kernel';
import { ProfileBar, ProfileScreen, profileTexts as words } from '#profiles';
import { Button, EmptyState, openDialog, Skeleton } from '#ui';
import { ProfileStreams } from './profile-streams.tsx';

/** PROF-01, PROF-07: one's own profile. */
export const ProfilePage = () => {
  const { user, isChecking } = useSession();
  const navigate = useNavigate();
  useDropPrinted(!isChecking && user === null);
  const goHome = () => void navigate('/home');
  if (isChecking) return <Skeleton className="m-5 h-64" />;
  if (user !== null)
    return (
      <ProfileScreen key={user.id} username={user.username} path="/profile" onLeave={goHome} Streams={ProfileStreams} />
    );
  return (
    <>
      <ProfileBar title={words.heading} onBack={goHome} isHeading />
      <EmptyState
        icon={<UserRound aria-hidden="true" className="size-6" />}
        title={words.loading}
        hint={words.signIn}
        action={<Button onClick={() => openDialog('sign-in')}>{words.signInButton}</Button>}
      />
    </>
  );
};
