import { useEffect, useState } from 'react';
import { copyText } from './copy-text.ts';

const SHOWN_MS = 2_000;

/** Copies a text and says so for two seconds. False when the browser will not. */
export const useCopy = (): readonly [isCopied: boolean, copy: (text: string) => Promise<boolean>] => {
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return undefined;
    const timer = window.setTimeout(() => setCopied(false), SHOWN_MS);
    return () => window.clearTimeout(timer);
  }, [isCopied]);
  const copy = async (text: string): Promise<boolean> => {
    const isDone = await copyText(text);
    if (isDone) setCopied(true);
    return isDone;
  };
  return [isCopied, copy];
};
