import { CircleCheck, CircleX } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Landed } from '#chain';
import { getLanguage } from '#kernel';
import { Button, buttonClass, classes, useCopy } from '#ui';
import { ActList, LongAddress, NetworkMark, NO_NAMES, sumOf, useNetwork } from '#wallet';
import type { Names } from '#wallet';
import { texts } from './transaction-texts.ts';

const Part = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section className="border-t border-line pt-4">
    <h2 className="mb-3 text-lg font-semibold">{title}</h2>
    {children}
  </section>
);

const Fact = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <div className="flex flex-wrap items-baseline justify-between gap-x-4">
    <dt className="text-sm text-ink-2">{label}</dt>
    <dd className="figures min-w-0 text-base font-medium wrap-anywhere">{children}</dd>
  </div>
);

const Changes = ({ changes, names }: { readonly changes: Landed['changes']; readonly names: Names }) => (
  <ul className="flex flex-col gap-3">
    {changes.map(({ owner, mint, amount, decimals }) => (
      <li key={`${owner} ${mint}`} className="flex flex-wrap items-baseline justify-between gap-x-4">
        <LongAddress address={owner} />
        <span className={classes('figures text-base font-semibold', amount > 0n ? 'text-mint' : 'text-ink')}>
          {amount > 0n ? '+' : '−'}
          {sumOf(names, amount < 0n ? -amount : amount, mint, decimals)}
        </span>
      </li>
    ))}
  </ul>
);

const Signature = ({ signature }: { readonly signature: string }) => {
  const [isCopied, copy] = useCopy();
  return (
    <div className="flex flex-col items-start gap-3 rounded-card bg-sunken p-4 sm:flex-row sm:items-center">
      <p aria-label={texts.signature} className="min-w-0 font-mono text-sm break-all text-ink-2">
        {signature}
      </p>
      <Button look="outline" size="sm" className="shrink-0" onClick={() => void copy(signature)}>
        {isCopied ? texts.copied : texts.copy}
      </Button>
    </div>
  );
};

/** What the network has kept of it. */
export const TransactionView = ({ landed, signature }: { readonly landed: Landed; readonly signature: string }) => {
  const network = useNetwork() ?? null;
  const token = network?.token ?? null;
  const names: Names = { ...NO_NAMES, tokens: new Map(token === null ? [] : [[token.mint, token]]) };
  const Icon = landed.error === null ? CircleCheck : CircleX;
  return (
    <>
      <div className="flex items-center gap-3">
        <Icon aria-hidden="true" className={classes('size-9', landed.error === null ? 'text-mint' : 'text-coral')} />
        <h1 className="text-2xl font-bold tracking-tight">{landed.error === null ? texts.landed : texts.failed}</h1>
      </div>
      <NetworkMark />
      {landed.error !== null && (
        <p className="text-base text-ink-2">
          {texts.failedHint} {texts.said(landed.error)}
        </p>
      )}
      <dl className="flex flex-col gap-2">
        {landed.at !== null && <Fact label={texts.when}>{getLanguage().date(landed.at, 'mediumTime')}</Fact>}
        <Fact label={texts.fee}>{sumOf(names, landed.fee, null)}</Fact>
        <Fact label={texts.paidBy}>
          <LongAddress address={landed.payer} />
        </Fact>
      </dl>
      <Part title={texts.changes}>
        {landed.changes.length === 0 ? (
          <p className="text-base text-ink-2">{texts.noChanges}</p>
        ) : (
          <Changes changes={landed.changes} names={names} />
        )}
      </Part>
      <Part title={texts.acts}>
        <ActList acts={landed.acts} names={names} />
      </Part>
      <Part title={texts.signature}>
        <Signature signature={signature} />
      </Part>
      <div className="flex flex-wrap gap-3">
        <Link to="/wallet" className={buttonClass('outline')}>
          {texts.wallet}
        </Link>
        {network?.explorer != null && (
          <a
            href={network.explorer.replace('{signature}', signature)}
            target="_blank"
            rel="noreferrer"
            className={buttonClass('ghost')}
          >
            {texts.explorer}
          </a>
        )}
      </div>
    </>
  );
};
