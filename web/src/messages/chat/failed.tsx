import { MessageCircleOff } from 'lucide-react';
import { isAskError, useIsOnline } from '#kernel';
import { EmptyState, ErrorState } from '#ui';
import { texts } from '../texts.ts';

const words = texts.chat;

export interface GoneText {
  readonly title: string;
  readonly hint: string;
}

interface ChatFailedProps {
  readonly cause: Error | null;
  /** What is said where there is nothing to try again. */
  readonly gone?: GoneText | undefined;
  readonly onRetry: () => void;
}

/** MEND-17: what could not be loaded is not an empty chat; only without a connection the connection is spoken of. */
export const ChatFailed = ({ cause, gone, onRetry }: ChatFailedProps) => {
  const isOnline = useIsOnline();
  if (gone !== undefined && isAskError(cause) && cause.status === 404)
    return <EmptyState icon={<MessageCircleOff className="size-7" />} {...gone} />;
  return (
    <ErrorState
      title={isOnline ? words.failed : words.offline}
      hint={isOnline ? cause?.message : words.offlineHint}
      onRetry={onRetry}
    />
  );
};

/** The same in one line, above what waits to be sent. */
export const ChatFailedLine = ({ onRetry }: Pick<ChatFailedProps, 'onRetry'>) => {
  const isOnline = useIsOnline();
  return (
    <p
      role="alert"
      className="flex shrink-0 items-center justify-between gap-3 border-b border-line bg-coral-soft px-4 py-1 text-sm font-medium text-coral"
    >
      {isOnline ? words.failed : words.offline}
      <button type="button" onClick={onRetry} className="min-h-9 px-2 font-semibold underline underline-offset-2">
        {words.retry}
      </button>
    </p>
  );
};
