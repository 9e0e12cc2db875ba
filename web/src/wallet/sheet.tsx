import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { Dialog } from '#ui';

interface SheetProps {
  readonly title: string;
  readonly description?: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A dialog of this room alone. Focus goes back to where it was. */
export const Sheet = ({ title, description, onClose, children }: SheetProps) => {
  useEffect(() => {
    const opener = document.activeElement as HTMLElement | null;
    // The dialog takes its focus away first.
    return () => void setTimeout(() => opener?.isConnected === true && opener.focus(), 0);
  }, []);
  return (
    <Dialog title={title} {...(description === undefined ? {} : { description })} onClose={onClose}>
      <div className="flex flex-col gap-4 px-6 pt-5 sm:pb-1">{children}</div>
    </Dialog>
  );
};
