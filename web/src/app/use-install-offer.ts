import { useEffect, useState } from 'react';
import { readStored } from '#kernel';

const AFTER_MS = 1_000;

const isPhoneBrowser = (): boolean =>
  /android|iphone|ipod|mobile/i.test(navigator.userAgent) && !window.matchMedia('(display-mode: standalone)').matches;

/** AUTH-03: on phone browsers, once. It waits a moment, so that people see where they are before they are asked. */
export const useInstallOffer = (): readonly [isOpen: boolean, close: () => void] => {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (!isPhoneBrowser() || readStored('install') !== null) return undefined;
    const timer = window.setTimeout(() => setOpen(true), AFTER_MS);
    return () => window.clearTimeout(timer);
  }, []);
  return [isOpen, () => setOpen(false)];
};
