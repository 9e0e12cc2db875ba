import { File as FileMark, Image, Paperclip } from 'lucide-react';
import { useRef } from 'react';
import { Menu } from '#ui';
import { texts } from '../texts.ts';

const words = texts.attach;
const ICON = 'size-5 text-ink-2';

interface AttachProps {
  readonly className: string;
  readonly isDisabled: boolean;
  readonly onFiles: (files: readonly File[], isFile: boolean) => void;
}

/** TLK-01: photos and videos, as phones offer them, or any file. */
export const AttachButton = ({ className, isDisabled, onFiles }: AttachProps) => {
  const shown = useRef<HTMLInputElement>(null);
  const any = useRef<HTMLInputElement>(null);
  const field = { type: 'file', hidden: true, multiple: true, tabIndex: -1 } as const;
  const handle = (input: HTMLInputElement, isFile: boolean) => {
    const files = [...(input.files ?? [])];
    // The same file may be chosen again after it was removed.
    input.value = '';
    if (files.length > 0) onFiles(files, isFile);
  };
  return (
    <>
      <Menu
        place="above"
        trigger={
          <button type="button" title={words.open} aria-label={words.open} disabled={isDisabled} className={className}>
            <Paperclip aria-hidden="true" className="size-5.5" />
          </button>
        }
        groups={[
          [
            { text: words.shown, icon: <Image className={ICON} />, onSelect: () => shown.current?.click() },
            { text: words.file, icon: <FileMark className={ICON} />, onSelect: () => any.current?.click() },
          ],
        ]}
      />
      <input
        {...field}
        ref={shown}
        accept="image/*,video/*"
        aria-label={texts.input.attach}
        onChange={(event) => handle(event.target, false)}
      />
      <input {...field} ref={any} aria-label={words.addFile} onChange={(event) => handle(event.target, true)} />
    </>
  );
};
