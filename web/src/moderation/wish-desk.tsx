import { ANSWER_MAX, moderationCalls } from '@wagram/contract/moderation';
import type { Wish } from '@wagram/contract/settings';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Coins, Rocket } from 'lucide-react';
import { useId, useState } from 'react';
import { ask, getBrand, isAskError } from '#kernel';
import { Button, ErrorState, inputClass, Notice, Skeleton, toast } from '#ui';
import { texts } from './texts-wishes.ts';

const KEY = ['moderation', 'wishes'] as const;
const ICONS = { launchpad: Rocket, token: Coins } satisfies Record<Wish, unknown>;

const useAnswer = (onDone: () => void) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (answer: { wish: Wish; message: string }) => ask(moderationCalls.answerWish, answer),
    onSuccess: ({ told }) => {
      onDone();
      toast(texts.told(told), 'good');
    },
    onSettled: () => client.invalidateQueries({ queryKey: KEY }),
  });
};

interface AnswerProps {
  readonly wish: Wish;
  readonly waiting: number;
  readonly onDone: () => void;
}

const AnswerForm = ({ wish, waiting, onDone }: AnswerProps) => {
  const id = useId();
  const [message, setMessage] = useState(texts.prepared(getBrand().tokens.chain)[wish]);
  const { mutate, isPending, error } = useAnswer(onDone);
  return (
    <form
      className="mt-4 flex flex-col gap-4 border-t border-line pt-4"
      onSubmit={(event) => {
        event.preventDefault();
        mutate({ wish, message: message.trim() });
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
          {texts.hints[wish]}
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

const WishCard = ({ wish, waiting }: { readonly wish: Wish; readonly waiting: number }) => {
  const [isAnswering, setAnswering] = useState(false);
  const Icon = ICONS[wish];
  return (
    <li className="rounded-card border border-line bg-surface p-4">
      <div className="flex items-center gap-3.5">
        <span className="inline-flex size-11 shrink-0 items-center justify-center rounded-xl bg-accent-soft text-accent-ink">
          <Icon aria-hidden="true" className="size-5.5" />
        </span>
        <div className="min-w-0 flex-1">
          <h2 className="truncate text-base font-semibold">{texts.names(getBrand().tokens.chain)[wish]}</h2>
          <p className="figures truncate text-sm text-ink-2">{waiting === 0 ? texts.nobody : texts.waiting(waiting)}</p>
        </div>
        {!isAnswering && waiting > 0 && (
          <Button look="soft" size="sm" className="shrink-0" onClick={() => setAnswering(true)}>
            {texts.write}
          </Button>
        )}
      </div>
      {isAnswering && <AnswerForm wish={wish} waiting={waiting} onDone={() => setAnswering(false)} />}
    </li>
  );
};

/** D26: what members wait for, and the one place where it is answered. */
export const WishDesk = () => {
  const { data, isError, refetch } = useQuery({
    queryKey: KEY,
    queryFn: async ({ signal }) => (await ask(moderationCalls.listWishes, {}, { signal })).wishes,
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
            <WishCard key={one.wish} {...one} />
          ))}
        </ul>
      )}
    </div>
  );
};
