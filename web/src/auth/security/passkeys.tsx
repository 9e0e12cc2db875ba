import type { PasskeyView } from '@wagram/contract/auth';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { reasonOf } from '#kernel';
import { Button, ErrorState, Field, Notice, Skeleton, toast } from '#ui';
import { useOwnerProof } from './owner-proof.tsx';
import { canUsePasskeys, makePasskey } from '../sign-in/passkey-door.ts';
import { usePasskeys, useRefreshSecurity, useRemovePasskey } from './api.ts';
import { formatDay, Row, Rows, Section } from './section.tsx';
import { texts } from './texts.ts';

const words = texts.passkeys;

const PasskeyRow = ({ passkey }: { readonly passkey: PasskeyView }) => {
  const remove = useRemovePasskey();
  return (
    <Row
      title={<bdi>{passkey.name}</bdi>}
      about={
        passkey.last_used_at === null
          ? words.added(formatDay(passkey.created_at))
          : words.used(formatDay(passkey.last_used_at))
      }
      action={
        <Button
          look="danger"
          size="sm"
          aria-label={words.removeLabel(passkey.name)}
          isBusy={remove.isPending}
          onClick={() => remove.mutate(passkey.id)}
        >
          {words.remove}
        </Button>
      }
    />
  );
};

const AddForm = ({ onDone }: { readonly onDone: () => void }) => {
  const [name, setName] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const refresh = useRefreshSecurity();
  const { proof, isComplete, fields } = useOwnerProof();
  const handleAdd = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setProblem(null);
    try {
      await makePasskey(name.trim(), proof);
      await refresh();
      toast(words.saved, 'good');
      onDone();
    } catch (cause) {
      setProblem(reasonOf(cause, words.refused));
    }
    setBusy(false);
  };
  return (
    <form onSubmit={(event) => void handleAdd(event)} className="mt-4 flex flex-col gap-4">
      {problem !== null && <Notice tone="danger">{problem}</Notice>}
      <Field
        label={words.name}
        hint={words.nameHint}
        name="name"
        value={name}
        onChange={setName}
        maxLength={60}
        autoFocus
      />
      {fields}
      <div className="flex gap-2.5">
        <Button type="submit" isBusy={isBusy} disabled={name.trim() === '' || !isComplete}>
          {words.add}
        </Button>
        <Button look="ghost" onClick={onDone}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  );
};

export const PasskeysSection = () => {
  const passkeys = usePasskeys();
  const [isAdding, setAdding] = useState(false);
  return (
    <Section id="passkeys" icon={<KeyRound className="size-5" />} title={words.heading} about={words.about}>
      {passkeys.isPending && <Skeleton className="h-16 w-full" />}
      {passkeys.isError && <ErrorState hint={passkeys.error.message} onRetry={() => void passkeys.refetch()} />}
      {passkeys.isSuccess && passkeys.data.length > 0 && (
        <Rows>
          {passkeys.data.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} />
          ))}
        </Rows>
      )}
      {isAdding && <AddForm onDone={() => setAdding(false)} />}
      {!isAdding && canUsePasskeys() && (
        <Button look="outline" className={passkeys.data?.length === 0 ? '' : 'mt-4'} onClick={() => setAdding(true)}>
          {words.add}
        </Button>
      )}
      {!canUsePasskeys() && <p className="-mt-2 ms-14 text-sm text-ink-3">{words.unsupported}</p>}
    </Section>
  );
};
