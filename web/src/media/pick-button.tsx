import type { MediaKind } from '@wagram/contract/media';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import type { Upload } from './use-upload.ts';

interface PickButtonProps {
  readonly upload: Upload;
  /** What the button asks for, or null for both. */
  readonly wanted: MediaKind | null;
  /** Kinds that the file chooser offers. */
  readonly offers: MediaKind | 'any';
  readonly className: string;
  readonly label: string;
  readonly isDisabled?: boolean;
  /** Takes what was chosen, where several files may be chosen at once. */
  readonly onFiles?: (files: readonly File[], wanted: MediaKind | null) => void;
  readonly onPick?: () => void;
  readonly children: ReactNode;
}

const ACCEPTS = { image: 'image/*', video: 'video/*', any: 'image/*,video/*' };

/** A button that opens the browser's file chooser. */
export const PickButton = ({
  upload,
  wanted,
  offers,
  className,
  label,
  isDisabled,
  onFiles,
  onPick,
  children,
}: PickButtonProps) => {
  const input = useRef<HTMLInputElement>(null);
  const { stopPicking } = upload;
  useEffect(() => {
    const field = input.current;
    field?.addEventListener('cancel', stopPicking);
    return () => field?.removeEventListener('cancel', stopPicking);
  }, [stopPicking]);
  const handleClick = () => {
    onPick?.();
    upload.startPicking();
    input.current?.click();
  };
  return (
    <>
      <button
        type="button"
        title={label}
        aria-label={label}
        disabled={isDisabled}
        onClick={handleClick}
        className={className}
      >
        {children}
      </button>
      <input
        ref={input}
        type="file"
        hidden
        tabIndex={-1}
        aria-label={label}
        accept={ACCEPTS[offers]}
        multiple={onFiles !== undefined}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          const [file] = files;
          // The same file may be chosen again after it was removed.
          event.target.value = '';
          if (file === undefined) stopPicking();
          else if (onFiles === undefined) upload.take(file, wanted);
          else onFiles(files, wanted);
        }}
      />
    </>
  );
};
