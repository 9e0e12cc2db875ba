import { useEffect, useRef } from 'react';
import { writeStored } from '#kernel';
import { Button, CloseMark, LogoMark } from '#ui';
import { texts as words } from './install-texts.ts';

/** AUTH-03. The browser's own dialog element: the landing loads no dialog library for it. */
export const InstallDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (dialog.current?.open === false) dialog.current.showModal();
    heading.current?.focus();
  }, []);
  const handleClose = () => {
    writeStored('install', 'dismissed');
    onClose();
  };
  return (
    <dialog
      ref={dialog}
      aria-labelledby="install-title"
      onClose={handleClose}
      className="m-0 mt-auto w-full max-w-none animate-sheet rounded-t-3xl border-t border-line bg-surface p-6 pb-[max(1.5rem,env(safe-area-inset-bottom))] text-ink sm:mx-auto sm:max-w-[448px]"
    >
      <div className="flex items-start gap-4">
        <LogoMark size={48} />
        <h2
          ref={heading}
          tabIndex={-1}
          id="install-title"
          className="flex-1 self-center text-lg font-bold tracking-tight"
        >
          {words.title}
        </h2>
        <button
          type="button"
          aria-label={words.close}
          onClick={() => dialog.current?.close()}
          className="-me-2 -mt-2 inline-flex size-11 items-center justify-center rounded-full text-ink-2 hover:bg-sunken"
        >
          <CloseMark />
        </button>
      </div>
      <ol className="mt-5 flex flex-col gap-3">
        {words.steps.map((step, place) => (
          <li key={step} className="flex items-center gap-3 text-base text-ink-2">
            <span className="inline-flex size-7 shrink-0 items-center justify-center rounded-full bg-accent-soft text-sm font-semibold text-accent-ink">
              {place + 1}
            </span>
            {step}
          </li>
        ))}
      </ol>
      <Button look="ink" size="lg" className="mt-6 w-full" onClick={() => dialog.current?.close()}>
        {words.done}
      </Button>
    </dialog>
  );
};
