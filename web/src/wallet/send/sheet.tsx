// CHN-08: to somebody, so much of something; seen before it is signed, and followed until it has landed.
import type { MemberId } from '@wagram/contract/kernel';
import { Suspense, useEffect, useState } from 'react';
import { useSession } from '#auth';
import type { PayLink } from '#chain';
import { lazy } from '#kernel';
import { Notice, openDialog, Skeleton } from '#ui';
import { shortAddress } from '../address.ts';
import { beginPayment, makeMessage } from './begin-payment.ts';
import { useHoldings, useNetwork } from '../network.ts';
import { PaymentProgress } from './payment-progress.tsx';
import type { Made } from '../review/hook.ts';
import type { Names } from '../review/names.ts';
import { nameOf, sumOf } from '../review/names.ts';
import { vaultSigner } from '../review/sign.ts';
import type { Signer } from '../review/sign.ts';
import { ReviewStep } from '../review/step.tsx';
import { EMPTY, fillFrom, freshReference, instructionsFor } from './draft.ts';
import type { Draft } from './draft.ts';
import { SendForm } from './form.tsx';
import type { SendPlan } from './form.tsx';
import { noteSpent, outgoing } from './limit.ts';
import { mayPayBy } from './unlock.ts';
import { Sheet } from '../sheet.tsx';
import { texts } from './texts.ts';
import { usePasswordGate } from '../vault/use-password-gate.tsx';

const ScanStep = lazy(async () => ({ default: (await import('./scan.tsx')).ScanStep }));

export interface SendSheetProps {
  /** The wallet that sends. */
  readonly address: string;
  readonly onClose: () => void;
  /** Whom, and how much, where that is known already. */
  readonly prefill?: Partial<PayLink>;
  /** Who signs, where it is not the wallet on this device. */
  readonly signer?: Signer;
}

const draftFrom = ({ to = '', ...rest }: Partial<PayLink> = {}): Draft => fillFrom(EMPTY, { to, ...rest });

const namesFor = (me: string, { recipient, asset }: SendPlan): Names => {
  const name = recipient.member?.username ?? recipient.contact_name;
  return {
    me,
    people: new Map(name === null ? [] : [[recipient.address, name]]),
    tokens: new Map(asset.mint === null ? [] : [[asset.mint, asset]]),
  };
};

interface ReviewingProps {
  readonly plan: SendPlan;
  readonly reference: string;
}

type Step = { readonly name: 'form' | 'scan' } | ({ readonly name: 'review' } & ReviewingProps) | StateStep;
interface StateStep {
  readonly name: 'state';
  readonly plan: SendPlan;
  readonly signature: string;
}

const makeFrom = (from: string, { plan, reference }: ReviewingProps): Promise<Made> => {
  const { recipient, asset, amount, note, references } = plan;
  const list = { from, to: recipient.address, asset, amount, note, references: [...references, reference] };
  return makeMessage(from, instructionsFor(list));
};

const FormStep = (props: {
  readonly memberId: MemberId;
  readonly address: string;
  readonly draft: Draft;
  readonly onDraft: (draft: Draft) => void;
  readonly onScan: () => void;
  readonly onReview: (plan: SendPlan) => void;
}) => {
  const { holdings, isAsking } = useHoldings(props.address);
  const network = useNetwork() ?? null;
  if (isAsking) return <Skeleton className="h-64 w-full" />;
  if (holdings === null) return <Notice tone="danger">{texts.amount.unknown}</Notice>;
  return <SendForm {...props} holdings={holdings} network={network} />;
};

/** What is said once it has landed. */
const landedWords = (me: string, plan: SendPlan): string => {
  const names = namesFor(me, plan);
  const sum = sumOf(names, plan.amount, plan.asset.mint, plan.asset.decimals);
  return texts.stateHints.landed(sum, nameOf(names, plan.recipient.address));
};

const titleOf = ({ name }: Step): string =>
  name === 'review' ? texts.review.title : name === 'scan' ? texts.scan.title : texts.title;

const Steps = ({ memberId, address, onClose, prefill, signer }: SendSheetProps & { readonly memberId: MemberId }) => {
  const [draft, setDraft] = useState(() => draftFrom(prefill));
  const [step, setStep] = useState<Step>({ name: 'form' });
  const gate = usePasswordGate();
  const from = signer?.name === undefined ? {} : { description: texts.from(signer.name, shortAddress(address)) };
  const toForm = () => setStep({ name: 'form' });
  return (
    <>
      {gate.sheet}
      <Sheet title={titleOf(step)} {...from} onClose={onClose}>
        {step.name === 'form' && (
          <FormStep
            memberId={memberId}
            address={address}
            draft={draft}
            onDraft={setDraft}
            onScan={() => setStep({ name: 'scan' })}
            onReview={(plan) => setStep({ name: 'review', plan, reference: freshReference() })}
          />
        )}
        {step.name === 'scan' && (
          <Suspense fallback={<Skeleton className="h-64 w-full" />}>
            <ScanStep
              onFound={(link) => {
                setDraft(fillFrom(draft, link));
                toForm();
              }}
              onBack={toForm}
            />
          </Suspense>
        )}
        {step.name === 'review' && (
          <ReviewStep
            make={() => makeFrom(address, step)}
            signer={signer ?? vaultSigner(address)}
            names={namesFor(address, step.plan)}
            unlock={signer === undefined ? mayPayBy(gate) : () => Promise.resolve(true)}
            onSigned={(made) => {
              const signature = beginPayment(memberId, step.plan.recipient.address, made);
              if (signer === undefined) noteSpent(outgoing(made.preview));
              setStep({ name: 'state', plan: step.plan, signature });
            }}
            onBack={toForm}
          />
        )}
        {step.name === 'state' && (
          <PaymentProgress
            memberId={memberId}
            signature={step.signature}
            landed={landedWords(address, step.plan)}
            onClose={onClose}
            onAgain={toForm}
          />
        )}
      </Sheet>
    </>
  );
};

/** Guests are asked in first: a payment belongs to somebody. */
export const SendSheet = (props: SendSheetProps) => {
  const { user } = useSession();
  const { onClose } = props;
  const isGuest = user === null;
  useEffect(() => {
    if (!isGuest) return;
    onClose();
    openDialog('sign-in', { reason: texts.signInReason });
  }, [isGuest, onClose]);
  return user === null ? null : <Steps {...props} memberId={user.id} />;
};
