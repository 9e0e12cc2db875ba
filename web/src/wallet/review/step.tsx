// CHN-09, see before you sign. Everything here is computed from the bytes of the message, and the button signs those bytes.
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import type { Preview } from '#chain';
import { Button, Notice, Spinner } from '#ui';
import { NetworkMark } from '../network-mark.tsx';
import { ActList } from './acts.tsx';
import { Dangers } from './dangers.tsx';
import { useReview } from './hook.ts';
import type { Made, Reviewed } from './hook.ts';
import type { Names } from './names.ts';
import { sumOf } from './names.ts';
import { Facts, Sums } from './parts.tsx';
import type { Signer } from './sign.ts';
import { texts } from '../send/texts.ts';

const words = texts.review;

export interface ReviewProps {
  readonly make: () => Promise<Made>;
  readonly signer: Signer;
  readonly names: Names;
  /** True once signing is allowed. */
  readonly unlock: (seen: Preview) => Promise<boolean>;
  readonly onSigned: (signed: Reviewed & { readonly signature: Uint8Array }) => void;
  readonly onBack: () => void;
}

const whyNot = (seen: Preview): string | null => {
  if (seen.state === 'unseen') return texts.unseen[seen.why];
  if (seen.state !== 'fails') return null;
  const { kind, said } = seen.fault;
  return kind === 'other' ? texts.faults.other(said) : texts.faults[kind];
};

/** The one sum that leaves, for the button. */
const onlySum = (seen: Preview, names: Names): string | null => {
  if (seen.state !== 'passes' || seen.changes.length !== 1) return null;
  const [change] = seen.changes;
  return change === undefined || change.amount >= 0n
    ? null
    : sumOf(names, -change.amount, change.mint, change.decimals);
};

const Inside = ({ seen, names }: { readonly seen: Preview; readonly names: Names }) => {
  const why = whyNot(seen);
  return (
    <>
      {seen.state === 'passes' && <Sums seen={seen} names={names} />}
      <div className="flex justify-center">
        <NetworkMark />
      </div>
      {why !== null && <Notice tone="danger">{why}</Notice>}
      {seen.state === 'passes' && <Facts seen={seen} names={names} />}
      {seen.state === 'passes' && seen.closed.length > 0 && <Notice>{words.closed(seen.closed.length)}</Notice>}
      <details className="group">
        <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between text-sm font-semibold text-ink-2 hover:text-ink">
          {words.all}
          <ChevronDown aria-hidden="true" className="size-5 transition-transform duration-150 group-open:rotate-180" />
        </summary>
        <ActList acts={seen.acts} names={names} />
      </details>
    </>
  );
};

const Checking = () => (
  <p role="status" className="flex min-h-40 flex-col items-center justify-center gap-3 text-base text-ink-2">
    <Spinner />
    {words.checking}
  </p>
);

export const ReviewStep = ({ make, signer, names, unlock, onSigned, onBack }: ReviewProps) => {
  const [understood, setUnderstood] = useState<string | null>(null);
  const review = useReview({ make, signer, unlock, onSigned });
  const { shown, problem } = review;
  const seen = shown?.preview ?? null;
  // Agreed to these dangers, and to no others that a later look finds.
  const dangers = JSON.stringify(seen?.dangers.map((danger) => Object.values(danger).map(String)) ?? []);
  const isUnderstood = seen?.dangers.length === 0 || understood === dangers;
  const sum = seen === null ? null : onlySum(seen, names);
  return (
    <>
      {seen === null && problem === null && <Checking />}
      {seen !== null && <Inside seen={seen} names={names} />}
      {seen !== null && seen.dangers.length > 0 && (
        <Dangers
          dangers={seen.dangers}
          names={names}
          isUnderstood={isUnderstood}
          onUnderstand={(isYes) => setUnderstood(isYes ? dangers : null)}
        />
      )}
      {problem !== null && <Notice tone="danger">{problem}</Notice>}
      <div className="flex flex-col gap-2">
        {seen?.state === 'passes' ? (
          <Button size="lg" isBusy={review.isBusy} disabled={!isUnderstood} onClick={() => void review.sign()}>
            {sum === null ? words.sign : words.signSum(sum)}
          </Button>
        ) : (
          (seen !== null || problem !== null) && (
            <Button size="lg" look="outline" onClick={review.check}>
              {words.again}
            </Button>
          )
        )}
        <Button look="ghost" disabled={review.isBusy} onClick={onBack}>
          {words.back}
        </Button>
      </div>
    </>
  );
};
