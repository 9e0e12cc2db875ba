import type { MemberId } from '@wagram/contract/kernel';
import type { ConversationView } from '@wagram/contract/messages';
import { Button } from '#ui';
import { ConversationRow } from './conversation-row.tsx';
import { useRequest } from '../chat/request-bar.tsx';
import { texts } from '../texts.ts';

const words = texts.inbox;

const RequestRow = ({ conversation, me }: { readonly conversation: ConversationView; readonly me: MemberId }) => {
  const { running, act } = useRequest(conversation);
  return (
    <ConversationRow conversation={conversation} me={me}>
      <div className="relative z-[1] mt-3 flex gap-2 ps-16">
        <Button
          size="sm"
          className="min-h-11 flex-1"
          isBusy={running === 'accept'}
          disabled={running !== null}
          onClick={() => void act('accept')}
        >
          {words.accept}
        </Button>
        <Button
          size="sm"
          look="outline"
          className="min-h-11 flex-1"
          isBusy={running === 'decline'}
          disabled={running !== null}
          onClick={() => void act('decline')}
        >
          {words.decline}
        </Button>
      </div>
    </ConversationRow>
  );
};

/** Strangers wait here until they are let in. */
export const RequestsSection = ({
  conversations,
  me,
}: {
  readonly conversations: readonly ConversationView[];
  readonly me: MemberId;
}) =>
  conversations.length === 0 ? null : (
    <section aria-labelledby="requests">
      <div className="border-b border-line px-4 pt-4 pb-3 wide:px-6">
        <h2 id="requests" className="flex items-center gap-2 text-base font-semibold">
          {words.requests}
          <span className="tabular rounded-full bg-accent-soft px-2 text-sm text-accent-ink">
            {conversations.length}
          </span>
        </h2>
        <p className="text-sm text-ink-2">{words.requestsHint}</p>
      </div>
      <ul>
        {conversations.map((conversation) => (
          <RequestRow key={conversation.conversation_id} conversation={conversation} me={me} />
        ))}
      </ul>
    </section>
  );
