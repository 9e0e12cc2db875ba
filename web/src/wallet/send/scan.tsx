import { useEffect, useRef, useState } from 'react';
import type { PayLink } from '#chain';
import { Button, Notice } from '#ui';
import { cameraFault, openReader, watchCodes } from './camera.ts';
import type { CameraFault } from './camera.ts';
import { readRecipientText } from './draft.ts';
import { texts } from './texts.ts';

const words = texts.scan;

/** An address is as good as a request that names nothing else. */
const linkIn = (text: string): PayLink | null => {
  const read = readRecipientText(text);
  if (read.kind === 'link') return read.link;
  return read.kind === 'address' ? { to: read.to } : null;
};

type State = 'starting' | 'looking' | CameraFault;

const useCamera = (onFound: (link: PayLink) => void) => {
  const video = useRef<HTMLVideoElement>(null);
  const found = useRef(onFound);
  useEffect(() => {
    found.current = onFound;
  });
  const [state, setState] = useState<State>('starting');
  const [isOther, setOther] = useState(false);
  useEffect(() => {
    let stream: MediaStream | null = null;
    let stop: (() => void) | null = null;
    let isGone = false;
    const handleCode = (text: string) => {
      const link = linkIn(text);
      setOther(link === null);
      if (link !== null) found.current(link);
    };
    const open = async () => {
      const asked = { video: { facingMode: 'environment' }, audio: false } as const;
      stream = await navigator.mediaDevices.getUserMedia(asked);
      const read = await openReader();
      const element = video.current;
      if (isGone || element === null) return;
      element.srcObject = stream;
      await element.play();
      setState('looking');
      stop = watchCodes(element, read, handleCode);
    };
    const close = () => {
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
    open()
      .catch((cause: unknown) => setState(cameraFault(cause)))
      .finally(() => isGone && close());
    return () => {
      isGone = true;
      stop?.();
      close();
    };
  }, []);
  return { video, state, isOther };
};

interface ScanStepProps {
  readonly onFound: (link: PayLink) => void;
  readonly onBack: () => void;
}

/** CHN-11: a code of an address or of a payment fills Send. Without a camera the field remains. */
export const ScanStep = ({ onFound, onBack }: ScanStepProps) => {
  const { video, state, isOther } = useCamera(onFound);
  const isOpen = state === 'starting' || state === 'looking';
  return (
    <>
      {isOpen ? (
        <>
          <div className="relative overflow-hidden rounded-card bg-black">
            <video ref={video} muted playsInline aria-label={words.aim} className="aspect-square w-full object-cover" />
            <span
              aria-hidden="true"
              className="pointer-events-none absolute inset-[16%] rounded-3xl border-2 border-white/80"
            />
          </div>
          <p role="status" className="text-center text-base text-ink-2">
            {isOther ? words.notPayable : state === 'starting' ? words.starting : words.aim}
          </p>
        </>
      ) : (
        <Notice tone="warning">{words[state]}</Notice>
      )}
      <Button look="outline" onClick={onBack}>
        {texts.review.back}
      </Button>
    </>
  );
};
