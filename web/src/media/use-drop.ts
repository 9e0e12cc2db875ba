import { useState } from 'react';
import type { ClipboardEvent, DragEvent } from 'react';

const fileIn = (data: DataTransfer): File | null => data.files[0] ?? null;

const bringsFile = (event: DragEvent): boolean => event.dataTransfer.types.includes('Files');

/** Files that are pasted or dropped onto a place. Pasted text stays with the field it was meant for. */
export const useDrop = (onFile: (file: File) => void) => {
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
        const file = fileIn(event.dataTransfer);
        if (file === null) return;
        event.preventDefault();
        onFile(file);
      },
      onPaste: (event: ClipboardEvent) => {
        const file = fileIn(event.clipboardData);
        // A copied cell or slide brings its picture beside its text: then the text is meant.
        if (file === null || event.clipboardData.types.includes('text/plain')) return;
        event.preventDefault();
        onFile(file);
      },
    },
  };
};
