import type { ConversationView } from '@wagram/contract/messages';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '#ui';
import { actOnConversation } from '../inbox/conversations.ts';
import type { ConversationAction } from '../inbox/conversations.ts';
import { texts } from '../texts.ts';

export const useRequest = (conversation: ConversationView) => {
  const client = useQueryClient();
  const [running, setRunning] = useState<ConversationAction | null>(null);
  const act = async (action: 'accept' | 'decline'): Promise<boolean> => {
    setRunning(action);
    const isDone = await actOnConversation(client, conversation, action);
    setRunning(null);
    return isDone;
  };
  return { running, act };
};

/** In the input's place until a stranger is let in. */
export const RequestBar = ({ conversation }: { readonly conversation: ConversationView }) => {
  const navigate = useNavigate();
  const { running, act } = useRequest(conversation);
  const decline = async () => {
    if (await act('decline')) void navigate('/messages');
  };
  return (
    <div className="shrink-0 border-t border-line bg-paper px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] text-center wide:bg-surface">
      <p className="text-base font-semibold">
        <bdi>{texts.chat.request(conversation.name)}</bdi>
      </p>
      <p className="mt-0.5 text-sm text-ink-2">{texts.chat.requestHint}</p>
      <div className="mt-3 flex justify-center gap-3">
        <Button
          isBusy={running === 'accept'}
          disabled={running !== null}
          className="flex-1"
          onClick={() => void act('accept')}
        >
          {texts.inbox.accept}
        </Button>
        <Button
          look="outline"
          isBusy={running === 'decline'}
          disabled={running !== null}
          className="flex-1"
          onClick={() => void decline()}
        >
          {texts.inbox.decline}
        </Button>
      </div>
    </div>
  );
};
