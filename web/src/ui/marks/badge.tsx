import { Suspense, useState } from 'react';
import { lazy } from '#kernel';
import { BadgeSeal } from './badge-seal.tsx';
import type { Metal } from './badge-seal.tsx';

const BadgeTip = lazy(() => import('../over/badge-tip.tsx').then((module) => ({ default: module.BadgeTip })));

/** Says what it stands for when tapped; the words come from the room that knows. */
export const Badge = ({ metal, meaning }: { readonly metal: Metal; readonly meaning: string }) => {
  const [isOpen, setOpen] = useState(false);
  const button = (
    <button
      type="button"
      aria-label={meaning}
      aria-expanded={isOpen}
      onClick={(event) => {
        event.preventDefault();
        event.stopPropagation();
        setOpen(true);
      }}
      className="relative inline-flex shrink-0 items-center rounded-full align-[-0.15em] before:absolute before:-inset-3"
    >
      <BadgeSeal metal={metal} />
    </button>
  );
  if (!isOpen) return button;
  return (
    <Suspense fallback={button}>
      <BadgeTip meaning={meaning} metal={metal} onClose={() => setOpen(false)} />
    </Suspense>
  );
};
