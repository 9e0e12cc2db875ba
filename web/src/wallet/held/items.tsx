import type { HeldView } from '@wagram/contract/wallet';
import { Gem, Ticket } from 'lucide-react';
import { Link } from 'react-router';
import { classes } from '#ui';
import { shortAddress } from '../address.ts';
import { texts as words } from './texts.ts';
import { writeUnits } from '../units.ts';

const LOOKS = ['held-art-1', 'held-art-2', 'held-art-3', 'held-art-4', 'held-art-5', 'held-art-6'] as const;

/** The same thing looks the same on every page. */
const lookOf = (mint: string): string => {
  let sum = 0;
  for (const letter of mint) sum = (sum * 31 + letter.charCodeAt(0)) % 65_521;
  return LOOKS[sum % LOOKS.length] ?? LOOKS[0];
};

const pageOf = ({ mint, known }: HeldView): string => known?.page ?? `/token/${mint}`;

const Art = ({ item: { mint, known } }: { readonly item: HeldView }) => {
  if (known?.image_url != null)
    return <img src={known.image_url} alt="" loading="lazy" className="size-full object-cover" />;
  const Mark = known?.kind === 'ticket' ? Ticket : Gem;
  return (
    <span className={classes('grid size-full place-items-center text-white', lookOf(mint))}>
      <Mark aria-hidden="true" className="size-9 opacity-90" strokeWidth={1.5} />
    </span>
  );
};

/** Something of which there is one. */
const Tile = ({ item }: { readonly item: HeldView }) => (
  <li>
    <Link
      to={pageOf(item)}
      className="group block overflow-hidden rounded-card border border-line bg-surface hover:border-line-strong"
    >
      <span className="block aspect-square overflow-hidden">
        <Art item={item} />
      </span>
      <span className="block px-3 py-2.5">
        <span dir="auto" className="block truncate text-base font-semibold group-hover:underline">
          {item.known?.name ?? words.uniqueUnknown}
        </span>
        <span className={classes('block truncate text-sm text-ink-2', item.known === null && 'font-mono')}>
          {item.known === null ? shortAddress(item.mint) : words[item.known.kind === 'ticket' ? 'ticket' : 'unique']}
        </span>
      </span>
    </Link>
  </li>
);

export const HeldTiles = ({ items }: { readonly items: readonly HeldView[] }) => (
  <ul className="grid grid-cols-2 gap-3 px-4 py-4 sm:grid-cols-3 wide:px-6">
    {items.map((item) => (
      <Tile key={item.mint} item={item} />
    ))}
  </ul>
);

const Row = ({ item }: { readonly item: HeldView }) => (
  <li className="border-b border-line last:border-b-0">
    <Link to={pageOf(item)} className="flex min-h-16 items-center gap-3.5 px-4 py-3 hover:bg-sunken wide:px-6">
      <span className="size-11 shrink-0 overflow-hidden rounded-full">
        {item.known === null || item.known.image_url !== null ? (
          <Art item={item} />
        ) : (
          <span className="held-art-1 grid size-full place-items-center text-xs font-bold text-white">
            {item.known.symbol.slice(0, 4)}
          </span>
        )}
      </span>
      <span className="min-w-0 flex-1">
        <span dir="auto" className="block truncate text-base font-semibold">
          {item.known?.symbol ?? words.unknownToken}
        </span>
        <span className={classes('block truncate text-sm text-ink-2', item.known === null && 'font-mono')}>
          {item.known?.name ?? shortAddress(item.mint)}
        </span>
      </span>
      <span className="figures max-w-1/2 text-end text-base font-semibold break-all">
        {writeUnits(BigInt(item.amount), item.decimals)}
      </span>
    </Link>
  </li>
);

export const HeldRows = ({ items }: { readonly items: readonly HeldView[] }) => (
  <section>
    <h2 className="border-y border-line bg-sunken px-4 py-2 text-sm font-semibold text-ink-2 wide:px-6">
      {words.tokens}
    </h2>
    <ul>
      {items.map((item) => (
        <Row key={item.mint} item={item} />
      ))}
    </ul>
  </section>
);
