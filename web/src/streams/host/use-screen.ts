import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { areKeysResting, toast } from '#ui';
import { texts } from '../texts.ts';

/** iPhones show nothing but a film on the whole screen, by a name of their own. */
interface PhoneVideo extends HTMLVideoElement {
  readonly webkitEnterFullscreen?: () => void;
}

/** How a picture can be shown otherwise; null where this browser cannot. */
export interface Screen {
  readonly isFull: boolean;
  readonly toggleFull: (() => void) | null;
  readonly isSmall: boolean;
  readonly toggleSmall: (() => void) | null;
}

const tell = (): void => toast(texts.screen.failed, 'bad');

/** `area` is the element that grows: menus and alerts are seen only within it. */
const fullOf = (video: PhoneVideo | null, area: () => Element | null): void => {
  if (document.fullscreenElement != null) return void document.exitFullscreen().catch(() => undefined);
  if (document.fullscreenEnabled) return void area()?.requestFullscreen().catch(tell);
  video?.webkitEnterFullscreen?.();
};

const smallOf = (video: HTMLVideoElement | null): void => {
  if (document.pictureInPictureElement != null) return void document.exitPictureInPicture().catch(() => undefined);
  void video?.requestPictureInPicture().catch(tell);
};

const canBeFull = (): boolean => document.fullscreenEnabled || 'webkitEnterFullscreen' in HTMLVideoElement.prototype;

const useKeys = (screen: Screen): void => {
  const now = useRef(screen);
  now.current = screen;
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      const { toggleFull, toggleSmall } = now.current;
      const act = event.key === 'f' ? toggleFull : event.key === 'i' ? toggleSmall : null;
      if (act === null || event.repeat || areKeysResting(event)) return;
      event.preventDefault();
      act();
    };
    window.addEventListener('keydown', handleKey);
    return () => window.removeEventListener('keydown', handleKey);
  }, []);
};

/** STG-01: full screen and picture in picture, by buttons and by the keys f and i. */
export const useScreen = (video: RefObject<HTMLVideoElement | null>, area: () => Element | null): Screen => {
  const [isFull, setFull] = useState(false);
  const [isSmall, setSmall] = useState(false);
  useEffect(() => {
    const look = () => {
      setFull(document.fullscreenElement != null);
      setSmall(document.pictureInPictureElement != null);
    };
    const events = ['fullscreenchange', 'enterpictureinpicture', 'leavepictureinpicture'] as const;
    for (const event of events) document.addEventListener(event, look, true);
    return () => {
      for (const event of events) document.removeEventListener(event, look, true);
      if (document.fullscreenElement != null) void document.exitFullscreen().catch(() => undefined);
    };
  }, []);
  const screen: Screen = {
    isFull,
    toggleFull: canBeFull() ? () => fullOf(video.current, area) : null,
    isSmall,
    toggleSmall: document.pictureInPictureEnabled ? () => smallOf(video.current) : null,
  };
  useKeys(screen);
  return screen;
};
