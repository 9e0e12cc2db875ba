import { useState } from 'react';
import { Button, toast } from '#ui';
import { shortAddress } from '../address.ts';
import { LinkSheet } from '../later.tsx';
import type { LinkedMember } from '../external/linked-member.ts';
import { useLinked, useUnlink } from '../external/linked.ts';
import { useNetwork } from '../network.ts';
import { Section } from '../section.tsx';
import { texts } from '../texts.ts';

const words = texts.link;

const hintOf = ({ handle, address }: LinkedMember, linked: string | null): string => {
  if (linked === null) return words.hint;
  return linked === address ? words.isLinked(handle) : words.otherHint(shortAddress(linked));
};

/** CHN-13: unlinking is one tap; the way back stands in the message. */
export const LinkSection = ({ member }: { readonly member: LinkedMember }) => {
  const network = useNetwork();
  const linked = useLinked(member.memberId);
  const unlink = useUnlink(member.memberId);
  const [isOpen, setOpen] = useState(false);
  const handleUnlink = () =>
    unlink.mutate(undefined, {
      onSuccess: () =>
        toast(words.unlinked(member.handle), 'plain', { text: words.linkAgain, onAct: () => setOpen(true) }),
      onError: () => toast(words.notUnlinked, 'bad'),
    });
  if (network == null || linked === undefined) return null;
  return (
    <Section id="name" title={words.section} hint={hintOf(member, linked)}>
      <div className="flex flex-wrap gap-2">
        {linked !== member.address && (
          <Button look="soft" size="sm" className="min-h-11" onClick={() => setOpen(true)}>
            {linked === null ? words.link : words.useThis}
          </Button>
        )}
        {linked !== null && (
          <Button look="ghost" size="sm" className="min-h-11" isBusy={unlink.isPending} onClick={handleUnlink}>
            {words.unlink}
          </Button>
        )}
      </div>
      {isOpen && <LinkSheet member={member} onClose={() => setOpen(false)} />}
    </Section>
  );
};
