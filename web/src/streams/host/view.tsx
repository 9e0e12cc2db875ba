import { streamCalls } from '@wagram/contract/streams';
import type { StreamView } from '@wagram/contract/streams';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ask, logWarning, reasonOf } from '#kernel';
import { toast } from '#ui';
import { useStream } from '../api.ts';
import { ChatDesk } from '../chat/desk.tsx';
import { Chat } from '../chat/chat.tsx';
import { EndDialog } from './end-dialog.tsx';
import { shownOf, shownOfDemo } from '../watch/figures.tsx';
import { HostPicture } from './picture.tsx';
import { startRecording } from './recording.ts';
import type { Recorded, Recording } from './recording.ts';
import { StageHead } from '../watch/stage-head.tsx';
import { Stage } from '../watch/stage.tsx';
import { texts } from '../texts.ts';
import type { Camera } from './use-camera.ts';
import { useBroadcast } from './use-broadcast.ts';
import type { Outgoing } from './use-broadcast.ts';
import { useShare } from '../watch/use-share.ts';
import type { Share } from '../watch/use-share.ts';
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
const useRecording = ({ begun, isRecorded, isResumed }: HostViewProps, { media, picture }: Outgoing) => {
  const streamId = begun.id;
  const recording = useRef<Promise<Recording | null> | null>(null);
  useEffect(() => {
    if (!isRecorded || media === null) return;
    if (recording.current !== null) {
      void recording.current.then((begun) => picture !== null && begun?.show(picture));
      return;
    }
    recording.current = startRecording(streamId, { media, picture }, isResumed).catch((cause: unknown) => {
      logWarning('A stream could not be recorded', cause);
      return null;
    });
  }, [media, picture, isRecorded, isResumed, streamId]);
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
const useEnd = (props: HostViewProps, outgoing: Outgoing, share: Share) => {
  const { begun, camera, isRecorded, isResumed, onEnded } = props;
  const isOver = useRef(false);
  const [isEnding, setEnding] = useState(false);
  const { stop } = camera;
  const { stop: stopShare } = share;
  const finish = useRecording(props, outgoing);
  const end = useCallback(
    async (isReplayKept: boolean) => {
      if (isOver.current) return;
      isOver.current = true;
      const recorded = await finish();
      // This page could not record on: what the ones before it sent is the replay.
      const keep_replay = isReplayKept || (isRecorded && isResumed && recorded === null);
      stop();
      stopShare();
      // Whoever has asked for the end no longer says that the stream goes on.
      setEnding(true);
      try {
        const { stream } = await ask(streamCalls.endStream, { stream_id: begun.id, keep_replay });
        onEnded(stream ?? begun, recorded);
      } catch (cause) {
        toast(reasonOf(cause, words.actFailed), 'bad');
        onEnded({ ...begun, state: 'ended' }, recorded);
      }
    },
    [begun, isRecorded, isResumed, stop, stopShare, finish, onEnded],
  );
  useEffect(() => stop, [stop]);
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (!isOver.current) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, []);
  return { end, isEnding };
};

/** LIVE-02: what the host sees of their own stream. */
export const HostView = (props: HostViewProps) => {
  const { begun, camera } = props;
  const { data: stream = begun } = useStream(begun.id);
  const [isAsking, setAsking] = useState(false);
  const share = useShare();
  const outgoing = { media: camera.media, picture: (share.screen ?? camera.media)?.getVideoTracks()[0] ?? null };
  const { end, isEnding } = useEnd(props, outgoing, share);
  const handleOver = useCallback(() => void end(false), [end]);
  const state = useBroadcast(begun.id, outgoing, isEnding, handleOver);
  const simulation = useSimulation();
  const shown = simulation.figures === null ? shownOf(stream) : shownOfDemo(simulation.figures);
  const handleEnd = () => setAsking(true);
  return (
    <>
      <Stage
        label={words.label(stream.title)}
        leave={words.leave}
        onLeave={handleEnd}
        picture={
          <HostPicture camera={camera} share={share} state={state === 'on' ? '' : words[state]} onEnd={handleEnd} />
        }
        head={<StageHead stream={stream} shown={shown} isSimulated={simulation.figures !== null} />}
        chat={
          <Chat
            stream={stream}
            me={stream.host.id}
            onSaid={simulation.say}
            aside={() => <ChatDesk stream={stream} isHost />}
          />
        }
      />
      {isAsking && (
        <EndDialog
          isResumed={props.isResumed && !props.isRecorded}
          onEnd={(isReplayKept) => void end(isReplayKept)}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
};
