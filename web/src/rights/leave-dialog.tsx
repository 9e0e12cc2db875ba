import { bareHandle } from '@wagram/contract/members';
import type { OwnProfileView } from '@wagram/contract/members';
import { rightsCalls } from '@wagram/contract/rights';
import { useNavigate } from 'react-router';
import { logOut, useSecurity, useSession } from '#auth';
import { ask, useForm } from '#kernel';
import { Button, closeDialog, Dialog, Field, Notice, PasswordInput, Skeleton, toast, useDialogSubject } from '#ui';
import { texts } from './texts.ts';

type How = 'deactivate' | 'delete';

interface FormProps {
  readonly user: OwnProfileView;
  readonly how: How;
  readonly wantsPassword: boolean;
  readonly wantsCode: boolean;
}

const useLeaving = ({ user, how }: FormProps) => {
  const navigate = useNavigate();
  const call = how === 'delete' ? rightsCalls.deleteAccount : rightsCalls.deactivate;
  const form = useForm({
    initial: { handle: '', password: '', code: '' },
    call,
    toInput: ({ handle, password, code }) => ({
      handle,
      ...(password === '' ? {} : { password }),
      ...(code === '' ? {} : { code }),
    }),
    failure: texts.failed,
    onSubmit: async (input) => {
      await ask(call, input);
      closeDialog();
      await logOut();
      void navigate('/landing');
      toast(how === 'delete' ? texts.deleted : texts.deactivated, 'good');
    },
  });
  const typed = bareHandle(form.values.handle).toLowerCase();
  return { form, isSure: typed === bareHandle(user.username).toLowerCase() };
};

const LeaveForm = (props: FormProps) => {
  const { form, isSure } = useLeaving(props);
  const isForGood = props.how === 'delete';
  return (
    <form noValidate onSubmit={(event) => void form.handleSubmit(event)} className="flex flex-col gap-4 px-6 pt-4">
      <ul className="flex list-disc flex-col gap-1.5 ps-5 text-ink-2">
        {(isForGood ? texts.deleteLines : texts.deactivateLines).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {form.problem !== null && <Notice tone="danger">{form.problem}</Notice>}
      <Field
        {...form.field('handle')}
        label={texts.confirm(props.user.username)}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      {props.wantsPassword && (
        <PasswordInput {...form.field('password')} label={texts.password} autoComplete="current-password" />
      )}
      {props.wantsCode && (
        <Field {...form.field('code')} label={texts.code} autoComplete="one-time-code" autoCapitalize="none" />
      )}
      <div className="flex gap-3 pb-1">
        <Button look="soft" className="flex-1" onClick={closeDialog}>
          {texts.cancel}
        </Button>
        <Button
          type="submit"
          look={isForGood ? 'danger' : 'primary'}
          className="flex-1"
          disabled={!isSure}
          isBusy={form.isBusy}
        >
          {isForGood ? texts.deleteButton : texts.deactivateButton}
        </Button>
      </div>
    </form>
  );
};

/** Plain words, the handle typed once more, and whatever else proves that it is the owner. Opened with { how }. */
export const LeaveDialog = () => {
  const how: How = useDialogSubject()['how'] === 'delete' ? 'delete' : 'deactivate';
  const { user } = useSession();
  const security = useSecurity();
  if (user === null) return null;
  return (
    <Dialog title={how === 'delete' ? texts.deleteTitle : texts.deactivateTitle} onClose={closeDialog}>
      {security.isPending ? (
        <Skeleton className="mx-6 mt-4 h-64" />
      ) : (
        <LeaveForm
          user={user}
          how={how}
          wantsPassword={security.data?.has_password !== false}
          wantsCode={security.data?.two_factor === true}
        />
      )}
    </Dialog>
  );
};
