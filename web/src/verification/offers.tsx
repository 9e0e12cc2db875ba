import { formatUnits } from '@wagram/contract/kernel';
import type { MemberId } from '@wagram/contract/kernel';
import type { VerificationView } from '@wagram/contract/verification';
import { Coins, Star } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { getLanguage } from '#kernel';
import { Button, openDialog } from '#ui';
import { useBuyVerification } from './api.ts';
import { texts } from './texts.ts';

interface OfferProps {
  readonly icon: ReactNode;
  readonly title: string;
  readonly price: string;
  readonly unit: string;
  readonly children: ReactNode;
}

const Offer = ({ icon, title, price, unit, children }: OfferProps) => (
  <section className="flex flex-1 flex-col rounded-card border border-line bg-surface p-5">
    <h3 className="flex items-center gap-2 text-sm font-semibold text-ink-2">
      {icon}
      {title}
    </h3>
    <p className="mt-2 mb-4 flex items-baseline gap-2">
      <span className="figures text-3xl font-bold tracking-tight">{price}</span>
      <span className="text-base text-ink-2">{unit}</span>
    </p>
    <div className="flex flex-1 flex-col gap-3">{children}</div>
  </section>
);

/** What cannot be taken back is asked for twice. */
const BuyButton = ({ memberId, price }: { readonly memberId: MemberId; readonly price: bigint }) => {
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending } = useBuyVerification(memberId, price);
  if (!isAsking) return <Button onClick={() => setAsking(true)}>{texts.points.buy}</Button>;
  return (
    <div role="group" aria-label={texts.points.sure} className="flex animate-fade flex-col gap-2">
      <p className="text-base font-medium">{texts.points.sure}</p>
      <Button autoFocus isBusy={isPending} onClick={() => mutate()}>
        {texts.points.yes}
      </Button>
      <Button look="ghost" disabled={isPending} onClick={() => setAsking(false)}>
        {texts.points.no}
      </Button>
    </div>
  );
};

const Progress = ({ held, price }: { readonly held: number; readonly price: number }) => (
  <div>
    <div
      role="progressbar"
      aria-label={texts.points.progress}
      aria-valuemin={0}
      aria-valuemax={price}
      aria-valuenow={Math.min(held, price)}
      className="h-2 overflow-hidden rounded-full bg-sunken"
    >
      <div className="h-full rounded-full bg-accent" style={{ width: `${Math.min(100, (held / price) * 100)}%` }} />
    </div>
    <p className="tabular mt-2 flex justify-between gap-3 text-sm text-ink-2">
      <span>{texts.points.held(held)}</span>
      {held < price && <span>{texts.points.missing(price - held)}</span>}
    </p>
  </div>
);

interface TokenOfferProps {
  readonly tokens: VerificationView['tokens'];
  readonly onPay: () => void;
}

/** MON-06: what it costs in tokens, or why none are taken. */
const TokenOffer = ({ tokens, onPay }: TokenOfferProps) => (
  <Offer
    icon={<Coins aria-hidden="true" className="size-4.5" />}
    title={texts.tokens.title}
    price={tokens === null ? texts.tokens.price : formatUnits(BigInt(tokens.price), tokens.decimals, getLanguage())}
    unit={tokens?.symbol ?? texts.tokens.unit}
  >
    <p id="tokens-why" className="text-sm text-ink-2">
      {tokens === null ? texts.tokens.why : texts.tokens.trust}
    </p>
    <Button look="outline" disabled={tokens === null} aria-describedby="tokens-why" className="mt-auto" onClick={onPay}>
      {texts.tokens.pay}
    </Button>
  </Offer>
);

interface OffersProps {
  readonly offer: VerificationView;
  readonly memberId: MemberId | null;
  readonly onPayTokens: () => void;
}

/** VERI-01: points or tokens. */
export const Offers = ({ offer, memberId, onPayTokens }: OffersProps) => {
  const [held, price] = [Number(offer.points ?? '0'), Number(offer.price_points)];
  return (
    <div className="flex flex-col gap-3 sm:flex-row">
      <Offer
        icon={<Star aria-hidden="true" className="size-4.5" />}
        title={texts.points.title}
        price={texts.points.price}
        unit={texts.points.unit}
      >
        {memberId === null ? (
          <Button onClick={() => openDialog('sign-in', { reason: texts.points.reason })}>{texts.points.signIn}</Button>
        ) : (
          <>
            <Progress held={held} price={price} />
            {held >= price ? (
              <BuyButton memberId={memberId} price={BigInt(price)} />
            ) : (
              <Button disabled>{texts.points.buy}</Button>
            )}
          </>
        )}
        <Link to="/rewards" className="self-center py-1 text-sm font-semibold text-accent-ink hover:underline">
          {texts.points.earn}
        </Link>
      </Offer>
      <TokenOffer tokens={offer.tokens} onPay={onPayTokens} />
    </div>
  );
};
