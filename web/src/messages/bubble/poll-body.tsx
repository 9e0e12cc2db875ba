import type { PollView } from '@wagram/contract/messages';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { classes } from '#ui';
import type { BubbleView } from '../chat/rows.ts';
import { texts } from '../texts.ts';

const words = texts.poll;

/** Which answers a tap on one of them leaves chosen. */
export const chosenAfter = (poll: PollView, tapped: number): number[] => {
  const mine = poll.options.flatMap(({ mine: isMine }, index) => (isMine ? [index] : []));
  if (mine.includes(tapped)) return mine.filter((index) => index !== tapped);
  return poll.multiple ? [...mine, tapped].toSorted((one, other) => one - other) : [tapped];
};

interface AnswerProps {
  readonly poll: PollView;
  readonly index: number;
  readonly isOwn: boolean;
  /** Shown to those who have voted: nobody is told first what others think. */
  readonly hasResult: boolean;
  readonly onVote: (() => void) | null;
}

const Box = ({
  isOn,
  isRound,
  isOwn,
}: {
  readonly isOn: boolean;
  readonly isRound: boolean;
  readonly isOwn: boolean;
}) => (
  <span
    aria-hidden="true"
    className={classes(
      'inline-flex size-5 shrink-0 items-center justify-center border-2',
      isRound ? 'rounded-full' : 'rounded-md',
      isOwn ? 'border-on-accent' : 'border-accent-ink',
      isOn && (isOwn ? 'bg-on-accent text-accent' : 'bg-accent-ink text-surface'),
    )}
  >
    {isOn && <Check className="size-3.5" strokeWidth={3} />}
  </span>
);

const Answer = ({ poll, index, isOwn, hasResult, onVote }: AnswerProps) => {
  const option = poll.options[index];
  if (option === undefined) return null;
  const { text, votes, mine } = option;
  const percent = poll.voters === 0 ? 0 : Math.round((votes / poll.voters) * 100);
  return (
    <button
      type="button"
      role={poll.multiple ? 'checkbox' : 'radio'}
      aria-checked={mine}
      aria-label={words.answer(text, hasResult ? percent : null)}
      disabled={onVote === null}
      onClick={() => onVote?.()}
      className={classes(
        'relative flex min-h-11 w-full items-center gap-2.5 overflow-hidden rounded-lg px-3 py-2 text-start text-base',
        isOwn ? 'bg-black/20 enabled:hover:bg-black/30' : 'bg-surface enabled:hover:bg-line/50',
      )}
    >
      {hasResult && (
        <span
          aria-hidden="true"
          className={classes(
            'absolute inset-y-0 start-0 w-full origin-left transition-transform duration-200 rtl:origin-right',
            isOwn ? 'bg-black/20' : 'bg-accent-soft',
          )}
          style={{ transform: `scaleX(${percent / 100})` }}
        />
      )}
      <span className="relative flex min-w-0 flex-1 items-center gap-2.5">
        <Box isOn={mine} isRound={!poll.multiple} isOwn={isOwn} />
        <bdi className="min-w-0 flex-1">{text}</bdi>
        {hasResult && <span className="tabular shrink-0 text-sm font-semibold">{words.share(percent)}</span>}
      </span>
    </button>
  );
};

interface PollBodyProps {
  readonly shown: BubbleView;
  readonly poll: PollView;
  readonly onVote: (options: number[]) => void;
  readonly children: ReactNode;
}

export const PollBody = ({ shown, poll, onVote, children }: PollBodyProps) => {
  const hasResult = poll.closed || poll.options.some(({ mine }) => mine);
  const canVote = !poll.closed && shown.message !== null && shown.state !== 'held';
  const hint = poll.closed ? words.closed : poll.multiple ? words.several : words.one;
  const quiet = shown.isOwn ? 'text-on-accent' : 'text-ink-2';
  return (
    <div className="w-72 max-w-full">
      <p dir="auto" className="font-semibold whitespace-pre-wrap">
        {shown.content}
      </p>
      <p className={classes('mt-0.5 text-sm', quiet)}>{hint}</p>
      <div
        role={poll.multiple ? 'group' : 'radiogroup'}
        aria-label={shown.content}
        className="mt-2 flex flex-col gap-1.5"
      >
        {poll.options.map(({ text }, index) => (
          <Answer
            key={`${index} ${text}`}
            poll={poll}
            index={index}
            isOwn={shown.isOwn}
            hasResult={hasResult}
            onVote={canVote ? () => onVote(chosenAfter(poll, index)) : null}
          />
        ))}
      </div>
      <div className={classes('tabular mt-2 flow-root text-sm', quiet)}>
        <span>{words.votes(poll.voters)}</span>
        {children}
      </div>
    </div>
  );
};
