import { HOST_MAX, HOST_REASON_MAX, type HostState, type HostView } from '@wagram/contract/federation';
import { Globe } from 'lucide-react';
import { useState } from 'react';
import type { ChangeEvent, FormEvent } from 'react';
import { getLanguage, reasonOf } from '#kernel';
import { DeskTabs } from '#moderation';
import { Button, EmptyState, ErrorState, Field, LoadMore, SearchLine, Segments, Skeleton, toast } from '#ui';
import { isFederated, useHostDecision, useHosts } from './api.ts';
import type { HostFilter } from './api.ts';
import { HostRow } from './host-row.tsx';
import { texts as words } from './texts-desk.ts';

const FILTERS = ['all', 'limited', 'blocked', 'failing'] as const;
const STATES = ['open', 'limited', 'blocked'] as const;

interface DecideProps {
  readonly host: Pick<HostView, 'name' | 'state' | 'reason'>;
  readonly onDone: () => void;
}

/** One server, known or not. */
const Decide = ({ host, onDone }: DecideProps) => {
  const [name, setName] = useState(host.name);
  const [state, setState] = useState<HostState>(host.state);
  const [reason, setReason] = useState(host.reason ?? '');
  const { decide } = useHostDecision();
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    decide.mutate(
      { name, state, reason },
      {
        onSuccess: ({ host: { name: decided } }) => {
          toast(words.saved(decided), 'good');
          onDone();
        },
        onError: (cause) => toast(reasonOf(cause, words.failed), 'bad'),
      },
    );
  };
  return (
    <form className="flex flex-col gap-3" onSubmit={handleSubmit}>
      <Field
        label={words.name}
        value={name}
        maxLength={HOST_MAX}
        placeholder={words.namePlaceholder}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        readOnly={host.name !== ''}
        onChange={setName}
      />
      <Segments
        label={words.statesLabel}
        options={STATES.map((one) => [one, words.choices[one].name])}
        value={state}
        onChange={setState}
      />
      <p className="text-sm text-ink-2">{words.choices[state].about}</p>
      <Field label={words.reason} value={reason} maxLength={HOST_REASON_MAX} onChange={setReason} />
      <div className="flex gap-3">
        <Button type="submit" isBusy={decide.isPending} disabled={name.trim() === ''}>
          {words.save}
        </Button>
        {host.name !== '' && (
          <Button look="ghost" onClick={onDone}>
            {words.cancel}
          </Button>
        )}
      </div>
    </form>
  );
};

const TakeIn = () => {
  const { takeIn } = useHostDecision();
  const handleFile = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const list = await target.files?.[0]?.text();
    target.value = '';
    if (list === undefined) return;
    takeIn.mutate(list, {
      onSuccess: ({ limited, blocked }) => {
        const counts = [words.limitedCount(limited), words.blockedCount(blocked)];
        toast(getLanguage().list(counts), 'good');
      },
      onError: (cause) => toast(reasonOf(cause, words.failed), 'bad'),
    });
  };
  return (
    <div className="border-t border-line px-4 py-5 wide:px-6">
      <h2 className="text-lg font-bold tracking-tight">{words.importTitle}</h2>
      <p className="mt-0.5 mb-3 text-sm text-ink-2">{words.importAbout}</p>
      <label className="inline-flex min-h-11 cursor-pointer items-center rounded-full bg-sunken px-5 text-base font-semibold hover:bg-line has-focus-visible:outline-2 has-focus-visible:outline-accent-ink">
        {words.file}
        <input
          type="file"
          accept=".csv,.txt,text/csv,text/plain"
          className="sr-only"
          onChange={(event) => void handleFile(event)}
        />
      </label>
    </div>
  );
};

const NEW = { name: '', state: 'blocked', reason: null } as const;

const List = () => {
  const [q, setQ] = useState('');
  const [filter, setFilter] = useState<HostFilter>('all');
  const [chosen, setChosen] = useState<string | null>(null);
  const { data, isPending, isError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useHosts(q, filter);
  const hosts = data?.pages.flatMap((page) => page.hosts) ?? [];
  const isWhole = q === '' && filter === 'all';
  return (
    <div className="flex flex-col gap-3 border-t border-line px-4 py-5 wide:px-6">
      <SearchLine label={words.search} clearLabel={words.clear} max={HOST_MAX} words={q} onSearch={setQ} />
      <Segments
        label={words.statesLabel}
        options={FILTERS.map((one) => [one, words.states[one]])}
        value={filter}
        onChange={setFilter}
      />
      {isPending && <Skeleton className="h-40 w-full" />}
      {isError && <ErrorState title={words.loadFailed} onRetry={() => void refetch()} />}
      {data !== undefined && hosts.length === 0 && (
        <EmptyState
          icon={<Globe aria-hidden="true" className="size-7" />}
          title={isWhole ? words.empty : words.none}
          {...(isWhole ? { hint: words.emptyHint } : {})}
        />
      )}
      {hosts.length > 0 && (
        <>
          <p className="text-sm text-ink-2">{words.total(data?.pages[0]?.total ?? 0)}</p>
          <ul className="divide-y divide-line">
            {hosts.map((host) => (
              <li key={host.name} className="py-3">
                {chosen === host.name ? (
                  <Decide host={host} onDone={() => setChosen(null)} />
                ) : (
                  <HostRow host={host} onChange={() => setChosen(host.name)} />
                )}
              </li>
            ))}
          </ul>
          {hasNextPage && <LoadMore isLoading={isFetchingNextPage} onLoad={() => void fetchNextPage()} />}
        </>
      )}
    </div>
  );
};

/** FED-05: with whom this server speaks, for who runs it. */
export const HostDesk = () => {
  const [turn, setTurn] = useState(0);
  return (
    <>
      <header className="px-4 pt-5 pb-3 wide:px-6">
        <h1 className="text-2xl font-bold tracking-tight">{words.heading}</h1>
        <p className="mt-0.5 text-base text-ink-2">{words.about}</p>
      </header>
      <DeskTabs current="hosts" />
      {isFederated() ? (
        <>
          <div className="px-4 py-5 wide:px-6">
            <h2 className="mb-3 text-lg font-bold tracking-tight">{words.decide}</h2>
            <Decide key={turn} host={NEW} onDone={() => setTurn(turn + 1)} />
          </div>
          <List />
          <TakeIn />
        </>
      ) : (
        <EmptyState icon={<Globe aria-hidden="true" className="size-7" />} title={words.off} hint={words.offHint} />
      )}
    </>
  );
};
