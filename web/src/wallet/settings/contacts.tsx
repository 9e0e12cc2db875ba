import type { MemberId } from '@wagram/contract/kernel';
import { walletCalls } from '@wagram/contract/wallet';
import type { ContactView } from '@wagram/contract/wallet';
import { useQueryClient } from '@tanstack/react-query';
import { BookUser, Pencil, Plus } from 'lucide-react';
import { useState } from 'react';
import { ask } from '#kernel';
import { Avatar, Button, IconButton, TimeAgo, toast } from '#ui';
import { shortAddress } from '../address.ts';
import { ContactSheet } from './contact-sheet.tsx';
import { useNetwork } from '../network.ts';
import { Section } from '../section.tsx';
import { useContacts } from '../send/queries.ts';
import { texts } from './texts.ts';

const words = texts.contacts;

export const contactName = ({ name, member, address }: ContactView): string =>
  name ?? member?.username ?? shortAddress(address);

const Face = ({ contact: { member } }: { readonly contact: ContactView }) =>
  member === null ? (
    <span className="inline-flex size-10 shrink-0 items-center justify-center rounded-full bg-sunken text-ink-2">
      <BookUser aria-hidden="true" className="size-5" />
    </span>
  ) : (
    <Avatar name={member.displayName} url={member.avatar_url} size={40} />
  );

const ContactRow = ({ contact, onEdit }: { readonly contact: ContactView; readonly onEdit: () => void }) => {
  const name = contactName(contact);
  return (
    <li className="flex items-center gap-3 border-t border-line py-2.5 first:border-t-0">
      <Face contact={contact} />
      <div className="min-w-0 flex-1">
        <p dir="auto" className="truncate text-base font-semibold">
          {name}
        </p>
        <p className="flex min-w-0 flex-wrap gap-x-1.5 text-sm text-ink-2">
          <span className="font-mono" title={contact.address}>
            {shortAddress(contact.address)}
          </span>
          <span aria-hidden="true">·</span>
          <span>{contact.paid === 0 ? words.neverPaid : words.paid(contact.paid)}</span>
          {contact.last_at !== null && (
            <>
              <span aria-hidden="true">·</span>
              <TimeAgo at={contact.last_at} />
            </>
          )}
        </p>
      </div>
      <IconButton label={words.edit(name)} onClick={onEdit}>
        <Pencil aria-hidden="true" className="size-4.5" />
      </IconButton>
    </li>
  );
};

/** CHN-08: whom one pays, by names of one's own. */
export const ContactsSection = ({ memberId }: { readonly memberId: MemberId }) => {
  const network = useNetwork();
  const client = useQueryClient();
  const contacts = useContacts(memberId);
  const [edited, setEdited] = useState<ContactView | 'new' | null>(null);
  const keep = async (address: string, name: string): Promise<void> => {
    await ask(walletCalls.keepContact, { user_id: memberId, address, name });
    await client.invalidateQueries({ queryKey: ['wallet', 'contacts'] });
  };
  const handleUndo = ({ address, name }: ContactView) =>
    void keep(address, name ?? '').catch(() => toast(words.failed, 'bad'));
  const handleRemove = async (contact: ContactView) => {
    setEdited(null);
    try {
      await keep(contact.address, '');
      const undo = { text: words.undo, onAct: () => handleUndo(contact) };
      toast(words.removed(contactName(contact)), 'plain', contact.name === null ? null : undo);
    } catch {
      toast(words.failed, 'bad');
    }
  };
  if (network == null) return null;
  return (
    <Section id="contacts" title={words.title} hint={contacts.length === 0 ? words.empty : words.hint}>
      <ul className="mb-3 empty:hidden">
        {contacts.map((contact) => (
          <ContactRow key={contact.address} contact={contact} onEdit={() => setEdited(contact)} />
        ))}
      </ul>
      <Button
        look="soft"
        size="sm"
        className="min-h-11"
        icon={<Plus aria-hidden="true" className="size-4.5" />}
        onClick={() => setEdited('new')}
      >
        {words.add}
      </Button>
      {edited !== null && (
        <ContactSheet
          contact={edited === 'new' ? null : edited}
          onKeep={keep}
          onRemove={(contact) => void handleRemove(contact)}
          onClose={() => setEdited(null)}
        />
      )}
    </Section>
  );
};
