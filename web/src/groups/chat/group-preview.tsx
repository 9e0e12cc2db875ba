import { groupCalls } from '@wagram/contract/groups';
import type { GroupCard } from '@wagram/contract/groups';
import type { MessageView } from '@wagram/contract/messages';
import { useQuery } from '@tanstack/react-query';
import { MessageCircle } from 'lucide-react';
import { ask } from '#kernel';
import { lineOf, messageTexts } from '#messages';
import { FacetText } from '#posts';
import { Avatar, ShortName, TimeAgo } from '#ui';
import { texts } from '../texts.ts';

const Line = ({ message }: { readonly message: MessageView }) => {
  const name = message.sender_name ?? texts.door.somebody;
  if (message.kind === 'system') {
    return (
      <li className="py-1 text-center text-sm text-ink-3">{messageTexts.did(message.sender_name, message.content)}</li>
    );
  }
  return (
    <li className="flex gap-3 py-2">
      <Avatar name={name} url={message.sender_avatar} size={36} />
      <div className="min-w-0 flex-1">
        <p className="flex min-w-0 items-baseline gap-2 text-sm">
          <span className="min-w-0 font-semibold">
            <ShortName name={name} />
          </span>
          <TimeAgo at={message.created_at} className="shrink-0 text-ink-3" />
        </p>
        <p dir="auto" className="text-base wrap-anywhere whitespace-pre-wrap">
          {message.content === '' ? (
            <span className="text-ink-3 italic">{lineOf(message)}</span>
          ) : (
            <FacetText text={message.content} facets={message.facets} />
          )}
        </p>
        {message.comments !== null && message.comments > 0 && (
          <p className="tabular mt-1 flex items-center gap-1.5 text-sm text-ink-3">
            <MessageCircle aria-hidden="true" className="size-4" />
            {texts.comments.count(message.comments)}
          </p>
        )}
      </div>
    </li>
  );
};

/** TLK-03: what is said there, before one comes in. */
export const GroupPreview = ({ group }: { readonly group: GroupCard }) => {
  const { data = [] } = useQuery({
    queryKey: ['groups', 'preview', group.id],
    queryFn: async ({ signal }) => (await ask(groupCalls.previewGroup, { group_id: group.id }, { signal })).messages,
  });
  if (data.length === 0) return null;
  return (
    <section aria-labelledby="preview" className="border-t border-line pt-5">
      <h2 id="preview" className="mb-2 text-sm font-semibold text-ink-2">
        {texts.door.preview}
      </h2>
      <ul>
        {data.map((message) => (
          <Line key={message.id} message={message} />
        ))}
      </ul>
    </section>
  );
};
