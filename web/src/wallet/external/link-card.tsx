import { AtSign } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui';
import { shortAddress } from '../address.ts';
import { Row } from '../cards.tsx';
import { LinkSheet } from '../later.tsx';
import type { LinkedMember } from './linked-member.ts';
import { useLinked } from './linked.ts';
import { useNetwork } from '../network.ts';
import { texts } from '../texts.ts';

const words = texts.link;

/** CHN-13: stands in the wallet until the member's name leads to it. */
export const LinkCard = ({ member }: { readonly member: LinkedMember }) => {
  const network = useNetwork();
  const linked = useLinked(member.memberId);
  const [isOpen, setOpen] = useState(false);
  const isOffered = network != null && linked !== undefined && linked !== member.address;
  return (
    <>
      {isOffered && (
        <Row
          icon={AtSign}
          tone="bg-accent-soft text-accent-ink"
          title={linked === null ? words.title(member.handle) : words.otherTitle(member.handle)}
          hint={linked === null ? words.hint : words.otherHint(shortAddress(linked))}
          action={
            <Button look="soft" className="max-sm:w-full" onClick={() => setOpen(true)}>
              {linked === null ? words.link : words.useThis}
            </Button>
          }
        />
      )}
      {isOpen && <LinkSheet member={member} onClose={() => setOpen(false)} />}
    </>
  );
};
