import type { OwnTradeView, TradeState } from '@wagram/contract/swap';
import { CircleCheck, CircleX, Clock, CloudOff, Send } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { Link } from 'react-router';
import { Button, buttonClass, classes } from '#ui';
import { texts } from './texts.ts';
import { sumOf, writeSol } from './write.ts';

const FACES: Readonly<Record<TradeState | 'lost', readonly [icon: LucideIcon, look: string]>> = {
  sent: [Send, 'bg-accent-soft text-accent-ink'],
  landed: [CircleCheck, 'bg-mint-soft text-mint'],
  failed: [CircleX, 'bg-coral-soft text-coral'],
  expired: [Clock, 'bg-amber-soft text-amber'],
  lost: [CloudOff, 'bg-amber-soft text-amber'],
};

interface FaceProps {
  readonly face: keyof typeof FACES;
  readonly title: string;
  readonly hint: string;
}

const Face = ({ face, title, hint }: FaceProps) => {
  const [Icon, look] = FACES[face];
  return (
    <div role="status" className="flex flex-col items-center gap-3 py-4 text-center">
      <span className={classes('inline-flex size-18 items-center justify-center rounded-full', look)}>
        <Icon aria-hidden="true" className="size-9" />
      </span>
      <p className="text-2xl font-bold tracking-tight">{title}</p>
      <p className="max-w-80 text-base text-ink-2">{hint}</p>
    </div>
  );
};

/** Both sides of it, to the last unit: what was given and what came. */
const sidesOf = (trade: OwnTradeView): [gave: string, got: string] => {
  const [comes, goes] = [BigInt(trade.amount_in), BigInt(trade.amount_out)];
  return trade.side === 'buy' ? [writeSol(comes), sumOf(goes, trade)] : [sumOf(comes, trade), writeSol(goes)];
};

/** How far the one that was just taken has come, in words that are true. */
export const SwapState = ({ trade, onMore }: { readonly trade: OwnTradeView; readonly onMore: () => void }) => {
  const { state, signature } = trade;
  const hint = state === 'landed' ? texts.hints.landed(...sidesOf(trade)) : texts.hints[state];
  return (
    <>
      <Face face={state} title={texts.states[state]} hint={hint} />
      <div className="flex flex-col gap-2">
        {state !== 'sent' && (
          <Button size="lg" onClick={onMore}>
            {texts.more}
          </Button>
        )}
        {(state === 'landed' || state === 'failed') && (
          <Link to={`/tx/${signature}`} className={buttonClass('soft')}>
            {texts.seeIt}
          </Link>
        )}
      </div>
    </>
  );
};

export const SwapTaking = ({ onRetry }: { readonly onRetry: (() => void) | null }) =>
  onRetry === null ? (
    <Face face="sent" title={texts.taking.sending} hint={texts.taking.sendingHint} />
  ) : (
    <>
      <Face face="lost" title={texts.unknown} hint={texts.taking.lost} />
      <Button size="lg" onClick={onRetry}>
        {texts.taking.again}
      </Button>
    </>
  );
