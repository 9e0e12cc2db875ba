import { ArrowUpRight, ChartLine, Check, Copy } from 'lucide-react';
import type { ReactNode } from 'react';
import { getBrand, getConfig } from '#kernel';
import { Button, buttonClass, classes, Notice, toast, useCopy } from '#ui';
import { tokenLinks } from './links.ts';
import { texts } from './texts.ts';

const warn = () => toast(`${texts.soon}. ${texts.impostor(getBrand().tokens.chain)}`, 'bad');

const AddressField = ({ address }: { readonly address: string | null }) => {
  const [isCopied, copy] = useCopy();
  const handleCopy = async () => {
    if (address === null) warn();
    else if (!(await copy(address))) toast(texts.address.failed, 'bad');
  };
  const Mark = isCopied ? Check : Copy;
  const say = isCopied ? texts.address.copied : texts.address.copy;
  return (
    <div className="flex gap-2">
      <input
        readOnly
        value={address ?? texts.soon}
        aria-label={texts.address.label}
        onFocus={(event) => event.target.select()}
        className={classes(
          'h-11 min-w-0 flex-1 rounded-field border border-line bg-sunken px-3.5 font-mono text-sm',
          address === null ? 'text-ink-3' : 'text-ink',
        )}
      />
      <Button
        look={address === null ? 'outline' : 'soft'}
        icon={address !== null && <Mark aria-hidden="true" className="size-4.5" />}
        className="shrink-0"
        onClick={() => void handleCopy()}
      >
        <span aria-live="polite">{address === null ? texts.soon : say}</span>
      </Button>
    </div>
  );
};

interface WayOutProps {
  readonly look: 'primary' | 'outline';
  readonly text: string;
  readonly icon: ReactNode;
  readonly to: string | null;
}

/** Leads to another site, or says why it does not yet. */
const WayOut = ({ look, text, icon, to }: WayOutProps) =>
  to === null ? (
    <Button look="outline" size="lg" className="flex-1 flex-col gap-0! px-3!" onClick={warn}>
      <span className="leading-5">{text}</span>
      <span className="text-xs leading-4 font-medium text-amber">{texts.soon}</span>
    </Button>
  ) : (
    <a
      href={to}
      target="_blank"
      rel="noopener noreferrer"
      className={buttonClass(look, 'lg', 'flex-1 px-3! whitespace-nowrap')}
    >
      {text}
      {icon}
      <span className="sr-only">({texts.outside})</span>
    </a>
  );

/** BUY-01: of a token that is traded here. */
export const TokenAddress = ({ address }: { readonly address: string }) => (
  <section aria-labelledby="token-address" className="flex flex-col gap-3">
    <h2 id="token-address" className="text-lg font-bold tracking-tight">
      {texts.address.title}
    </h2>
    <AddressField address={address} />
    <Notice>{texts.check}</Notice>
  </section>
);

/** BUY-01, D23: until the operator names the token there is nothing to copy, no way out, and a warning. */
export const TokenTrade = () => {
  const address = getConfig().tokenAddress;
  const brand = getBrand();
  const to = address === null ? null : tokenLinks(brand, address);
  return (
    <section aria-labelledby="token-address" className="flex flex-col gap-3">
      <h2 id="token-address" className="text-lg font-bold tracking-tight">
        {texts.address.title}
      </h2>
      <AddressField address={address} />
      <Notice tone={address === null ? 'warning' : 'plain'}>
        {address === null ? texts.impostor(brand.tokens.chain) : texts.check}
      </Notice>
      <div className="mt-1 flex flex-col gap-2.5 min-[360px]:flex-row">
        <WayOut
          look="primary"
          text={texts.swap}
          icon={<ArrowUpRight aria-hidden="true" className="size-4.5" />}
          to={to?.swap ?? null}
        />
        <WayOut
          look="outline"
          text={texts.chart}
          icon={<ChartLine aria-hidden="true" className="size-4.5" />}
          to={to?.chart ?? null}
        />
      </div>
    </section>
  );
};
