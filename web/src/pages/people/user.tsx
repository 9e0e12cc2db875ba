import { Navigate, useParams } from 'react-router';
import { bareHandle } from '@wagram/contract/members';
import { useProfileView } from '#analytics';
import { ElsewhereNote, FoundElsewhere } from '#federation';
import { memberPath } from '#members';
import { ProfileScreen, useLeaveProfile, useProfile } from '#profiles';
import { ProfileStreams } from './profile-streams.tsx';

/** The visit is counted for whoever is shown. */
const Visit = ({ username }: { readonly username: string }) => {
  useProfileView(useProfile(username).profile?.id ?? null);
  return null;
};

/** USER-01, USER-02: /user/{username}; without one it leads home. */
export const UserPage = () => {
  const { username = '' } = useParams();
  const leave = useLeaveProfile(username);
  if (bareHandle(username) === '') return <Navigate to="/home" replace />;
  return (
    <>
      <Visit username={username} />
      <ProfileScreen
        key={username.toLowerCase()}
        username={username}
        path={memberPath(username)}
        onLeave={leave}
        Streams={ProfileStreams}
        Elsewhere={ElsewhereNote}
        Missing={FoundElsewhere}
      />
    </>
  );
};
