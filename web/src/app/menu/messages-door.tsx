import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { lazy } from '#kernel';
import { useSession } from '#auth';
import { useIsExtraWide } from '#ui';

// Behind the first paint: no screen waits for what others have written.
const Link = lazy(async () => ({ default: (await import('../messages-behind.ts')).MessagesLink }));
const Unread = lazy(async () => ({ default: (await import('../messages-behind.ts')).MessagesUnread }));

/** Stands in every screen of the shell while somebody is signed in: messages arrive, and what waits goes out. */
export const MessagesLive = () => {
  const { user } = useSession();
  return <Suspense fallback={null}>{user !== null && <Link key={user.id} memberId={user.id} />}</Suspense>;
};

/** How many messages and requests wait, drawn by the button that leads to them; none until it is known. */
export const MessagesUnread = ({
  children,
}: {
  readonly children: (unread: number, requests: number) => ReactNode;
}) => {
  const { user } = useSession();
  if (user === null) return children(0, 0);
  return (
    <Suspense fallback={children(0, 0)}>
      <Unread memberId={user.id}>{children}</Unread>
    </Suspense>
  );
};

const Panel = lazy(async () => ({ default: (await import('../messages-behind.ts')).ConversationsPanel }));

/** The list of conversations, for whoever is signed in. */
export const MessagesPanel = ({ path }: { readonly path: string }) => {
  const { user } = useSession();
  const isShown = useIsExtraWide();
  return <Suspense fallback={null}>{isShown && user !== null && <Panel me={user.id} path={path} />}</Suspense>;
};
