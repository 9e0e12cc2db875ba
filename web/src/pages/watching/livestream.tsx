import type { MemberId } from '@wagram/contract/kernel';
import type { StreamView } from '@wagram/contract/streams';
import { videoCalls } from '@wagram/contract/video';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useSession } from '#auth';
import { ask } from '#kernel';
import {
  forgetLists,
  HostView,
  Intro,
  ScheduleDialog,
  Setup,
  streamTexts as words,
  Summary,
  useCamera,
} from '#streams';
import type { Recorded } from '#streams';
import { useScheduleSale } from '#tickets';

interface Begun {
  readonly stream: StreamView;
  readonly isRecorded: boolean;
}

type Step =
  | { readonly at: 'intro' }
  | { readonly at: 'studio'; readonly planned: StreamView | null; readonly resumed: Begun | null }
  | { readonly at: 'over'; readonly stream: StreamView; readonly recorded: Recorded | null };

interface StudioProps {
  readonly planned: StreamView | null;
  /** Live already: its page went away. */
  readonly resumed: Begun | null;
  readonly onCancel: () => void;
  readonly onEnded: (stream: StreamView, recorded: Recorded | null) => void;
}

/** One camera from the preview to the end of the stream: it does not blink in between. */
const Studio = ({ planned, resumed, onCancel, onEnded }: StudioProps) => {
  const camera = useCamera();
  const [begun, setBegun] = useState(resumed);
  const handleCancel = () => {
    camera.stop();
    onCancel();
  };
  if (begun !== null)
    return (
      <HostView
        begun={begun.stream}
        isRecorded={begun.isRecorded}
        isResumed={resumed !== null}
        camera={camera}
        onEnded={onEnded}
      />
    );
  return (
    <Setup
      camera={camera}
      planned={planned}
      onLive={(stream, isRecorded) => setBegun({ stream, isRecorded })}
      onCancel={handleCancel}
    />
  );
};

const Schedule = ({ me, onClose }: { readonly me: MemberId; readonly onClose: () => void }) => (
  <ScheduleDialog more={useScheduleSale(me)} onClose={onClose} />
);

/** A replay is posted as a video: it may be longer than what a post shows. Once, however often it is asked. */
const postReplay = async (title: string, url: string): Promise<void> =>
  void (await ask(videoCalls.createVideo, { title, video_url: url }, { key: `replay-${url.split('/').at(-2) ?? ''}` }));

/** LIVE-01, LIVE-02. */
export const LivestreamPage = () => {
  const { user } = useSession();
  const client = useQueryClient();
  const [step, setStep] = useState<Step>({ at: 'intro' });
  const [isScheduling, setScheduling] = useState(false);
  const handleEnded = useCallback(
    (stream: StreamView, recorded: Recorded | null) => {
      forgetLists(client);
      setStep({ at: 'over', stream, recorded });
    },
    [client],
  );
  const toIntro = () => setStep({ at: 'intro' });
  return (
    <>
      <h1 className="border-b border-line px-4 py-4 text-2xl font-bold tracking-tight wide:px-6">{words.heading}</h1>
      {step.at === 'intro' && (
        <Intro
          me={user?.id ?? null}
          onStart={(planned) => setStep({ at: 'studio', planned, resumed: null })}
          onResume={(stream, isRecorded) => setStep({ at: 'studio', planned: null, resumed: { stream, isRecorded } })}
          onSchedule={() => setScheduling(true)}
        />
      )}
      {step.at === 'studio' && (
        <Studio planned={step.planned} resumed={step.resumed} onCancel={toIntro} onEnded={handleEnded} />
      )}
      {step.at === 'over' && <Summary {...step} onPost={postReplay} onDone={toIntro} />}
      {isScheduling && user !== null && <Schedule me={user.id} onClose={() => setScheduling(false)} />}
    </>
  );
};
