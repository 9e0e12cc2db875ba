// For whatever a screen asks to be signed: seen before it is signed, with the password where one is needed, and followed
// until it has landed.
import { base58 } from '@scure/base';
import type { MemberId } from '@wagram/contract/kernel';
import { useState } from 'react';
import { beginPayment } from '../send/begin-payment.ts';
import { PaymentProgress } from '../send/payment-progress.tsx';
import type { Made } from './hook.ts';
import type { Names } from './names.ts';
import { vaultSigner } from './sign.ts';
import type { Signer } from './sign.ts';
import { ReviewStep } from './step.tsx';
import { noteSpent, outgoing } from '../send/limit.ts';
import { mayPayBy } from '../send/unlock.ts';
import { Sheet } from '../sheet.tsx';
import { usePasswordGate } from '../vault/use-password-gate.tsx';

/** What became of a signature that goes somewhere else than straight to the network; in base58. */
export interface SignedHere {
  readonly message: Uint8Array;
  readonly signature: string;
}

interface SignSheetProps {
  readonly memberId: MemberId;
  /** The wallet that signs. */
  readonly address: string;
  readonly title: string;
  readonly description?: string;
  /** Made anew while somebody reads. */
  readonly make: () => Promise<Made>;
  readonly names: Names;
  /** Whom the member meant, for their own list of payments. */
  readonly to?: string;
  /** What is said once it has landed. */
  readonly landed: string;
  readonly onLanded?: () => void;
  /** Where it is not sent from here: whoever else has to sign gets it. */
  readonly onSigned?: (signed: SignedHere) => void;
  readonly signer?: Signer;
  readonly onBack: () => void;
  readonly onClose: () => void;
}

export const SignSheet = (props: SignSheetProps) => {
  const { memberId, address, title, description, names, landed, onLanded, onBack, onClose, signer } = props;
  const [signature, setSignature] = useState<string | null>(null);
  const gate = usePasswordGate();
  return (
    <>
      {gate.sheet}
      <Sheet title={title} {...(description === undefined ? {} : { description })} onClose={onClose}>
        {signature === null ? (
          <ReviewStep
            make={props.make}
            signer={signer ?? vaultSigner(address)}
            names={names}
            unlock={signer === undefined ? mayPayBy(gate) : () => Promise.resolve(true)}
            onSigned={(made) => {
              if (signer === undefined) noteSpent(outgoing(made.preview));
              if (props.onSigned === undefined) setSignature(beginPayment(memberId, props.to ?? null, made));
              else props.onSigned({ message: made.message, signature: base58.encode(made.signature) });
            }}
            onBack={onBack}
          />
        ) : (
          <PaymentProgress
            memberId={memberId}
            signature={signature}
            landed={landed}
            {...(onLanded === undefined ? {} : { onLanded })}
            onClose={onClose}
            onAgain={onBack}
          />
        )}
      </Sheet>
    </>
  );
};
