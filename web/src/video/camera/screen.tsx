import { Check, RotateCcw, SwitchCamera, X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { useEffect, useRef, useState } from 'react';
import { RECORD_SECONDS_MAX } from '@wagram/contract/video';
import { AlertMark, Button, classes, Spinner } from '#ui';
import { clockTime } from './camera.ts';
import type { CameraState } from './camera.ts';
import { texts } from '../texts.ts';
import { useCamera } from './use-camera.ts';

const words = texts.camera;
const ROUND =
  'inline-flex size-12 items-center justify-center rounded-full bg-white/15 text-white backdrop-blur transition-colors duration-150 hover:bg-white/25 focus-visible:outline-white disabled:opacity-0';
const FILM = 'absolute inset-0 size-full object-contain';

const Live = ({ stream, isMirrored }: { readonly stream: MediaStream | null; readonly isMirrored: boolean }) => {
  const extras = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    if (extras.current !== null) extras.current.srcObject = stream;
  }, [stream]);
  return (
    <video
      ref={extras}
      muted
      autoPlay
      playsInline
      aria-label={words.live}
      className={classes(FILM, isMirrored && '-scale-x-100')}
    />
  );
};

const Preview = ({ file }: { readonly file: File }) => {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  if (url === null) return null;
  return <video src={url} controls loop playsInline aria-label={words.preview} className={classes(FILM, 'pb-36')} />;
};

interface DeniedProps {
  readonly isRefused: boolean;
  readonly onRetry: () => void;
  readonly onChooseFile: () => void;
}

const Denied = ({ isRefused, onRetry, onChooseFile }: DeniedProps) => (
  <div role="alert" className="absolute inset-0 flex flex-col items-center justify-center px-8 text-center text-white">
    <span className="mb-5 inline-flex size-16 items-center justify-center rounded-3xl bg-white/12">
      <AlertMark className="size-7" />
    </span>
    <p className="max-w-80 text-lg font-semibold">{isRefused ? words.denied : words.missing}</p>
    <p className="mt-2 max-w-80 text-white/75">{isRefused ? words.deniedHint : words.missingHint}</p>
    <div className="mt-6 flex flex-wrap justify-center gap-3">
      <Button onClick={onRetry}>{words.retry}</Button>
      <Button look="ghost" className="text-white! hover:bg-white/15!" onClick={onChooseFile}>
        {words.chooseFile}
      </Button>
    </div>
  </div>
);

const Timer = ({ seconds, isRunning }: { readonly seconds: number; readonly isRunning: boolean }) => (
  <p
    role="timer"
    aria-label={words.time(clockTime(seconds), clockTime(RECORD_SECONDS_MAX))}
    className="tabular inline-flex min-h-9 items-center gap-2 rounded-full bg-black/55 px-4 font-semibold text-white backdrop-blur"
  >
    <span
      aria-hidden="true"
      className={classes('size-2.5 rounded-full bg-red-500', isRunning && 'motion-safe:animate-pulse')}
    />
    {clockTime(seconds)}
    <span className="font-normal text-white/70">/ {clockTime(RECORD_SECONDS_MAX)}</span>
  </p>
);

interface ControlsProps {
  readonly state: CameraState;
  readonly tell: ReturnType<typeof useCamera>['tell'];
}

const Shutter = ({ state, tell }: ControlsProps) => {
  const isRecording = state.step === 'recording';
  return (
    <div className="grid w-full max-w-96 grid-cols-3 items-center justify-items-center">
      <span />
      <button
        type="button"
        aria-label={isRecording ? words.stop : words.record}
        disabled={state.step !== 'live' && !isRecording}
        onClick={() => tell({ what: isRecording ? 'stop' : 'record' })}
        className="inline-flex size-19 items-center justify-center rounded-full border-4 border-white transition-opacity duration-150 focus-visible:outline-white disabled:opacity-40"
      >
        <span
          className={classes(
            'bg-red-500 transition-[width,height,border-radius] duration-150',
            isRecording ? 'size-7 rounded-lg' : 'size-15 rounded-full',
          )}
        />
      </button>
      <button
        type="button"
        aria-label={words.flip}
        title={words.flip}
        disabled={state.step !== 'live'}
        onClick={() => tell({ what: 'flip' })}
        className={ROUND}
      >
        <SwitchCamera aria-hidden="true" className="size-6" />
      </button>
    </div>
  );
};

interface CameraScreenProps {
  readonly onDone: (file: File) => void;
  readonly onChooseFile: () => void;
  readonly onClose: () => void;
}

const Stage = ({ onDone, onChooseFile }: CameraScreenProps) => {
  const { state, stream, tell } = useCamera();
  useEffect(() => tell({ what: 'open' }), [tell]);
  const isRecording = state.step === 'recording' || state.step === 'stopping';
  const isLive = state.step === 'live' || isRecording;
  return (
    <>
      {isLive && <Live stream={stream} isMirrored={state.side === 'front'} />}
      {state.step === 'preview' && <Preview file={state.file} />}
      {state.step === 'denied' && (
        <Denied isRefused={state.isRefused} onRetry={() => tell({ what: 'open' })} onChooseFile={onChooseFile} />
      )}
      {state.step === 'asking' && (
        <p role="status" className="absolute inset-0 flex items-center justify-center gap-3 text-white/85">
          <Spinner className="size-5" />
          {words.asking}
        </p>
      )}
      <div className="absolute inset-x-0 top-4 flex justify-center">
        {isRecording && <Timer seconds={state.seconds} isRunning />}
        {state.step === 'preview' && <Timer seconds={state.seconds} isRunning={false} />}
      </div>
      {state.step !== 'denied' && state.step !== 'closed' && (
        <div className="absolute inset-x-0 bottom-0 flex justify-center bg-linear-to-t from-black/70 px-6 pt-10 pb-[max(2rem,env(safe-area-inset-bottom))]">
          {state.step === 'preview' ? (
            <div className="flex gap-3">
              <Button
                look="ghost"
                size="lg"
                className="bg-white/15 text-white! hover:bg-white/25!"
                icon={<RotateCcw aria-hidden="true" className="size-5" />}
                onClick={() => tell({ what: 'retake' })}
              >
                {words.retake}
              </Button>
              <Button
                size="lg"
                icon={<Check aria-hidden="true" className="size-5" />}
                onClick={() => onDone(state.file)}
              >
                {words.confirm}
              </Button>
            </div>
          ) : (
            <Shutter state={state} tell={tell} />
          )}
        </div>
      )}
    </>
  );
};

/** VID-01: the camera over the whole screen; what is recorded goes to the upload dialog. */
export const CameraScreen = (props: CameraScreenProps) => (
  <Dialog.Root open onOpenChange={(isOpen) => !isOpen && props.onClose()}>
    <Dialog.Portal>
      <Dialog.Content
        aria-describedby={undefined}
        onCloseAutoFocus={(event) => event.preventDefault()}
        className="fixed inset-0 z-50 overflow-hidden bg-black focus-visible:outline-none"
      >
        <Dialog.Title className="sr-only">{words.title}</Dialog.Title>
        <Stage {...props} />
        <Dialog.Close aria-label={words.close} className={classes(ROUND, 'absolute start-3 top-3')}>
          <X aria-hidden="true" className="size-6" />
        </Dialog.Close>
      </Dialog.Content>
    </Dialog.Portal>
  </Dialog.Root>
);
