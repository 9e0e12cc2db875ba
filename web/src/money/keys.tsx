import type { FundsView, KeyView, NetworkStatus } from '@wagram/contract/money';
import { Check, Copy } from 'lucide-react';
import { getBrand } from '#kernel';
import { Button, ErrorState, IconButton, openDialog, Skeleton, toast, useCopy } from '#ui';
import { useKeys } from './api.ts';
import { Part, Pill } from '#moderation';
import { texts } from './texts-keys.ts';
import { texts as moneyTexts } from './texts.ts';
import { whatStays } from './stays.ts';
import { sumOf } from './write.ts';

type Kind = NetworkStatus['kind'];

/** Where an address can be looked at; null where nobody shows it. */
const explorerOf = (kind: Kind, address: string): string | null => {
  if (kind === 'test' || kind === 'other') return null;
  const { explorer } = getBrand().links;
  const page = new URL(`address/${address}`, explorer.endsWith('/') ? explorer : `${explorer}/`);
  if (kind !== 'mainnet') page.searchParams.set('cluster', kind);
  return page.href;
};

const Address = ({ view, kind }: { readonly view: KeyView; readonly kind: Kind }) => {
  const [isCopied, copy] = useCopy();
  const name = texts.names[view.name];
  const page = explorerOf(kind, view.address);
  const handleCopy = async () => {
    if (!(await copy(view.address))) toast(texts.notCopied, 'bad');
  };
  return (
    <div className="flex items-center gap-1">
      <span dir="ltr" className="min-w-0 flex-1 font-mono text-sm break-all text-ink-2">
        {view.address}
      </span>
      {page !== null && (
        <a
          href={page}
          target="_blank"
          rel="noreferrer"
          aria-label={texts.explorerOf(name)}
          className="inline-flex min-h-11 items-center px-2 text-sm font-semibold text-accent-ink hover:underline"
        >
          {texts.explorer}
        </a>
      )}
      <IconButton label={texts.copy(name)} onClick={() => void handleCopy()}>
        {isCopied ? <Check className="size-5 text-mint" /> : <Copy className="size-5" />}
      </IconButton>
    </div>
  );
};

const Funds = ({ view, funds }: { readonly view: KeyView; readonly funds: FundsView }) => (
  <li className="py-1">
    <p className="figures text-base font-semibold wrap-anywhere">{sumOf(funds.amount, funds)}</p>
    {view.can_sweep && <p className="text-sm text-ink-2 tabular-nums">{whatStays(view.name, funds, sumOf)}</p>}
  </li>
);

const SHOWN = 5;

const Holds = ({ view }: { readonly view: KeyView }) => {
  if (view.funds === null) return <p className="text-base text-ink-2">{moneyTexts.unknown}</p>;
  const some = view.funds.filter(({ amount }, place) => place === 0 || amount !== '0');
  return (
    <>
      <ul>
        {some.slice(0, SHOWN).map((funds) => (
          <Funds key={funds.mint ?? ''} view={view} funds={funds} />
        ))}
      </ul>
      {some.length > SHOWN && <p className="text-sm text-ink-2">{texts.more(some.length - SHOWN)}</p>}
    </>
  );
};

const Key = ({ view, kind }: { readonly view: KeyView; readonly kind: Kind }) => {
  const name = texts.names[view.name];
  return (
    <li className="py-4 first:pt-1">
      <div className="flex items-start gap-3">
        <div className="min-w-0 flex-1">
          <h3 className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-base font-semibold">
            {name}
            {view.is_low && <Pill tone="warning">{texts.low}</Pill>}
          </h3>
          <p className="text-sm text-ink-2">{view.is_sweeping ? texts.sweeping : texts.uses[view.name]}</p>
        </div>
        {view.can_sweep && view.funds !== null && (
          <Button
            look="outline"
            size="sm"
            className="min-h-11 shrink-0"
            disabled={view.is_sweeping}
            aria-label={texts.sweepOf(name)}
            onClick={() => openDialog('sweep', { key: view.name })}
          >
            {texts.sweep}
          </Button>
        )}
      </div>
      <Address view={view} kind={kind} />
      <Holds view={view} />
    </li>
  );
};

export const KeysPart = ({ kind }: { readonly kind: Kind }) => {
  const { data, isError, refetch } = useKeys();
  return (
    <Part title={texts.title} hint={texts.hint}>
      {data === undefined && !isError && <Skeleton className="h-40" />}
      {data === undefined && isError && <ErrorState title={moneyTexts.failed} onRetry={() => void refetch()} />}
      {data?.keys.length === 0 && <p className="text-base text-ink-2">{texts.none}</p>}
      <ul className="divide-y divide-line">
        {data?.keys.map((view) => (
          <Key key={view.name} view={view} kind={kind} />
        ))}
      </ul>
    </Part>
  );
};
