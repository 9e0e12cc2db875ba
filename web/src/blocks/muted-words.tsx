import { MUTE_TERMS, MUTED_WORD_MAX, type MuteTerm } from '@wagram/contract/blocks';
import type { MemberId } from '@wagram/contract/kernel';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { isAskError } from '#kernel';
import { Button, CloseMark, ErrorState, Field, Segments, Skeleton } from '#ui';
import { useMuted, useMuteWord, useUnmuteWord } from './muted.ts';
import { texts } from './texts.ts';

const words = texts.words;

const AddWord = ({ memberId }: { readonly memberId: MemberId }) => {
  const [typed, setTyped] = useState('');
  const [term, setTerm] = useState<MuteTerm>('ever');
  const mute = useMuteWord(memberId);
  const problem = mute.error === null ? undefined : isAskError(mute.error) ? mute.error.message : words.failed;
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (typed.trim() !== '') mute.mutate({ word: typed, term }, { onSuccess: () => setTyped('') });
  };
  return (
    <form noValidate onSubmit={handleSubmit} className="flex flex-col gap-3">
      <Field
        label={words.field}
        name="word"
        dir="auto"
        value={typed}
        error={problem}
        maxLength={MUTED_WORD_MAX}
        autoComplete="off"
        autoCapitalize="none"
        onChange={(text) => {
          setTyped(text);
          mute.reset();
        }}
      />
      <Segments
        label={words.term}
        options={MUTE_TERMS.map((one) => [one, words.terms[one]])}
        value={term}
        onChange={setTerm}
      />
      <Button type="submit" className="self-start" isBusy={mute.isPending} disabled={typed.trim() === ''}>
        {words.add}
      </Button>
    </form>
  );
};

/** SOC-10: what is muted now, and for how long. */
export const MutedWords = ({ memberId }: { readonly memberId: MemberId }) => {
  const muted = useMuted(memberId);
  const unmute = useUnmuteWord(memberId);
  return (
    <>
      <AddWord memberId={memberId} />
      {muted.isPending && <Skeleton className="mt-4 h-12" />}
      {muted.isError && <ErrorState title={words.loadFailed} onRetry={() => void muted.refetch()} />}
      {muted.data?.words.length === 0 && <p className="mt-4 text-base text-ink-2">{words.none}</p>}
      <ul aria-label={words.title} className="mt-4 flex flex-wrap gap-2 empty:hidden">
        {muted.data?.words.map(({ word, until }) => (
          <li key={word} className="inline-flex min-h-11 items-center gap-1.5 rounded-full bg-sunken ps-4">
            <bdi className="max-w-60 truncate font-semibold">{word}</bdi>
            <span className="text-sm text-ink-2">{until === null ? words.forEver : words.until(until)}</span>
            <button
              type="button"
              aria-label={words.remove(word)}
              title={words.remove(word)}
              onClick={() => unmute.mutate(word)}
              className="inline-flex size-11 items-center justify-center rounded-full text-ink-2 hover:text-ink"
            >
              <CloseMark className="size-4" />
            </button>
          </li>
        ))}
      </ul>
    </>
  );
};
