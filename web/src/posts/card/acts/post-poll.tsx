import type { PostPollView, PostView } from '@wagram/contract/posts';
import { CircleCheck } from 'lucide-react';
import { classes, fullCount, TimeUntil } from '#ui';
import { texts } from '../../texts.ts';
import { usePoll } from './use-poll.ts';

const words = texts.poll;

const sumOf = ({ options }: PostPollView): number => options.reduce((sum, { votes }) => sum + votes, 0);

interface ResultProps {
  readonly text: string;
  /** null as long as nobody has voted. */
  readonly share: number | null;
  readonly isMine: boolean;
  readonly isFirst: boolean;
}

const Result = ({ text, share, isMine, isFirst }: ResultProps) => (
  <li className="relative flex min-h-10 items-center gap-2 overflow-hidden rounded-xl border border-line px-3 py-1.5">
    <span
      aria-hidden="true"
      className={classes(
        'absolute inset-0 origin-left transition-transform duration-300 rtl:origin-right',
        isFirst ? 'bg-accent-soft' : 'bg-sunken',
      )}
      style={{ transform: `scaleX(${share ?? 0})` }}
    />
    <span className={classes('relative min-w-0 flex-1 wrap-anywhere', isFirst && 'font-semibold')}>
      <bdi>{text}</bdi>
      {isMine && (
        <>
          <CircleCheck aria-hidden="true" className="ms-1.5 inline size-4 align-text-bottom text-accent-ink" />
          <span className="sr-only"> {words.mine}</span>
        </>
      )}
    </span>
    {share !== null && <span className="figures relative shrink-0 font-semibold">{words.percent(share)}</span>}
  </li>
);

const Answers = ({ poll, onVote }: { readonly poll: PostPollView; readonly onVote: (choice: number) => void }) => (
  <ul className="flex flex-col gap-2">
    {poll.options.map(({ text }, choice) => (
      <li key={text}>
        <button
          type="button"
          onClick={() => onVote(choice)}
          className="min-h-11 w-full rounded-xl border border-accent/50 px-4 py-2 text-center font-semibold wrap-anywhere text-accent-ink transition-colors duration-150 hover:bg-accent-soft active:scale-[0.99]"
        >
          <bdi>{text}</bdi>
        </button>
      </li>
    ))}
  </ul>
);

/** SOC-04: answers to choose from; who has chosen, the author, and everybody after its end sees the result. */
export const PostPoll = ({ post, poll }: { readonly post: PostView; readonly poll: PostPollView }) => {
  const { isOver, hasResult, vote } = usePoll(post, poll);
  const all = sumOf(poll);
  const most = Math.max(...poll.options.map(({ votes }) => votes));
  return (
    <div role="group" aria-label={words.label} className="mt-3 cursor-default">
      {hasResult ? (
        <ul className="flex flex-col gap-1.5">
          {poll.options.map(({ text, votes }, choice) => (
            <Result
              key={text}
              text={text}
              share={all === 0 ? null : votes / all}
              isMine={post.voted === choice}
              isFirst={all > 0 && votes === most}
            />
          ))}
        </ul>
      ) : (
        <Answers poll={poll} onVote={vote} />
      )}
      <p className="mt-2 text-sm text-ink-3">
        {words.votes(fullCount(all), all)}
        <span aria-hidden="true"> · </span>
        {isOver ? (
          words.over
        ) : (
          <>
            {words.ends} <TimeUntil at={poll.ends_at} />
          </>
        )}
      </p>
    </div>
  );
};
