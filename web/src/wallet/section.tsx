import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from '#ui';
import { texts } from './settings/texts.ts';

interface SectionProps {
  readonly id?: string;
  readonly title: string;
  readonly hint: ReactNode;
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

export const Section = ({ id, title, hint, aside, children }: SectionProps) => (
  <section id={id} className="scroll-mt-20 border-b border-line px-4 py-5 wide:px-6">
    <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
      <h2 className="text-lg font-semibold">{title}</h2>
      {aside}
    </div>
    <p className="mt-0.5 mb-3.5 text-base text-ink-2">{hint}</p>
    {children}
  </section>
);

const COPIED_MS = 2_000;

interface CopyButtonProps {
  readonly label: string;
  /** True when it is in the clipboard. */
  readonly onCopy: () => Promise<boolean>;
}

/** WALL-02: a check mark for two seconds. */
export const CopyButton = ({ label, onCopy }: CopyButtonProps) => {
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return undefined;
    const timer = setTimeout(() => setCopied(false), COPIED_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);
  return (
    <Button
      look="soft"
      size="sm"
      aria-label={isCopied ? texts.copied : label}
      className="min-h-11"
      icon={
        isCopied ? (
          <Check aria-hidden="true" data-mark="copied" className="size-4 text-mint" />
        ) : (
          <Copy aria-hidden="true" className="size-4" />
        )
      }
      onClick={() => void onCopy().then(setCopied)}
    >
      {isCopied ? texts.copied : texts.copy}
    </Button>
  );
};
