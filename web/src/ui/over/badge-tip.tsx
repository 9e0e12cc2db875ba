import { Popover } from 'radix-ui';
import { BadgeSeal } from '../marks/badge-seal.tsx';
import type { Metal } from '../marks/badge-seal.tsx';

interface BadgeTipProps {
  readonly metal: Metal;
  readonly meaning: string;
  readonly onClose: () => void;
}

export const BadgeTip = ({ metal, meaning, onClose }: BadgeTipProps) => (
  <Popover.Root defaultOpen onOpenChange={(isOpen) => !isOpen && onClose()}>
    <Popover.Trigger aria-label={meaning} className="inline-flex shrink-0 items-center rounded-full align-[-0.15em]">
      <BadgeSeal metal={metal} />
    </Popover.Trigger>
    <Popover.Portal>
      <Popover.Content
        sideOffset={8}
        collisionPadding={12}
        className="z-50 flex max-w-72 animate-rise items-start gap-3 rounded-card border border-line bg-surface p-4 text-sm text-ink-2 shadow-xl shadow-black/10"
      >
        <BadgeSeal metal={metal} className="size-6 shrink-0" />
        <p>{meaning}</p>
      </Popover.Content>
    </Popover.Portal>
  </Popover.Root>
);
