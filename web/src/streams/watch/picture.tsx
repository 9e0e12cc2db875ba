import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';

interface PictureProps {
  readonly media: MediaStream | null;
  readonly isMuted: boolean;
  readonly label: string;
  readonly className?: string;
  /** For whoever shows it on the whole screen. */
  readonly videoRef?: RefObject<HTMLVideoElement | null>;
  /** Whether there is anything to see yet: a line may stand long before the first picture comes. */
  readonly onShown?: (isShown: boolean) => void;
}

/** Moving pictures of a stream. Browsers play by themselves only what is silent. */
export const Picture = ({ media, isMuted, label, className, videoRef, onShown }: PictureProps) => {
  const own = useRef<HTMLVideoElement>(null);
  const video = videoRef ?? own;
  useLayoutEffect(() => {
    const element = video.current;
    if (element === null) return;
    if (element.srcObject !== media) element.srcObject = media;
    element.muted = isMuted;
    if (media !== null) void element.play().catch(() => undefined);
  }, [video, media, isMuted]);
  return (
    <video
      ref={video}
      autoPlay
      playsInline
      muted={isMuted}
      aria-label={label}
      className={className}
      onLoadedData={() => onShown?.(true)}
      onEmptied={() => onShown?.(false)}
    />
  );
};
