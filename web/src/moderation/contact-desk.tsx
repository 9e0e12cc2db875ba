import { helpCalls, type ContactMessageView } from '@wagram/contract/help';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Mail } from 'lucide-react';
import { Link } from 'react-router';
import { ask, getBrand, reasonOf } from '#kernel';
import { memberPath } from '#members';
import { Button, buttonClass, EmptyState, ErrorState, Skeleton, TimeAgo, toast } from '#ui';
import { texts } from './texts-contact.ts';

const KEY = ['moderation', 'contact'] as const;

const mailto = ({ email, message }: ContactMessageView): string => {
  const quoted = message.replaceAll(/^/gm, '> ');
  const [subject, body] = [texts.subject(getBrand().name), `\n\n${quoted}`].map(encodeURIComponent);
  return `mailto:${encodeURIComponent(email)}?subject=${subject}&body=${body}`;
};

const ContactCard = ({ contact }: { readonly contact: ContactMessageView }) => {
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => ask(helpCalls.closeContact, { contact_id: contact.id }),
    onSuccess: () => toast(texts.closed, 'good'),
    onError: (cause) => toast(reasonOf(cause, texts.failed), 'bad'),
    onSettled: () => client.invalidateQueries({ queryKey: KEY }),
  });
  return (
    <li className="rounded-card border border-line bg-surface p-4">
      <p className="flex flex-wrap items-baseline gap-x-2 text-sm text-ink-2">
        <bdi className="min-w-0 font-semibold break-all text-ink">{contact.email}</bdi>
        {contact.username === null ? (
          texts.guest
        ) : (
          <Link to={memberPath(contact.username)} className="hover:underline">
            {contact.username}
          </Link>
        )}
        <TimeAgo at={contact.created_at} />
      </p>
      <p dir="auto" className="mt-2 text-base break-words whitespace-pre-wrap">
        {contact.message}
      </p>
      <div className="mt-4 flex flex-wrap gap-2.5">
        <a href={mailto(contact)} className={buttonClass('soft', 'sm')}>
          {texts.answer}
        </a>
        <Button
          look="ghost"
          size="sm"
          aria-label={texts.closeLabel(contact.email)}
          isBusy={isPending}
          onClick={() => mutate()}
        >
          {texts.close}
        </Button>
      </div>
    </li>
  );
};

/** MEND-16: what people write under Help, until it is answered. Closing one brings the next. */
export const ContactDesk = () => {
  const { data, isError, refetch } = useQuery({
    queryKey: KEY,
    queryFn: async ({ signal }) => (await ask(helpCalls.listContactMessages, {}, { signal })).contacts,
  });
  if (isError && data === undefined) return <ErrorState title={texts.error} onRetry={() => void refetch()} />;
  if (data?.length === 0)
    return <EmptyState icon={<Mail className="size-7" />} title={texts.empty} hint={texts.emptyHint} />;
  return (
    <div className="flex flex-col gap-4 p-4 wide:p-6">
      <p className="text-base text-ink-2">{texts.about}</p>
      {data === undefined ? (
        <div role="status" aria-label={texts.loading}>
          <Skeleton className="h-32 w-full" />
        </div>
      ) : (
        <ul className="flex flex-col gap-3">
          {data.map((contact) => (
            <ContactCard key={contact.id} contact={contact} />
          ))}
        </ul>
      )}
    </div>
  );
};
