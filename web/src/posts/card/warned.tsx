import { EyeOff } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useDisplayChoice } from '#settings';
import { texts } from '../texts.ts';

const words = texts.warning;

const Toggle = ({ isOpen, onToggle }: { readonly isOpen: boolean; readonly onToggle: () => void }) => (
  <button
    type="button"
    aria-expanded={isOpen}
    onClick={onToggle}
    className="-my-1 min-h-9 shrink-0 rounded-full px-3 font-semibold text-accent-ink hover:bg-accent-soft"
  >
    {isOpen ? words.hide : words.show}
  </button>
);

/** SOC-10: what the author warns of stays folded until somebody wants to see it. */
export const Warned = ({ warning, children }: { readonly warning: string | null; readonly children: ReactNode }) => {
  // Whoever always wants to see it can still fold this one.
  const isOpenAlways = useDisplayChoice('openWarnings');
  const [chosen, setOpen] = useState<boolean | null>(null);
  const isOpen = chosen ?? isOpenAlways;
  if (warning === null) return children;
  return (
    <>
      <div className="mt-1 mb-1.5 flex items-center gap-2.5 rounded-xl bg-sunken py-2 ps-3.5 pe-1.5 text-sm">
        <EyeOff aria-hidden="true" className="size-4.5 shrink-0 text-ink-3" />
        <p dir="auto" className="min-w-0 flex-1 wrap-anywhere">
          {words.of(warning)}
        </p>
        <Toggle isOpen={isOpen} onToggle={() => setOpen(!isOpen)} />
      </div>
      {isOpen && children}
    </>
  );
};
