import { formatAmount, parseAmount } from '@wagram/contract/kernel';
import type { StreamFigures } from '@wagram/contract/streams';
import { Coins, Eye, Heart, MessageCircle, Share2 } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { getBrand, getLanguage } from '#kernel';
import { classes, shortCount } from '#ui';
import type { Simulated } from '../host/simulation.ts';
import { texts } from '../texts.ts';

const words = texts.stage;

/** What the figures are, made up or counted. */
export interface FiguresView {
  readonly viewers: number;
  readonly likes: number;
  readonly comments: number;
  readonly shares: number;
  /** As it is written, without its symbol. */
  readonly earnings: string;
}

export const shownOf = (figures: StreamFigures): FiguresView => ({
  ...figures,
  earnings: formatAmount(parseAmount<'WGM'>(figures.earnings), 'WGM', getLanguage()),
});

export const shownOfDemo = ({ tenths, ...figures }: Simulated): FiguresView => ({
  ...figures,
  earnings: (tenths / 10).toFixed(1),
});

const Figure = ({
  icon: Icon,
  text,
  label,
}: {
  readonly icon: LucideIcon;
  readonly text: string;
  readonly label: string;
}) => (
  <li className="flex items-center gap-1.5" title={label}>
    <Icon aria-hidden="true" className="size-4 shrink-0" />
    <span aria-hidden="true" className="tabular">
      {text}
    </span>
    <span className="sr-only">{label}</span>
  </li>
);

/** LIVE-02. Their places are kept: a figure that grows moves nothing but itself. */
export const Figures = ({ shown, className }: { readonly shown: FiguresView; readonly className?: string }) => {
  const token = getBrand().tokens.credit;
  const count = (icon: LucideIcon, name: 'viewers' | 'likes' | 'comments' | 'shares') => (
    <Figure icon={icon} text={shortCount(shown[name])} label={words[name](shown[name])} />
  );
  return (
    <ul className={classes('flex flex-wrap items-center gap-x-4 gap-y-1 text-sm font-semibold', className)}>
      {count(Eye, 'viewers')}
      {count(Heart, 'likes')}
      {count(MessageCircle, 'comments')}
      {count(Share2, 'shares')}
      <Figure icon={Coins} text={`${shown.earnings} ${token}`} label={words.earnings(`${shown.earnings} ${token}`)} />
    </ul>
  );
};
