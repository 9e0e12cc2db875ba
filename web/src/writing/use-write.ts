import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';
import type { Written } from './insert.ts';

export interface Writing {
  readonly field: RefObject<HTMLTextAreaElement | null>;
  readonly text: string;
  readonly onChange: (text: string) => void;
}

/** Changes the text from outside the field. The cursor goes behind what was put in, once the field shows it. */
export const useWrite = ({ field, text, onChange }: Writing): ((next: Written) => void) => {
  const wanted = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (wanted.current === null) return;
    field.current?.setSelectionRange(wanted.current, wanted.current);
    wanted.current = null;
  }, [field, text]);
  return (next) => {
    wanted.current = next.cursor;
    onChange(next.text);
  };
};
