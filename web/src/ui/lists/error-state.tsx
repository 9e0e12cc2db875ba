import { Button } from '../button.tsx';
import { AlertMark } from '../marks/marks.tsx';
import { texts } from '../texts.ts';

interface ErrorStateProps {
  readonly title?: string;
  readonly hint?: string | undefined;
  readonly retryLabel?: string;
  readonly onRetry: () => void;
}

export const ErrorState = ({ title = texts.failed, hint, retryLabel = texts.retry, onRetry }: ErrorStateProps) => (
  <div role="alert" className="flex flex-col items-center px-6 py-12 text-center">
    <span className="mb-4 inline-flex size-14 items-center justify-center rounded-2xl bg-coral-soft text-coral">
      <AlertMark className="size-6" />
    </span>
    <p className="text-lg font-semibold">{title}</p>
    {hint !== undefined && <p className="mt-1.5 max-w-80 text-base text-ink-2">{hint}</p>}
    <Button look="outline" className="mt-5" onClick={onRetry}>
      {retryLabel}
    </Button>
  </div>
);
