import type { StreamId } from '@wagram/contract/kernel';
import { SLOW_CHOICES, streamCalls } from '@wagram/contract/streams';
import type { StreamView } from '@wagram/contract/streams';
import { useQueryClient } from '@tanstack/react-query';
import { Hourglass, Mic, MicOff, Video, VideoOff } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ask, isAskError, logWarning } from '#kernel';
import { Button, classes, IconButton, Menu, toast } from '#ui';
import { putStream, useStream } from './api.ts';
import { Chat } from './chat.tsx';
import { EndDialog } from './end-dialog.tsx';
import { shownOf, shownOfDemo } from './figures.tsx';
import { Picture } from './picture.tsx';
import { startRecording } from './recording.ts';
import type { Recorded, Recording } from './recording.ts';
import { StageHead } from './stage-head.tsx';
import { Stage } from './stage.tsx';
import { texts } from './texts.ts';
import type { Camera } from './use-camera.ts';
import { useBroadcast } from './use-broadcast.ts';
import { useSimulation } from './use-simulation.ts';

const words = texts.stage;

interface HostViewProps {
  readonly begun: StreamView;
  readonly camera: Camera;
  readonly isRecorded: boolean;
  /** Another page began it: what that one recorded lies at the server. */
  readonly isResumed: boolean;
  readonly onEnded: (stream: StreamView, recording: Recorded | null) => void;
}

/** Beside the broadcast, from its first moment on. What a page sent that is left before the end becomes the replay. */
const useRecording = (streamId: StreamId, media: MediaStream | null, isWanted: boolean) => {
  const recording = useRef<Promise<Recording | null> | null>(null);
  useEffect(() => {
    if (!isWanted || media === null) return;
    recording.current ??= startRecording(media, streamId).catch((cause: unknown) => {
      logWarning('A stream could not be recorded', cause);
      return null;
    });
  }, [media, isWanted, streamId]);
  useEffect(
    () => () => {
      void recording.current?.then((begun) => begun?.stop());
    },
    [],
  );
  return useCallback(async (): Promise<Recorded | null> => {
    return (await (await recording.current)?.stop()) ?? null;
  }, []);
};

/** Ends once, by the button; the tracks stop with it. A page that is left can be come back to for a while. */
const useEnd = ({ begun, camera, isRecorded, onEnded }: HostViewProps) => {
  const isOver = useRef(false);
  const { stop } = camera;
  const finish = useRecording(begun.id, camera.media, isRecorded);
  const end = useCallback(
    async (isReplayKept: boolean) => {
      if (isOver.current) return;
      isOver.current = true;
      const recorded = await finish();
      stop();
      try {
        const { stream } = await ask(streamCalls.endStream, { stream_id: begun.id, keep_replay: isReplayKept });
        onEnded(stream ?? begun, recorded);
      } catch (cause) {
        toast(isAskError(cause) ? cause.message : words.actFailed, 'bad');
        onEnded({ ...begun, state: 'ended' }, recorded);
      }
    },
    [begun, stop, finish, onEnded],
  );
  useEffect(() => stop, [stop]);
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (!isOver.current) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, []);
  return end;
};

const SlowMenu = ({ stream }: { readonly stream: StreamView }) => {
  const client = useQueryClient();
  const choose = async (slow_seconds: (typeof SLOW_CHOICES)[number]) => {
    try {
      putStream(client, (await ask(streamCalls.changeStream, { stream_id: stream.id, slow_seconds })).stream);
    } catch (cause) {
      toast(isAskError(cause) ? cause.message : words.actFailed, 'bad');
    }
  };
  const items = SLOW_CHOICES.map((seconds) => ({
    text: seconds === 0 ? words.slowOff : words.slowEach(seconds),
    isChosen: stream.slow_seconds === seconds,
    onSelect: () => void choose(seconds),
  }));
  return (
    <Menu
      groups={[items]}
      trigger={
        <IconButton label={words.slow} className={classes(stream.slow_seconds > 0 && 'text-amber!')}>
          <Hourglass aria-hidden="true" className="size-5" />
        </IconButton>
      }
    />
  );
};

interface HostPictureProps {
  readonly camera: Camera;
  readonly state: string;
  readonly onEnd: () => void;
}

const HostPicture = ({ camera, state, onEnd }: HostPictureProps) => {
  const [CameraIcon, MicrophoneIcon] = [camera.isCameraOn ? Video : VideoOff, camera.isMicrophoneOn ? Mic : MicOff];
  const look = 'bg-black/50 text-ink! hover:bg-black/70';
  return (
    <>
      <Picture
        media={camera.media}
        isMuted
        label={texts.setup.preview}
        className="absolute inset-0 size-full -scale-x-100 object-cover wide:object-contain"
      />
      <div className="absolute inset-x-0 top-32 flex flex-col items-center gap-3 wide:top-auto wide:bottom-6">
        <p role="status" className={classes('rounded-full bg-black/60 px-4 py-1.5 text-sm', state === '' && 'hidden')}>
          {state}
        </p>
        <div className="flex items-center gap-3">
          <IconButton
            label={camera.isCameraOn ? texts.setup.cameraOn : texts.setup.cameraOff}
            aria-pressed={camera.isCameraOn}
            onClick={() => camera.toggle('video')}
            className={look}
          >
            <CameraIcon aria-hidden="true" className="size-5" />
          </IconButton>
          <IconButton
            label={camera.isMicrophoneOn ? texts.setup.microphoneOn : texts.setup.microphoneOff}
            aria-pressed={camera.isMicrophoneOn}
            onClick={() => camera.toggle('audio')}
            className={look}
          >
            <MicrophoneIcon aria-hidden="true" className="size-5" />
          </IconButton>
          <Button className="bg-coral text-paper" onClick={onEnd}>
            {words.end}
          </Button>
        </div>
      </div>
    </>
  );
};

/** LIVE-02: what the host sees of their own stream. */
export const HostView = (props: HostViewProps) => {
  const { begun, camera } = props;
  const { data: stream = begun } = useStream(begun.id);
  const [isAsking, setAsking] = useState(false);
  const end = useEnd(props);
  const handleOver = useCallback(() => void end(false), [end]);
  const state = useBroadcast(begun.id, camera.media, handleOver);
  const simulation = useSimulation();
  const shown = simulation.figures === null ? shownOf(stream) : shownOfDemo(simulation.figures);
  const handleEnd = () => setAsking(true);
  return (
    <>
      <Stage
        label={words.label(stream.title)}
        leave={words.leave}
        onLeave={handleEnd}
        picture={<HostPicture camera={camera} state={state === 'on' ? '' : words[state]} onEnd={handleEnd} />}
        head={<StageHead stream={stream} shown={shown} isSimulated={simulation.figures !== null} />}
        chat={
          <Chat
            stream={stream}
            me={stream.host.id}
            onSaid={simulation.say}
            aside={() => <SlowMenu stream={stream} />}
          />
        }
      />
      {isAsking && (
        <EndDialog
          isResumed={props.isResumed}
          onEnd={(isReplayKept) => void end(isReplayKept)}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
};
