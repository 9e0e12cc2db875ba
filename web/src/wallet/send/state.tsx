import { CircleCheck, CircleX, Clock, CloudOff, Send } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { Link } from 'react-router';
import { canSignAgain, isLanded } from '#chain';
import type { KeptPayment } from '#chain';
import { Button, buttonClass, classes } from '#ui';
import { NetworkMark } from '../network-mark.tsx';
import { texts } from './texts.ts';

interface Face {
  readonly icon: LucideIcon;
  readonly look: string;
  readonly title: string;
  readonly hint: string;
}

const PLAIN = 'bg-accent-soft text-accent-ink';
const BAD = 'bg-coral-soft text-coral';

/** What is true of it now; 'accepted' is never called landed. */
const faceOf = ({ phase, isCutOff }: KeptPayment, landed: string): Face => {
  const { states, stateHints: hints } = texts;
  if (isLanded(phase)) return { icon: CircleCheck, look: 'bg-mint-soft text-mint', title: states.landed, hint: landed };
  switch (phase) {
    case 'failed':
      return { icon: CircleX, look: BAD, title: states.failed, hint: hints.failed };
    case 'expired':
      return { icon: Clock, look: BAD, title: states.expired, hint: hints.expired };
    case 'refused':
      return { icon: CircleX, look: BAD, title: states.refused, hint: hints.refused };
    default:
      break;
  }
  if (isCutOff) return { icon: CloudOff, look: 'bg-amber-soft text-amber', title: states.cutOff, hint: hints.cutOff };
  return phase === 'sent'
    ? { icon: Send, look: PLAIN, title: states.sent, hint: hints.sent }
    : { icon: Send, look: PLAIN, title: states.signed, hint: hints.signed };
};

interface SendStateProps {
  readonly payment: KeptPayment;
  /** What is said once it has landed. */
  readonly landed: string;
  readonly onDone: () => void;
  readonly onAgain: () => void;
}

/** CHN-10: how far it has come, in words that are true. */
export const SendState = ({ payment, landed, onDone, onAgain }: SendStateProps) => {
  const { icon: Icon, look, title, hint } = faceOf(payment, landed);
  const isOver = canSignAgain(payment.phase);
  return (
    <>
      <div role="status" className="flex flex-col items-center gap-3 py-4 text-center">
        <span className={classes('inline-flex size-18 items-center justify-center rounded-full', look)}>
          <Icon aria-hidden="true" className="size-9" />
        </span>
        <p className="text-2xl font-bold tracking-tight">{title}</p>
        <p className="max-w-80 text-base text-ink-2">{hint}</p>
        {payment.why !== null && (
          <p className="max-w-80 text-sm text-ink-3 wrap-anywhere">{texts.stateHints.said(payment.why)}</p>
        )}
        <div className="flex justify-center">
          <NetworkMark />
        </div>
      </div>
      <div className="flex flex-col gap-2">
        <Button size="lg" onClick={isOver ? onAgain : onDone}>
          {isOver ? texts.tryAgain : texts.done}
        </Button>
        {payment.isTaken && payment.phase !== 'expired' && (
          <Link to={`/tx/${payment.signature}`} className={buttonClass('ghost')}>
            {texts.seeIt}
          </Link>
        )}
      </div>
    </>
  );
};
