import { useEffect } from 'react';

// SOC-17: what the server printed of a screen lies over it until the screen itself is drawn.
const ID = 'printed';

/** On the server, where there is no window and nobody acts. */
export const isPrinting = !('window' in globalThis);

/** Two frames later, when what is drawn now has been painted and measured: the first one comes before. Answers how to call it off. */
export const afterPaint = (act: () => void): (() => void) => {
  let frame = window.requestAnimationFrame(() => {
    frame = window.requestAnimationFrame(act);
  });
  return () => window.cancelAnimationFrame(frame);
};

/** Not before what is below has been painted. */
export const dropPrinted = (): void => {
  const printed = document.getElementById(ID);
  if (printed !== null) afterPaint(() => printed.remove());
};

/** For whatever is seen in its place. */
export const useDropPrinted = (isDrawn = true): void =>
  useEffect(() => {
    if (isDrawn) dropPrinted();
  }, [isDrawn]);
