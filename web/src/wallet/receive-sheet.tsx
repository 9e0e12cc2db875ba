import { Check, Copy } from 'lucide-react';
import { getBrand } from '#kernel';
import { Button, classes, copyText, QrCode, toast, useCopy } from '#ui';
import { payUri } from './address.ts';
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

const confirmCopy = (isDone: boolean): void =>
  toast(isDone ? texts.card.copied : texts.card.notCopied, isDone ? 'good' : 'bad');

export const copyAddress = async (address: string): Promise<void> => confirmCopy(await copyText(address));

/** WALL-01: a code for a camera, and the address for everything else. */
export const ReceiveSheet = ({ address, onClose }: { readonly address: string; readonly onClose: () => void }) => {
  const [isCopied, copy] = useCopy();
  const handleCopy = async () => confirmCopy(await copy(address));
  return (
    <Sheet title={words.title} description={words.about(getBrand().tokens.chain)} onClose={onClose}>
      <div className="flex justify-center rounded-card bg-sunken py-6">
        <QrCode text={payUri(address)} size={208} />
      </div>
      <Address address={address} />
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
