import type { ReactNode } from 'react';
import { Link2Off, UsersRound } from 'lucide-react';
import { Link } from 'react-router';
import { isAskError } from '#kernel';
import { BackLink } from '#messages';
import { buttonClass, EmptyState, ErrorState, Skeleton } from '#ui';
import { texts } from '../texts.ts';

const words = texts.door;

/** Where no conversation is drawn, the way back to the inbox still is. */
export const Alone = ({ children }: { readonly children: ReactNode }) => (
  <>
    <header className="flex h-16 items-center border-b border-line ps-1 wide:h-[78px] wide:ps-3">
      <BackLink />
    </header>
    {children}
  </>
);

export const DoorSkeleton = () => (
  <div className="flex flex-col items-center gap-4 px-6 pt-10">
    <Skeleton className="size-24 rounded-full" />
    <Skeleton className="h-7 w-48" />
    <Skeleton className="h-5 w-64" />
    <Skeleton className="h-13 w-full max-w-md rounded-full" />
  </div>
);

interface MissingProps {
  readonly cause: unknown;
  readonly isInvite?: boolean;
  readonly onRetry: () => void;
}

/** AZ-06: what one may not know of and what is not there look the same. */
export const Missing = ({ cause, isInvite = false, onRetry }: MissingProps) => {
  const isGone = isAskError(cause) && (cause.status === 404 || cause.status === 400);
  if (!isGone) return <ErrorState title={words.failed} onRetry={onRetry} />;
  const Icon = isInvite ? Link2Off : UsersRound;
  return (
    <EmptyState
      icon={<Icon className="size-7" />}
      title={isInvite ? words.badInvite : words.unknown}
      hint={isInvite ? words.badInviteHint : words.unknownHint}
      action={
        <Link to="/messages" className={buttonClass('outline')}>
          {words.toInbox}
        </Link>
      }
    />
  );
};
