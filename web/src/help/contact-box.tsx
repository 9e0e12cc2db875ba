import { CONTACT_MAX, helpCalls } from '@wagram/contract/help';
import { countGraphemes } from '@wagram/contract/kernel';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { FormEvent } from 'react';
import { ask, isAskError, logWarning } from '#kernel';
import { Button, Field, FieldFrame, inputClass, Notice } from '#ui';
import { texts } from './texts.ts';

const words = texts.contact;
const ANSWERS = { mail: 'sent', desk: 'desk', log: 'logged' } as const;

interface MessageProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

const MessageField = ({ value, onChange }: MessageProps) => {
  const id = useId();
  const over = value.length > CONTACT_MAX ? countGraphemes(value) - CONTACT_MAX : 0;
  return (
    <FieldFrame id={id} label={words.message} error={over > 0 ? words.over(over) : undefined}>
      <textarea
        id={id}
        value={value}
        rows={4}
        dir="auto"
        required
        aria-invalid={over > 0 || undefined}
        onChange={(event) => onChange(event.target.value)}
        className={`${inputClass(over > 0)} resize-y py-3`}
      />
    </FieldFrame>
  );
};

/** What was typed stays until it has arrived. */
const useContact = (address: string) => {
  const [email, setEmail] = useState(address);
  const [message, setMessage] = useState('');
  const sending = useMutation({
    mutationFn: () => ask(helpCalls.contact, { email: email.trim(), message }),
    onSuccess: () => setMessage(''),
    onError: (cause) => logWarning('A message to the operator did not arrive', cause),
  });
  return { email, setEmail, message, setMessage, sending };
};

/** HELP-01: Send is disabled while the address is empty after trimming. */
export const ContactBox = ({ address }: { readonly address: string }) => {
  const { email, setEmail, message, setMessage, sending } = useContact(address);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    sending.mutate();
  };
  const { error } = sending;
  return (
    <section aria-labelledby="contact" className="rounded-card border border-line bg-surface p-5">
      <h2 id="contact" className="text-lg font-bold tracking-tight">
        {words.title}
      </h2>
      <p className="mt-0.5 mb-4 text-base text-ink-2">{words.hint}</p>
      <form onSubmit={handleSubmit} className="flex flex-col gap-4">
        <Field
          label={words.email}
          type="email"
          autoComplete="email"
          inputMode="email"
          value={email}
          onChange={setEmail}
        />
        <MessageField value={message} onChange={setMessage} />
        {sending.isSuccess && (
          <Notice tone={sending.data.by === 'log' ? 'plain' : 'good'}>{words[ANSWERS[sending.data.by]]}</Notice>
        )}
        {error !== null && <Notice tone="danger">{isAskError(error) ? error.message : words.failed}</Notice>}
        <Button type="submit" disabled={email.trim() === ''} isBusy={sending.isPending} className="self-start">
          {words.send}
        </Button>
      </form>
    </section>
  );
};
