import { ANSWER_MAX, moderationCalls } from '@wagram/contract/moderation';
import type { Waitlist } from '@wagram/contract/settings';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Coins, Rocket } from 'lucide-react';
import { useId, useState } from 'react';
import { ask, getBrand, isAskError } from '#kernel';
import { Button, ErrorState, inputClass, Notice, Skeleton, toast } from '#ui';
import { texts } from './texts-waitlist.ts';

const KEY = ['moderation', 'wishes'] as const;
const ICONS = { launchpad: Rocket, token: Coins } satisfies Record<Waitlist, unknown>;

const useAnswer = (onDone: () => void) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (answer: { wish: Waitlist; message: string }) => ask(moderationCalls.answerWaitlist, answer),
    onSuccess: ({ told }) => {
      onDone();
      toast(texts.told(told), 'good');
    },
    onSettled: () => client.invalidateQueries({ queryKey: KEY }),
  });
};

interface AnswerProps {
  readonly waitlist: Waitlist;
  readonly waiting: number;
  readonly onDone: () => void;
}

const AnswerForm = ({ waitlist, waiting, onDone }: AnswerProps) => {
  const id = useId();
  const [message, setMessage] = useState(texts.prepared(getBrand().tokens.chain)[waitlist]);
  const { mutate, isPending, error } = useAnswer(onDone);
  return (
    <form
      className="mt-4 flex flex-col gap-4 border-t border-line pt-4"
      onSubmit={(event) => {
        event.preventDefault();
        mutate({ wish: waitlist, message: message.trim() });
      }}
    >
      {error !== null && <Notice tone="danger">{isAskError(error) ? error.message : texts.failed}</Notice>}
      <div>
        <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
          {texts.label}
        </label>
        <textarea
          id={id}
          dir="auto"
          rows={2}
          required
          autoFocus
          value={message}
          maxLength={ANSWER_MAX}
          aria-describedby={`${id}-about`}
          onChange={(event) => setMessage(event.target.value)}
          className={`${inputClass(false)} resize-none py-3`}
        />
        <p id={`${id}-about`} className="mt-1.5 text-sm text-ink-3">
          {texts.hints[waitlist]}
        </p>
      </div>
      <div className="flex gap-3">
        <Button look="soft" className="flex-1" onClick={onDone}>
          {texts.cancel}
        </Button>
        <Button type="submit" className="flex-1" disabled={message.trim() === ''} isBusy={isPending}>
          {texts.tell(waiting)}
        </Button>
      </div>
    </form>
  );
};

const WaitlistCard = ({ wish: waitlist, waiting }: { readonly wish: Waitlist; readonly waiting: number }) => {
  const [isAnswering, setAnswering] = useState(false);
  const Icon = ICONS[waitlist];
  return (
    <li className="rounded-card border border-line bg-surface p-4">
      <div className="flex items-center gap-3.5">
        <span className="inline-flex size-11 shrink-0 items-center justify-center rounded-xl bg-accent-soft text-accent-ink">
          <Icon aria-hidden="true" className="size-5.5" />
        </span>
        <div className="min-w-0 flex-1">
          <h2 className="truncate text-base font-semibold">{texts.names(getBrand().tokens.chain)[waitlist]}</h2>
          <p className="figures truncate text-sm text-ink-2">{waiting === 0 ? texts.nobody : texts.waiting(waiting)}</p>
        </div>
        {!isAnswering && waiting > 0 && (
          <Button look="soft" size="sm" className="shrink-0" onClick={() => setAnswering(true)}>
            {texts.write}
          </Button>
        )}
      </div>
      {isAnswering && <AnswerForm waitlist={waitlist} waiting={waiting} onDone={() => setAnswering(false)} />}
    </li>
  );
};

/** D26: what members wait for, and the one place where it is answered. */
export const WaitlistDesk = () => {
  const { data, isError, refetch } = useQuery({
    queryKey: KEY,
    queryFn: async ({ signal }) => (await ask(moderationCalls.listWaitlists, {}, { signal })).wishes,
  });
  if (isError && data === undefined) return <ErrorState title={texts.errorTitle} onRetry={() => void refetch()} />;
  return (
    <div className="flex flex-col gap-4 p-4 wide:p-6">
      <p className="text-base text-ink-2">{texts.about}</p>
      {data === undefined ? (
        <div role="status" aria-label={texts.loading} className="flex flex-col gap-3">
          <Skeleton className="h-20 w-full" />
          <Skeleton className="h-20 w-full" />
        </div>
      ) : (
        <ul className="flex flex-col gap-3">
          {data.map((one) => (
            <WaitlistCard key={one.wish} {...one} />
          ))}
        </ul>
      )}
    </div>
  );
};
