import { Check } from 'lucide-react';
import { Avatar, classes, ShortName } from '#ui';
import type { Place } from './use-places.ts';

interface LineProps {
  readonly place: Place;
  readonly isChosen: boolean;
  readonly isOff: boolean;
  readonly onToggle: () => void;
}

/** A place to choose. */
export const ForwardLine = ({ place, isChosen, isOff, onToggle }: LineProps) => (
  <li>
    <label
      className={classes(
        'flex min-h-13 items-center gap-3 rounded-xl px-2 py-1.5 has-focus-visible:outline-2 has-focus-visible:outline-accent-ink',
        isOff ? 'opacity-50' : 'cursor-pointer hover:bg-sunken',
      )}
    >
      <input type="checkbox" checked={isChosen} disabled={isOff} onChange={onToggle} className="sr-only" />
      <Avatar name={place.name} url={place.avatar_url} size={40} />
      <span className="min-w-0 flex-1 text-base font-semibold">
        <ShortName name={place.name} />
      </span>
      <span
        aria-hidden="true"
        className={classes(
          'inline-flex size-6 items-center justify-center rounded-full border-2',
          isChosen ? 'border-accent bg-accent text-on-accent' : 'border-line',
        )}
      >
        {isChosen && <Check className="size-4" />}
      </span>
    </label>
  </li>
);
