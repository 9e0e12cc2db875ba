import { useLayoutEffect, useRef } from 'react';

interface PictureProps {
  readonly media: MediaStream | null;
  readonly isMuted: boolean;
  readonly label: string;
  readonly className?: string;
  /** Whether there is anything to see yet: a line may stand long before the first picture comes. */
  readonly onShown?: (isShown: boolean) => void;
}

/** Moving pictures of a stream. Browsers play by themselves only what is silent. */
export const Picture = ({ media, isMuted, label, className, onShown }: PictureProps) => {
  const video = useRef<HTMLVideoElement>(null);
  useLayoutEffect(() => {
    const element = video.current;
    if (element === null) return;
    if (element.srcObject !== media) element.srcObject = media;
    element.muted = isMuted;
    if (media !== null) void element.play().catch(() => undefined);
  }, [media, isMuted]);
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
