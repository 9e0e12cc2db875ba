// WA-06: a secret does not stay in the clipboard.
import { copyText } from '#ui';

export const CLEAR_MS = 60_000;

/** False when the browser will not say what it holds, as it does while another window is in front. */
const clearIfUnchanged = async (text: string): Promise<boolean> => {
  try {
    if ((await navigator.clipboard.readText()) === text) await navigator.clipboard.writeText('');
    return true;
  } catch {
    return false;
  }
};

let waiting: (() => void) | null = null;

/** True when it was copied. After a minute the clipboard is emptied, unless it holds something else by then. */
export const copySecret = async (text: string): Promise<boolean> => {
  if (!(await copyText(text))) return false;
  waiting?.();
  const tryAgain = () => void clearIfUnchanged(text).then((isDone) => isDone && stop());
  const stop = () => {
    clearTimeout(timer);
    window.removeEventListener('focus', tryAgain);
    waiting = null;
  };
  const timer = setTimeout(() => {
    window.addEventListener('focus', tryAgain);
    tryAgain();
  }, CLEAR_MS);
  waiting = stop;
  return true;
};
