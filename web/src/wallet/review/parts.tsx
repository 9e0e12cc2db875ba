import { withoutDirections } from '@wagram/contract/kernel';
import type { ReactNode } from 'react';
import type { Act, Preview } from '#chain';
import { classes } from '#ui';
import { figureSize } from '../figure.ts';
import { isKnownToken, nameOf, sumOf } from './names.ts';
import type { Names } from './names.ts';
import { texts } from '../send/texts.ts';

const words = texts.review;

type Seen = Extract<Preview, { state: 'passes' }>;

/** An address to the last letter, in fours, so that an eye can compare it. */
export const LongAddress = ({ address }: { readonly address: string }) => (
  <span className="font-mono text-sm leading-5 text-ink-2">
    {address.match(/.{1,4}/g)?.map((part, place, { length }) => (
      <span
        key={place}
        className={classes('inline-block', (place === 0 || place === length - 1) && 'font-bold text-accent-ink')}
      >
        {part}
      </span>
    ))}
  </span>
);

export const Line = ({
  label,
  hint,
  children,
}: {
  readonly label: string;
  readonly hint?: string;
  readonly children: ReactNode;
}) => (
  <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5 border-t border-line py-3 first:border-t-0">
    <dt className="shrink-0 text-sm text-ink-2">{label}</dt>
    <dd className="figures min-w-0 flex-1 text-end text-base font-medium wrap-anywhere">{children}</dd>
    {hint !== undefined && <dd className="w-full text-sm text-ink-3">{hint}</dd>}
  </div>
);

/** Who gets what this wallet sends, as the bytes say it: of a token, the owner of the account it goes to. */
export const payeesOf = (acts: readonly Act[], me: string): string[] => {
  const owners = new Map(acts.flatMap((act) => (act.what === 'open' ? [[act.account, act.owner] as const] : [])));
  const all = acts.flatMap((act) => {
    if (act.what === 'sol' && act.from === me) return [act.to];
    return act.what === 'token' && act.by === me ? [owners.get(act.to) ?? act.to] : [];
  });
  return [...new Set(all)].filter((address) => address !== me);
};

/** What leaves and what comes, large. */
export const Sums = ({ seen, names }: { readonly seen: Seen; readonly names: Names }) => {
  const parts = [
    { title: words.send, changes: seen.changes.filter(({ amount }) => amount < 0n) },
    { title: words.receive, changes: seen.changes.filter(({ amount }) => amount > 0n) },
  ].filter(({ changes }) => changes.length > 0);
  if (parts.length === 0) return <p className="text-xl font-bold">{words.nothing}</p>;
  return parts.map(({ title, changes }) => (
    <div key={title} className="text-center">
      <p className="text-sm font-semibold text-ink-2">{title}</p>
      {changes.map(({ mint, amount, decimals }) => {
        const sum = sumOf(names, amount < 0n ? -amount : amount, mint, decimals);
        return (
          <p key={mint} className={classes('figures font-bold tracking-tight wrap-anywhere', figureSize(sum))}>
            {sum}
          </p>
        );
      })}
    </div>
  ));
};

/** What is shown of each transaction, all of it out of its bytes and what the network made of them. */
export const Facts = ({ seen, names }: { readonly seen: Seen; readonly names: Names }) => {
  const notes = seen.acts.flatMap((act) => (act.what === 'note' ? [withoutDirections(act.text)] : []));
  const opened = seen.opened.reduce((sum, { lamports }) => sum + lamports, 0n);
  return (
    <dl className="rounded-card border border-line px-4">
      {payeesOf(seen.acts, names.me ?? '').map((address) => (
        <Line key={address} label={words.to}>
          {names.people.has(address) && <span className="block font-semibold">{nameOf(names, address)}</span>}
          <LongAddress address={address} />
        </Line>
      ))}
      {notes.map((note, place) => (
        <Line key={place} label={words.note}>
          {note}
        </Line>
      ))}
      {seen.changes.map(({ mint }) =>
        mint === null || isKnownToken(names, mint) ? null : (
          <Line key={mint} label={words.token} hint={words.tokenHint}>
            <LongAddress address={mint} />
          </Line>
        ),
      )}
      {opened > 0n && (
        <Line label={words.opened} hint={words.openedHint}>
          {sumOf(names, opened, null)}
        </Line>
      )}
      {seen.fee > 0n && <Line label={words.fee}>{sumOf(names, seen.fee, null)}</Line>}
    </dl>
  );
};
