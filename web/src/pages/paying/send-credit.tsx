import type { MemberCard } from '@wagram/contract/members';
import { X } from 'lucide-react';
import { useState } from 'react';
import { useSession } from '#auth';
import { creditTexts, SendCreditForm } from '#credit';
import { getBrand } from '#kernel';
import { messageTexts } from '#messages';
import { Avatar, closeDialog, Dialog, IconButton, ShortName, useDialogSubject } from '#ui';
import { FindPerson } from './find-person.tsx';

type Receiver = Pick<MemberCard, 'username' | 'displayName' | 'avatar_url'>;

/** Whoever opened it may have said for whom. */
const useReceiver = () => {
  const { to, name, avatar } = useDialogSubject();
  const said = to === undefined ? null : { username: to, displayName: name ?? to, avatar_url: avatar ?? null };
  const [chosen, setChosen] = useState<Receiver | null>(said);
  return { receiver: chosen, isFixed: said !== null, choose: setChosen };
};

const To = ({ receiver, onChange }: { readonly receiver: Receiver; readonly onChange: (() => void) | null }) => (
  <div className="flex min-w-0 items-center gap-3">
    <Avatar name={receiver.displayName} url={receiver.avatar_url} size={44} />
    <div className="min-w-0 flex-1">
      <ShortName name={receiver.displayName} className="block text-base font-semibold" />
      <ShortName name={receiver.username} className="block text-sm text-ink-2" />
    </div>
    {onChange !== null && (
      <IconButton label={messageTexts.compose.change(receiver.username)} onClick={onChange}>
        <X aria-hidden="true" className="size-5" />
      </IconButton>
    )}
  </div>
);

/** MON-01: opened from the wallet, a profile or a chat. */
export const SendCreditDialog = () => {
  const { user } = useSession();
  const { in_chat: inChat } = useDialogSubject();
  const { receiver, isFixed, choose } = useReceiver();
  if (user === null) return null;
  return (
    <Dialog title={creditTexts.send(getBrand().tokens.credit)} onClose={closeDialog}>
      <div className="flex flex-col gap-4 px-6 pt-5 sm:pb-1">
        {receiver === null ? (
          <FindPerson me={user.id} onChoose={choose} />
        ) : (
          <>
            <To receiver={receiver} onChange={isFixed ? null : () => choose(null)} />
            <SendCreditForm me={user.id} to={receiver.username} inChat={inChat !== undefined} onSent={closeDialog} />
          </>
        )}
      </div>
    </Dialog>
  );
};
