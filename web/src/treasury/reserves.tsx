// MON-05: what this server owes its members, for anybody to read, and a member's own proof that they are counted.
import type { MemberId } from '@wagram/contract/kernel';
import { treasuryCalls } from '@wagram/contract/treasury';
import type { ReservesView } from '@wagram/contract/treasury';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Download, Scale } from 'lucide-react';
import type { ReactNode } from 'react';
import { ask, getBrand, getLanguage, isAskError } from '#kernel';
import { Button, download, EmptyState, ErrorState, Notice, Skeleton, toast } from '#ui';
import { texts } from './texts-reserves.ts';

/** A day of the server's, wherever somebody reads of it. */
const DAY = { dateStyle: 'long', timeZone: 'UTC' } as const;

const Line = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <div className="flex flex-col gap-0.5 border-t border-line py-3 first:border-t-0 first:pt-0 sm:flex-row sm:justify-between sm:gap-6">
    <dt className="shrink-0 text-sm text-ink-2">{label}</dt>
    <dd className="min-w-0 text-base wrap-anywhere sm:text-end">{children}</dd>
  </div>
);

const Figures = ({ reserves }: { readonly reserves: ReservesView }) => {
  const language = getLanguage();
  return (
    <>
      <div className="rounded-card bg-sunken p-5">
        <p className="text-sm font-semibold text-ink-2">{texts.owed}</p>
        <p className="figures mt-1 text-4xl font-bold tracking-tight wrap-anywhere">
          {texts.of(language.number(BigInt(reserves.total)), getBrand().tokens.credit)}
        </p>
        <p className="mt-1 text-sm text-ink-2">{texts.accounts(reserves.leaves)}</p>
      </div>
      <dl>
        <Line label={texts.day}>
          <time dateTime={reserves.day}>{language.date(reserves.day, DAY)}</time>
        </Line>
        <Line label={texts.root}>
          <span dir="ltr" className="font-mono text-sm break-all">
            {reserves.root}
          </span>
        </Line>
        <Line label={texts.treasury}>
          {reserves.treasury === null ? (
            texts.noNetwork
          ) : (
            <span dir="ltr" className="font-mono text-sm break-all">
              {reserves.treasury}
            </span>
          )}
        </Line>
      </dl>
    </>
  );
};

const saveAs = (name: string, value: object): void =>
  download(name, `${JSON.stringify(value, null, 2)}\n`, 'application/json');

const Files = ({ reserves, memberId }: { readonly reserves: ReservesView; readonly memberId: MemberId | null }) => {
  const proving = useMutation({
    mutationFn: () => ask(treasuryCalls.proveReserve, { user_id: memberId ?? undefined }),
    onSuccess: ({ proof }) => saveAs(`proof-${proof.day}.json`, { proof }),
    onError: (cause) => toast(isAskError(cause) && cause.status > 0 ? cause.message : texts.failed, 'bad'),
  });
  return (
    <section aria-labelledby="check-it" className="flex flex-col gap-3">
      <h2 id="check-it" className="text-lg font-bold tracking-tight">
        {texts.check}
      </h2>
      <p className="text-base text-ink-2">{texts.checkHint}</p>
      <div className="flex flex-col gap-2 sm:flex-row">
        <Button
          look="outline"
          icon={<Download aria-hidden="true" className="size-5" />}
          onClick={() => saveAs(`reserves-${reserves.day}.json`, { reserves })}
        >
          {texts.published}
        </Button>
        {memberId !== null && (
          <Button
            icon={<Download aria-hidden="true" className="size-5" />}
            isBusy={proving.isPending}
            onClick={() => proving.mutate()}
          >
            {texts.mine}
          </Button>
        )}
      </div>
      <p className="text-sm text-ink-2">{texts.script}</p>
    </section>
  );
};

export const Reserves = ({ memberId }: { readonly memberId: MemberId | null }) => {
  const { data, isError, refetch } = useQuery({
    queryKey: ['treasury', 'reserves'],
    queryFn: async ({ signal }) => (await ask(treasuryCalls.readReserves, {}, { signal })).reserves,
  });
  if (isError) return <ErrorState title={texts.failed} onRetry={() => void refetch()} />;
  if (data === undefined) return <Skeleton className="h-64" />;
  if (data === null) {
    return (
      <EmptyState icon={<Scale aria-hidden="true" className="size-7" />} title={texts.none} hint={texts.noneHint} />
    );
  }
  return (
    <>
      <Figures reserves={data} />
      <Files reserves={data} memberId={memberId} />
      <Notice>{texts.limits}</Notice>
    </>
  );
};
