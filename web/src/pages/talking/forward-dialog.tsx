import type { MemberId, MessageId } from '@wagram/contract/kernel';
import { messageCalls } from '@wagram/contract/messages';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useSession } from '#auth';
import { ask, idFrom, isAskError, randomId } from '#kernel';
import { messageTexts } from '#messages';
import { Button, closeDialog, Dialog, Notice, SearchLine, toast, useDialogSubject } from '#ui';
import { ForwardLine } from './forward-line.tsx';
import { usePlaces, type Place } from './use-places.ts';

const words = messageTexts.forward;
const MOST = 5;
const SEARCH_MAX = 60;

const useForward = (messageId: MessageId, chosen: readonly Place[]) =>
  useMutation({
    // Each place has its own: pressed again after a failure, nobody gets it twice.
    mutationFn: async (clientId: string) => {
      for (const { id, address } of chosen)
        await ask(messageCalls.sendMessage, {
          ...address,
          forward_of: messageId,
          client_id: `${clientId}-${id.slice(-20)}`,
        });
    },
    onSuccess: () => {
      closeDialog();
      toast(words.sent, 'good');
    },
  });

const Chooser = ({ me, messageId }: { readonly me: MemberId; readonly messageId: MessageId }) => {
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<readonly Place[]>([]);
  const [clientId] = useState(randomId);
  const { places, isSearching } = usePlaces(me, text);
  const { mutate, isPending, error } = useForward(messageId, chosen);
  const isChosen = (place: Place) => chosen.some(({ id }) => id === place.id);
  const toggle = (place: Place) =>
    setChosen(isChosen(place) ? chosen.filter(({ id }) => id !== place.id) : [...chosen, place]);
  return (
    <div className="flex min-h-0 flex-col gap-3 px-6 pt-4">
      <SearchLine
        label={words.search}
        clearLabel={messageTexts.inbox.clearSearch}
        max={SEARCH_MAX}
        words={text}
        onSearch={setText}
      />
      <ul aria-label={words.title} className="-mx-2 h-72 overflow-y-auto">
        {places.map((place) => (
          <ForwardLine
            key={place.id}
            place={place}
            isChosen={isChosen(place)}
            isOff={!isChosen(place) && chosen.length >= MOST}
            onToggle={() => toggle(place)}
          />
        ))}
        {places.length === 0 && !isSearching && text.trim() !== '' && (
          <li role="status" className="p-2 text-ink-2">
            {words.none(text.trim())}
          </li>
        )}
      </ul>
      {error !== null && <Notice tone="danger">{isAskError(error) ? error.message : messageTexts.actFailed}</Notice>}
      {chosen.length >= MOST && <p className="text-sm text-ink-3">{words.most}</p>}
      <Button disabled={chosen.length === 0} isBusy={isPending} onClick={() => mutate(clientId)}>
        {words.send(Math.max(1, chosen.length))}
      </Button>
    </div>
  );
};

/** TLK-01: passes a message on to people and groups. */
export const ForwardDialog = () => {
  const { user } = useSession();
  const { message } = useDialogSubject();
  const messageId = idFrom<MessageId>(message);
  if (user === null) return null;
  return (
    <Dialog title={words.title} onClose={closeDialog}>
      <Chooser me={user.id} messageId={messageId} />
    </Dialog>
  );
};
