import { Button, Spinner } from '#ui';
import { texts } from '../texts.ts';

interface FootProps {
  readonly hasMore: boolean;
  readonly hasFailed: boolean;
  readonly onRetry: () => void;
}

/** Always as high, whatever it says: the end of a list does not jump either. */
export const PostListFoot = ({ hasMore, hasFailed, onRetry }: FootProps) => (
  <div className="flex min-h-20 flex-wrap items-center justify-center gap-3 px-4 text-sm text-ink-3">
    {hasFailed && (
      <>
        <span role="alert">{texts.feed.moreFailed}</span>
        <Button look="outline" size="sm" onClick={onRetry}>
          {texts.feed.retry}
        </Button>
      </>
    )}
    {!hasFailed && hasMore && <Spinner className="size-5" label={texts.feed.loading} />}
    {!hasFailed && !hasMore && texts.feed.end}
  </div>
);
