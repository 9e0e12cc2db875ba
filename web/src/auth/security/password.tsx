import { accountCalls } from '@wagram/contract/auth';
import { LockKeyhole } from 'lucide-react';
import { useState } from 'react';
import { ask, useForm } from '#kernel';
import { Button, Field, Notice, PasswordInput, toast } from '#ui';
import { useRefreshSecurity, useSecurity } from './api.ts';
import { Section } from './section.tsx';
import { texts } from './texts.ts';

const words = texts.password;

const ChangeForm = ({ wantsCode, onDone }: { readonly wantsCode: boolean; readonly onDone: () => void }) => {
  const refresh = useRefreshSecurity();
  const form = useForm({
    initial: { current: '', password: '', code: '' },
    call: accountCalls.changePassword,
    toInput: ({ current, password, code }) => ({ current, password, ...(code === '' ? {} : { code }) }),
    failure: texts.failed,
    onSubmit: async (input) => {
      await ask(accountCalls.changePassword, input);
      toast(words.done, 'good');
      onDone();
      await refresh();
    },
  });
  return (
    <form noValidate onSubmit={(event) => void form.handleSubmit(event)} className="flex flex-col gap-4">
      {form.problem !== null && <Notice tone="danger">{form.problem}</Notice>}
      <PasswordInput {...form.field('current')} label={words.current} autoComplete="current-password" autoFocus />
      <PasswordInput {...form.field('password')} label={words.next} hint={words.hint} autoComplete="new-password" />
      {wantsCode && (
        <Field {...form.field('code')} label={words.code} autoComplete="one-time-code" autoCapitalize="none" />
      )}
      <div className="flex gap-2.5">
        <Button type="submit" isBusy={form.isBusy}>
          {texts.save}
        </Button>
        <Button look="ghost" onClick={onDone}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  );
};

export const PasswordSection = () => {
  const security = useSecurity();
  const [isOpen, setOpen] = useState(false);
  const hasPassword = security.data?.has_password === true;
  return (
    <Section
      id="password"
      icon={<LockKeyhole className="size-5" />}
      title={words.heading}
      about={security.isSuccess && !hasPassword ? words.none : words.about}
      action={
        hasPassword && !isOpen ? (
          <Button look="soft" size="sm" onClick={() => setOpen(true)}>
            {words.change}
          </Button>
        ) : undefined
      }
    >
      {isOpen ? <ChangeForm wantsCode={security.data?.two_factor === true} onDone={() => setOpen(false)} /> : undefined}
    </Section>
  );
};
