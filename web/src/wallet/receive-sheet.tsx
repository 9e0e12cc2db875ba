import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { Button, classes, Notice, useCopy } from '#ui';
import { useNetwork } from './network.ts';
import { Sheet } from './sheet.tsx';
import { texts } from './texts.ts';

const words = texts.receive;

/** In fours, so that an eye can compare it; no space between them, so that it copies as one. */
const Address = ({ address }: { readonly address: string }) => (
  <p aria-label={words.address} className="mx-auto max-w-76 text-center font-mono text-base leading-7 text-ink">
    {address.match(/.{1,4}/g)?.map((part, place, { length }) => (
      <span
        key={place}
        className={classes('inline-block', (place === 0 || place === length - 1) && 'font-bold text-accent-ink')}
      >
        {part}
      </span>
    ))}
  </p>
);

interface ReceiveProps {
  readonly address: string;
  /** Whether it is in the clipboard since it was asked for; null until that is known. */
  readonly isKept: boolean | null;
  readonly onClose: () => void;
}

/** WALL-01, WALL-07: what was copied is said here, beside it. */
export const ReceiveSheet = ({ address, isKept, onClose }: ReceiveProps) => {
  const network = useNetwork();
  const [isCopied, copy] = useCopy();
  const [isDone, setDone] = useState<boolean | null>(null);
  const handleCopy = async () => setDone(await copy(address));
  const outcome = isDone ?? isKept;
  return (
    <Sheet title={words.title} description={words.about} onClose={onClose}>
      {network === null && <Notice tone="warning">{texts.chain.off}</Notice>}
      {network?.kind === 'test' && <Notice tone="warning">{words.notReal}</Notice>}
      <div className="rounded-card bg-sunken px-4 pt-5 pb-3">
        <Address address={address} />
        <p
          role="status"
          className={classes(
            'mt-1 flex min-h-6 items-center justify-center gap-1.5 text-sm font-semibold',
            outcome === true ? 'text-mint' : 'text-coral',
          )}
        >
          {outcome === true && <Check aria-hidden="true" className="size-4" />}
          {outcome !== null && (outcome ? texts.chain.copied : texts.chain.notCopied)}
        </p>
      </div>
      <Button
        size="lg"
        icon={isCopied ? <Check className="size-5" /> : <Copy className="size-5" />}
        onClick={() => void handleCopy()}
      >
        {isCopied ? words.copied : words.copy}
      </Button>
      <p className="text-center text-sm text-ink-3">{words.check}</p>
    </Sheet>
  );
};
