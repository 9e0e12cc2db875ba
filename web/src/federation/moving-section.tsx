import type { MovingView } from '@wagram/contract/federation';
import { useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { reasonOf } from '#kernel';
import { Button, copyText, ErrorState, Field, Skeleton, toast } from '#ui';
import { useChangeMoving, useMoving } from './api.ts';
import { texts as words } from './texts-moving.ts';

interface PartProps {
  readonly title: string;
  readonly about: string;
  readonly children: ReactNode;
}

const Part = ({ title, about, children }: PartProps) => (
  <section className="border-b border-line px-4 py-4 wide:px-6">
    <h2 className="text-lg font-semibold">{title}</h2>
    <p className="mt-0.5 mb-3 text-base text-ink-2">{about}</p>
    {children}
  </section>
);

const Address = ({ address }: { readonly address: string }) => {
  const copy = async () => {
    const isCopied = await copyText(address);
    toast(isCopied ? words.copied : words.copyFailed, isCopied ? 'good' : 'bad');
  };
  return (
    <Part title={words.address} about={words.addressHint}>
      <div className="flex flex-wrap items-center gap-3">
        <bdi className="min-w-0 flex-1 rounded-field bg-sunken px-4 py-3 font-mono text-sm wrap-anywhere">
          {address}
        </bdi>
        <Button look="soft" onClick={() => void copy()}>
          {words.copy}
        </Button>
      </div>
    </Part>
  );
};

interface AccountFormProps {
  readonly label: string;
  readonly go: string;
  readonly isBusy: boolean;
  readonly onGo: (account: string) => Promise<boolean>;
}

/** A name elsewhere, which stays in the field until it was taken. */
const AccountForm = ({ label, go, isBusy, onGo }: AccountFormProps) => {
  const [typed, setTyped] = useState('');
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (typed.trim() !== '' && (await onGo(typed.trim()))) setTyped('');
  };
  return (
    <form className="flex flex-wrap items-end gap-3" onSubmit={(event) => void handleSubmit(event)}>
      <div className="min-w-52 flex-1">
        <Field
          label={label}
          value={typed}
          placeholder={words.placeholder}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          onChange={setTyped}
        />
      </div>
      <Button type="submit" look="soft" className="min-h-12" isBusy={isBusy} disabled={typed.trim() === ''}>
        {go}
      </Button>
    </form>
  );
};

const useSaying = () => {
  const { aliases, move } = useChangeMoving();
  const say = async (acting: Promise<unknown>): Promise<boolean> => {
    try {
      await acting;
      toast(words.saved, 'good');
      return true;
    } catch (cause) {
      toast(reasonOf(cause, words.failed), 'bad');
      return false;
    }
  };
  return { aliases, move, say };
};

const ComeHere = ({ moving }: { readonly moving: MovingView }) => {
  const { aliases, say } = useSaying();
  const known = moving.also_known_as;
  return (
    <Part title={words.hereTitle} about={words.hereAbout}>
      {known.length === 0 && <p className="mb-3 text-base text-ink-3">{words.none}</p>}
      <ul className="mb-3 divide-y divide-line">
        {known.map((account) => (
          <li key={account} className="flex items-center gap-3 py-1.5">
            <bdi className="min-w-0 flex-1 text-base wrap-anywhere">{account}</bdi>
            <Button
              look="ghost"
              size="sm"
              aria-label={words.remove(account)}
              onClick={() => void say(aliases.mutateAsync(known.filter((one) => one !== account)))}
            >
              {words.drop}
            </Button>
          </li>
        ))}
      </ul>
      <AccountForm
        label={words.hereLabel}
        go={words.add}
        isBusy={aliases.isPending}
        onGo={(account) => say(aliases.mutateAsync([...known, account]))}
      />
    </Part>
  );
};

const MoveAway = ({ moving }: { readonly moving: MovingView }) => {
  const { move, say } = useSaying();
  const [asked, setAsked] = useState<string | null>(null);
  if (moving.moved_to !== null) {
    return (
      <Part title={words.awayTitle} about={words.movedTo(moving.moved_to)}>
        <Button look="outline" isBusy={move.isPending} onClick={() => void say(move.mutateAsync(null))}>
          {words.back}
        </Button>
      </Part>
    );
  }
  return (
    <Part title={words.awayTitle} about={words.awayAbout}>
      {asked === null ? (
        <AccountForm
          label={words.to}
          go={words.move}
          isBusy={false}
          onGo={(account) => {
            setAsked(account);
            return Promise.resolve(false);
          }}
        />
      ) : (
        <div className="flex flex-col gap-3">
          <p className="text-base">
            <bdi className="font-semibold">{asked}</bdi> {words.sure}
          </p>
          <div className="flex gap-3">
            <Button look="soft" className="flex-1" onClick={() => setAsked(null)}>
              {words.cancel}
            </Button>
            <Button
              className="flex-1"
              isBusy={move.isPending}
              onClick={() => void say(move.mutateAsync(asked)).then(() => setAsked(null))}
            >
              {words.really}
            </Button>
          </div>
        </div>
      )}
    </Part>
  );
};

/** FED-02: one's name for people elsewhere, and moving between servers with one's followers. */
export const MovingSection = () => {
  const { data, isError, refetch } = useMoving();
  if (data === undefined) {
    return isError ? (
      <ErrorState title={words.loadFailed} onRetry={() => void refetch()} />
    ) : (
      <div role="status" aria-label={words.loading}>
        <Skeleton className="m-5 h-48" />
      </div>
    );
  }
  return (
    <>
      <Address address={data.address} />
      <ComeHere moving={data} />
      <MoveAway moving={data} />
    </>
  );
};
