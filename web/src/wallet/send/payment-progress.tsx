import type { MemberId } from '@wagram/contract/kernel';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { forgetPayment, isLanded, usePayments } from '#chain';
import { refreshChain } from '../network.ts';
import { SendState } from './state.tsx';

interface PaymentProgressProps {
  readonly memberId: MemberId;
  readonly signature: string;
  /** What is said once it has landed. */
  readonly landed: string;
  readonly onLanded?: () => void;
  readonly onClose: () => void;
  readonly onAgain: () => void;
}

/** Follows a payment that was begun here, and lets go of it when it is over. */
export const PaymentProgress = ({ memberId, signature, landed, onLanded, onClose, onAgain }: PaymentProgressProps) => {
  const client = useQueryClient();
  const payment = usePayments(memberId).find((one) => one.signature === signature);
  const hasLanded = payment !== undefined && isLanded(payment.phase);
  const latest = useRef(onLanded);
  useEffect(() => {
    latest.current = onLanded;
  });
  useEffect(() => {
    if (!hasLanded) return;
    refreshChain(client);
    latest.current?.();
  }, [hasLanded, client]);
  if (payment === undefined) return null;
  const handleEnd = (then: () => void) => () => {
    forgetPayment(signature);
    then();
  };
  return <SendState payment={payment} landed={landed} onDone={handleEnd(onClose)} onAgain={handleEnd(onAgain)} />;
};
