import { lazy, Suspense } from 'react';
import type { ReactNode } from 'react';
import { useSession } from '#auth';

// Behind the first paint: no screen waits for what others have written.
const Link = lazy(async () => ({ default: (await import('./messages-behind.ts')).MessagesLink }));
const Unread = lazy(async () => ({ default: (await import('./messages-behind.ts')).MessagesUnread }));

/** Stands in every screen of the shell while somebody is signed in: messages arrive, and what waits goes out. */
export const MessagesLive = () => {
  const { user } = useSession();
  return <Suspense fallback={null}>{user !== null && <Link key={user.id} memberId={user.id} />}</Suspense>;
};

/** How many messages wait, drawn by the button that leads to them; none until it is known. */
export const MessagesUnread = ({ children }: { readonly children: (count: number) => ReactNode }) => {
  const { user } = useSession();
  if (user === null) return children(0);
  return (
    <Suspense fallback={children(0)}>
      <Unread memberId={user.id}>{children}</Unread>
    </Suspense>
  );
};
