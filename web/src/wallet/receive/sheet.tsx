import { Check, Copy, Link2, Share2 } from 'lucide-react';
import { useState } from 'react';
import { Button, classes, Notice, QrCode, toast, useCopy } from '#ui';
import { NetworkMark } from '../network-mark.tsx';
import { useHoldings, useNetwork } from '../network.ts';
import { useArrived } from './arrived.ts';
import { RequestForm } from './form.tsx';
import { linkOf, listPayable, NO_REQUEST } from './request.ts';
import { Sheet } from '../sheet.tsx';
import { texts } from '../texts.ts';

const words = texts.receive;
/** Somebody waits for it, perhaps with the other one beside them. */
const LOOK_AGAIN_MS = 4_000;

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

const Outcome = ({ isCopied }: { readonly isCopied: boolean | null }) => (
  <p
    role="status"
    className={classes(
      'mt-1 flex min-h-6 items-center justify-center gap-1.5 text-sm font-semibold',
      isCopied === true ? 'text-mint' : 'text-coral',
    )}
  >
    {isCopied === true && <Check aria-hidden="true" className="size-4" />}
    {isCopied !== null && (isCopied ? texts.chain.copied : texts.chain.notCopied)}
  </p>
);

const Arrived = ({ sum }: { readonly sum: string }) => (
  <p role="status" className="mt-1 flex min-h-6 items-center justify-center gap-1.5 text-base font-semibold text-mint">
    <Check aria-hidden="true" className="size-4.5 shrink-0" />
    {words.arrived(sum)}
  </p>
);

const share = async (link: string): Promise<void> => {
  try {
    await navigator.share({ text: link });
  } catch (cause) {
    // Closing the browser's sheet is an answer, not a failure.
    if (!(cause instanceof DOMException && cause.name === 'AbortError')) toast(words.notShared, 'bad');
  }
};

const LinkActs = ({ link }: { readonly link: string }) => {
  const [isCopied, copy] = useCopy();
  const handleCopy = async () => {
    if (!(await copy(link))) toast(words.linkNotCopied, 'bad');
  };
  const Mark = isCopied ? Check : Link2;
  return (
    <div className="flex gap-3">
      <Button
        look="soft"
        className="flex-1"
        icon={<Mark aria-hidden="true" className="size-5" />}
        onClick={() => void handleCopy()}
      >
        <span aria-live="polite">{isCopied ? words.copied : words.copyLink}</span>
      </Button>
      {typeof navigator.share === 'function' && (
        <Button
          look="soft"
          className="flex-1"
          icon={<Share2 aria-hidden="true" className="size-5" />}
          onClick={() => void share(link)}
        >
          {words.share}
        </Button>
      )}
    </div>
  );
};

const Warning = () => {
  const network = useNetwork();
  if (network === null) return <Notice tone="warning">{texts.chain.off}</Notice>;
  if (network?.kind !== 'test') return <NetworkMark />;
  return (
    <Notice tone="warning">
      <p>{texts.network.worthless.test}</p>
      <p className="mt-0.5">{words.notReal}</p>
    </Notice>
  );
};

interface ReceiveProps {
  readonly address: string;
  /** Whether it is in the clipboard since it was asked for; null until that is known. */
  readonly isKept: boolean | null;
  readonly onClose: () => void;
}

/** WALL-01, WALL-07, CHN-11: what was copied is said here, beside it. The code says what the link says. */
export const ReceiveSheet = ({ address, isKept, onClose }: ReceiveProps) => {
  const network = useNetwork() ?? null;
  const { holdings } = useHoldings(address, LOOK_AGAIN_MS);
  const came = useArrived(holdings);
  const [request, setRequest] = useState(NO_REQUEST);
  const [isCopied, copy] = useCopy();
  const [isDone, setDone] = useState<boolean | null>(null);
  const handleCopy = async () => setDone(await copy(address));
  const link = linkOf(address, request);
  return (
    <Sheet title={words.title} description={words.about} onClose={onClose}>
      <Warning />
      <div className="rounded-card bg-sunken px-4 pt-5 pb-3">
        <div className="mx-auto mb-4 w-fit rounded-2xl bg-white p-3">
          <QrCode text={link} size={188} />
        </div>
        <Address address={address} />
        {came === null ? <Outcome isCopied={isDone ?? isKept} /> : <Arrived sum={came} />}
      </div>
      <Button
        size="lg"
        icon={isCopied ? <Check className="size-5" /> : <Copy className="size-5" />}
        onClick={() => void handleCopy()}
      >
        {isCopied ? words.copied : words.copy}
      </Button>
      <RequestForm tokens={listPayable(network, holdings)} request={request} onChange={setRequest} />
      <LinkActs link={link} />
      <p className="text-center text-sm text-ink-3">{words.check}</p>
    </Sheet>
  );
};
