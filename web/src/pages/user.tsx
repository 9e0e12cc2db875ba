import { Navigate, useParams } from 'react-router';
import { bareHandle } from '@house/contract/members';
import { memberPath } from '#members';
import { ProfileScreen, useLeaveProfile } from '#profiles';

/** USER-01, USER-02: /user/{username}; without one it leads home. */
export const UserPage = () => {
  const { username = '' } = useParams();
  const leave = useLeaveProfile(username);
  if (bareHandle(username) === '') return <Navigate to="/home" replace />;
  return <ProfileScreen key={username.toLowerCase()} username={username} path={memberPath(username)} onLeave={leave} />;
};
