import { useState } from 'react';
import type { ClipboardEvent, DragEvent } from 'react';

const filesIn = (data: DataTransfer): readonly File[] => [...data.files];

const bringsFile = (event: DragEvent): boolean => event.dataTransfer.types.includes('Files');

/** Files that are pasted or dropped onto a place. Pasted text stays with the field it was meant for. */
export const useDrop = (onFiles: (files: readonly File[]) => void) => {
  const [depth, setDepth] = useState(0);
  const step = (by: number) => (event: DragEvent) => {
    if (bringsFile(event)) setDepth((old) => Math.max(0, old + by));
  };
  return {
    isOver: depth > 0,
    handlers: {
      onDragEnter: step(1),
      onDragLeave: step(-1),
      onDragOver: (event: DragEvent) => {
        if (bringsFile(event)) event.preventDefault();
      },
      onDrop: (event: DragEvent) => {
        setDepth(0);
        const files = filesIn(event.dataTransfer);
        if (files.length === 0) return;
        event.preventDefault();
        onFiles(files);
      },
      onPaste: (event: ClipboardEvent) => {
        const files = filesIn(event.clipboardData);
        // A copied cell or slide brings its picture beside its text: then the text is meant.
        if (files.length === 0 || event.clipboardData.types.includes('text/plain')) return;
        event.preventDefault();
        onFiles(files);
      },
    },
  };
};
