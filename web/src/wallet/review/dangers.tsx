import { TriangleAlert } from 'lucide-react';
import type { Danger } from '#chain';
import { shortAddress } from '../address.ts';
import { nameOf, sumOf, tokenName } from './names.ts';
import type { Names } from './names.ts';
import { texts } from '../send/texts.ts';

const words = texts.dangers;

export const sayDanger = (danger: Danger, names: Names): string => {
  switch (danger.kind) {
    case 'delegate':
      return words.delegate(nameOf(names, danger.to), sumOf(names, danger.amount, danger.mint));
    case 'owner':
      return words.owner(nameOf(names, danger.to), tokenName(names, danger.mint));
    case 'closer':
      return words.closer(nameOf(names, danger.to), tokenName(names, danger.mint));
    case 'mint':
      return words.mint(tokenName(names, danger.account));
    case 'assigned':
      return words.assigned(shortAddress(danger.to));
    case 'unknown':
      return words.unknown(danger.program);
  }
};

interface DangersProps {
  readonly dangers: readonly Danger[];
  readonly names: Names;
  readonly isUnderstood: boolean;
  readonly onUnderstand: (isUnderstood: boolean) => void;
}

/** Red, in words, and in the way: nobody signs past it by habit. */
export const Dangers = ({ dangers, names, isUnderstood, onUnderstand }: DangersProps) => (
  <div role="alert" className="flex flex-col gap-3 rounded-card bg-coral-soft p-4 text-coral">
    <p className="flex items-center gap-2 text-base font-bold">
      <TriangleAlert aria-hidden="true" className="size-5 shrink-0" />
      {words.title}
    </p>
    <ul className="flex flex-col gap-2">
      {dangers.map((danger, place) => (
        <li key={place} className="text-sm leading-5 font-medium wrap-anywhere">
          {sayDanger(danger, names)}
        </li>
      ))}
    </ul>
    <label className="flex min-h-11 cursor-pointer items-center gap-3 text-sm font-semibold text-ink">
      <input
        type="checkbox"
        checked={isUnderstood}
        onChange={(event) => onUnderstand(event.target.checked)}
        className="size-5 shrink-0 accent-coral"
      />
      {texts.review.isUnderstood}
    </label>
  </div>
);
