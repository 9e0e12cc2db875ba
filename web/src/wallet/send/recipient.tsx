import type { ContactView, RecipientView } from '@wagram/contract/wallet';
import { ScanLine } from 'lucide-react';
import { useId } from 'react';
import { MemberLine } from '#members';
import { Avatar, Button, classes, FieldFrame, inputClass, Notice, Spinner } from '#ui';
import { shortAddress } from '../address.ts';
import { LongAddress } from '../review/parts.tsx';
import type { Lookup } from './queries.ts';
import { factsAbout, warningsAbout } from './warnings.ts';
import { texts } from './texts.ts';

const words = texts.to;
const SHOWN = 6;

const nameOfContact = ({ name, member, address }: ContactView): string =>
  name ?? member?.displayName ?? shortAddress(address);

interface ContactsProps {
  readonly contacts: readonly ContactView[];
  readonly onChoose: (address: string) => void;
}

/** Those who were paid before, one tap away. */
export const Contacts = ({ contacts, onChoose }: ContactsProps) => (
  <ul aria-label={words.contacts} className="-mx-6 flex gap-1 overflow-x-auto px-6 pb-1">
    {contacts.slice(0, SHOWN).map((contact) => (
      <li key={contact.address} className="shrink-0">
        <button
          type="button"
          onClick={() => onChoose(contact.address)}
          className="flex w-22 flex-col items-center gap-1.5 rounded-2xl p-2 text-sm hover:bg-sunken"
        >
          <Avatar name={nameOfContact(contact)} url={contact.member?.avatar_url ?? null} size={44} />
          <bdi className="w-full truncate text-center">{nameOfContact(contact)}</bdi>
        </button>
      </li>
    ))}
  </ul>
);

interface RecipientFieldProps {
  readonly value: string;
  readonly error: string | undefined;
  readonly isLooking: boolean;
  readonly onChange: (text: string) => void;
  readonly onScan: () => void;
}

export const RecipientField = ({ value, error, isLooking, onChange, onScan }: RecipientFieldProps) => {
  const id = useId();
  return (
    <FieldFrame id={id} label={words.label} error={error}>
      <div className="relative">
        <input
          id={id}
          value={value}
          placeholder={words.placeholder}
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          autoFocus={value === ''}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={error === undefined ? undefined : `${id}-about`}
          onChange={(event) => onChange(event.target.value)}
          className={classes(inputClass(error !== undefined), 'pe-25')}
        />
        <span className="absolute inset-y-0 end-1.5 flex items-center gap-1.5">
          {isLooking && <Spinner />}
          <Button look="soft" size="sm" icon={<ScanLine aria-hidden="true" className="size-4" />} onClick={onScan}>
            {words.scan}
          </Button>
        </span>
      </div>
    </FieldFrame>
  );
};

interface CardProps {
  readonly recipient: RecipientView;
  /** Addresses that were paid before. */
  readonly known: readonly string[];
}

/** CHN-08: who it is, as far as anybody here can say, before an amount is typed. */
export const RecipientCard = ({ recipient, known }: CardProps) => (
  <div className="flex flex-col gap-3 rounded-card border border-line p-4">
    {recipient.member !== null && <MemberLine member={recipient.member} />}
    <LongAddress address={recipient.address} />
    <ul className="flex flex-wrap gap-x-3 gap-y-1 text-sm text-ink-2">
      {factsAbout(recipient).map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
    {warningsAbout(recipient, known).map(({ tone, text }) => (
      <Notice key={text} tone={tone}>
        {text}
      </Notice>
    ))}
  </div>
);

/** The server could not be asked; what it refuses stands under the field. */
export const LookupFailed = ({ lookup }: { readonly lookup: Lookup }) =>
  lookup.hasFailed ? (
    <div className="flex items-center justify-between gap-3">
      <p role="alert" className="text-sm text-coral">
        {words.failed}
      </p>
      <Button look="soft" size="sm" onClick={lookup.again}>
        {words.again}
      </Button>
    </div>
  ) : null;
