import { FileUp } from 'lucide-react';
import { useId, useState } from 'react';
import type { FormEvent } from 'react';
import { Button, buttonClass, FieldFrame, inputClass, Notice, PasswordInput, toast } from '#ui';
import { errorText, importErrorText } from '../error-text.ts';
import { openKeystore } from './keystore.ts';
import type { Keystore } from './keystore.ts';
import type { Keys } from './keys.ts';
import type { Import } from './read-import.ts';
import { Sheet } from '../sheet.tsx';
import { texts } from '../settings/texts.ts';
import { replaceWith, VaultError } from './vault.ts';

const words = texts.imported;
/** A key or a phrase is short; more is some other file. */
const FILE_MAX = 20_000;

/** It brings the code of keys along. */
const readImported = async (text: string): Promise<Import> => (await import('./read-import.ts')).readImport(text);

interface ImportSheetProps {
  readonly tag: string;
  readonly address: string;
  readonly onClose: () => void;
}

const keysFrom = async (typed: string, file: Keystore | null, password: string): Promise<Keys | Keystore | string> => {
  if (file !== null) {
    const opened = await openKeystore(file, password);
    if (opened === null) throw new VaultError('wrong_password');
    return opened;
  }
  const read = await readImported(typed);
  if (read.kind === 'error') return importErrorText(read);
  return read.kind === 'keys' ? read.keys : read.file;
};

/** WALL-05: whatever is refused is told, and changes nothing. */
const useImport = ({ tag, address, onClose }: ImportSheetProps) => {
  const [typed, setTyped] = useState('');
  const [file, setFile] = useState<Keystore | null>(null);
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const accept = async (): Promise<void> => {
    const found = await keysFrom(typed, file, password);
    if (typeof found === 'string') return setError(found);
    if ('sealed' in found) return setFile(found);
    if (found.publicKey === address) return setError(words.same);
    await replaceWith(tag, found);
    toast(words.done, 'good');
    onClose();
  };
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setError(undefined);
    await accept().catch((cause: unknown) => setError(errorText(cause)));
    setBusy(false);
  };
  const handleFile = async (chosen: File | undefined) => {
    if (chosen === undefined) return;
    setError(undefined);
    const text = chosen.size > FILE_MAX ? '{' : await chosen.text();
    setTyped(text);
    const read = await readImported(text);
    if (read.kind === 'error') setError(importErrorText(read));
    setFile(read.kind === 'keystore' ? read.file : null);
  };
  return { typed, setTyped, file, password, setPassword, error, isBusy, handleSubmit, handleFile };
};

const Secret = (props: {
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
}) => {
  const id = useId();
  return (
    <FieldFrame id={id} label={words.label} error={props.error}>
      <textarea
        id={id}
        rows={3}
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        placeholder={words.placeholder}
        value={props.value}
        aria-invalid={props.error !== undefined || undefined}
        aria-describedby={props.error === undefined ? undefined : `${id}-about`}
        onChange={(event) => props.onChange(event.target.value)}
        className={`${inputClass(props.error !== undefined)} resize-none py-3 font-mono`}
      />
    </FieldFrame>
  );
};

export const ImportSheet = (props: ImportSheetProps) => {
  const form = useImport(props);
  return (
    <Sheet title={words.title} description={words.about} onClose={props.onClose}>
      <form className="flex flex-col gap-4" onSubmit={(event) => void form.handleSubmit(event)}>
        {form.file === null ? (
          <>
            <Secret value={form.typed} error={form.error} onChange={form.setTyped} />
            <label className={buttonClass('outline', 'md', 'cursor-pointer focus-within:outline-2')}>
              <FileUp aria-hidden="true" className="size-5" />
              {words.file}
              <input
                type="file"
                accept=".json,.txt,application/json,text/plain"
                className="sr-only"
                onChange={(event) => void form.handleFile(event.target.files?.[0])}
              />
            </label>
          </>
        ) : (
          <>
            <Notice>{form.file.publicKey}</Notice>
            <PasswordInput
              label={words.filePassword}
              autoComplete="off"
              autoFocus
              value={form.password}
              error={form.error}
              onChange={form.setPassword}
            />
          </>
        )}
        <Button type="submit" isBusy={form.isBusy}>
          {words.go}
        </Button>
      </form>
    </Sheet>
  );
};
