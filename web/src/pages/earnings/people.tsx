import { formatAmount, parseAmount } from '@wagram/contract/kernel';
import type { GiverView } from '@wagram/contract/ledger';
import { UserRound } from 'lucide-react';
import { Link } from 'react-router';
import { getLanguage } from '#kernel';
import { earningsTexts } from '#ledger';
import { memberPath } from '#members';
import { Avatar } from '#ui';

const words = earningsTexts.people;

const ROW = 'flex min-h-15 items-center gap-3';

const Sum = ({ giver: { amount } }: { readonly giver: GiverView }) => (
  <span className="figures shrink-0 text-base font-semibold text-mint">
    {formatAmount(parseAmount<'WGM'>(amount), 'WGM', getLanguage())}
  </span>
);

const Giver = ({ giver }: { readonly giver: GiverView }) => {
  const { who, times } = giver;
  if (who === null)
    return (
      <div className={ROW}>
        <span className="inline-flex size-10 shrink-0 items-center justify-center rounded-full bg-sunken text-ink-3">
          <UserRound aria-hidden="true" className="size-5" />
        </span>
        <span className="min-w-0 flex-1">
          <span className="block text-base font-semibold">{words.somebody}</span>
          <span className="block text-sm text-ink-2">{words.times(times)}</span>
        </span>
        <Sum giver={giver} />
      </div>
    );
  return (
    <Link
      to={memberPath(who.username)}
      className={`${ROW} -mx-2 rounded-xl px-2 transition-colors duration-150 hover:bg-sunken`}
    >
      <Avatar name={who.displayName} url={who.avatar_url} size={40} />
      <span className="min-w-0 flex-1">
        <span className="block truncate text-base font-semibold">
          <bdi>{who.displayName}</bdi>
        </span>
        <span className="block truncate text-sm text-ink-2">{words.who(who.username, times)}</span>
      </span>
      <Sum giver={giver} />
    </Link>
  );
};

/** Whoever gave most, without what they took back. */
export const EarningsPeople = ({ givers }: { readonly givers: readonly GiverView[] }) => (
  <section aria-labelledby="earnings-people" className="flex flex-col gap-1">
    <h2 id="earnings-people" className="text-lg font-bold tracking-tight">
      {words.title}
    </h2>
    {givers.length === 0 && <p className="text-base text-ink-2">{words.none}</p>}
    <ol>
      {givers.map((giver, place) => (
        // Somebody has no name, so the place is part of the key.
        <li key={giver.who?.username ?? place} className="border-b border-line last:border-b-0">
          <Giver giver={giver} />
        </li>
      ))}
    </ol>
  </section>
);
