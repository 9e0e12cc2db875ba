import { countGraphemes } from '@wagram/contract/kernel';
import type { MemberCard } from '@wagram/contract/members';
import { MESSAGE_MAX } from '@wagram/contract/messages';
import { useQueryClient } from '@tanstack/react-query';
import { Megaphone, UsersRound, X } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import { Link, useNavigate } from 'react-router';
import { useSession } from '#auth';
import { TextArea } from '#groups';
import { randomId } from '#kernel';
import { MemberLine } from '#members';
import { chatLink, messageTexts, postMessage } from '#messages';
import { Button, closeDialog, Dialog, IconButton } from '#ui';
import { FindPerson } from '../paying/find-person.tsx';

const words = messageTexts.compose;

const Choice = ({
  to,
  text,
  icon: Icon,
}: {
  readonly to: string;
  readonly text: string;
  readonly icon: LucideIcon;
}) => (
  <Link
    to={to}
    onClick={closeDialog}
    className="flex min-h-12 flex-1 items-center justify-center gap-2 rounded-full border border-line px-4 font-semibold hover:bg-sunken"
  >
    <Icon aria-hidden="true" className="size-5 text-accent-ink" />
    {text}
  </Link>
);

/** MEND-15: somebody, some words, and off they go; groups and channels are made from here too. */
export const NewMessageDialog = () => {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { user } = useSession();
  const [person, setPerson] = useState<MemberCard | null>(null);
  const [text, setText] = useState('');
  const content = text.trim();
  const canSend = person !== null && content !== '' && countGraphemes(content) <= MESSAGE_MAX;
  if (user === null) return null;
  const send = () => {
    if (!canSend) return;
    const nothing = { isGroup: false as const, image_url: null, media: null, duration: null, reply_to: null };
    postMessage(client, user.id, { ...nothing, client_id: randomId(), receiver_id: person.id, kind: 'text', content });
    closeDialog();
    const { to, state } = chatLink({ ...person, name: person.displayName }, true);
    void navigate(to, { state });
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) send();
  };
  return (
    <Dialog title={words.title} onClose={closeDialog}>
      <div className="flex flex-col gap-4 px-6 pt-5" onKeyDown={handleKey}>
        {person === null ? (
          <FindPerson me={user.id} onChoose={setPerson} />
        ) : (
          <>
            <MemberLine
              member={person}
              aside={
                <IconButton label={words.change(person.username)} onClick={() => setPerson(null)}>
                  <X aria-hidden="true" className="size-5" />
                </IconButton>
              }
            />
            <TextArea label={words.text} value={text} most={MESSAGE_MAX} rows={4} autoFocus onChange={setText} />
            <Button disabled={!canSend} onClick={send}>
              {words.send}
            </Button>
          </>
        )}
        <div className="flex gap-3 border-t border-line pt-4">
          <Choice to="/create-group" text={words.group} icon={UsersRound} />
          <Choice to="/create-group?kind=channel" text={words.channel} icon={Megaphone} />
        </div>
      </div>
    </Dialog>
  );
};
