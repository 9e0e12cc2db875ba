import { useCallback, useEffect, useRef, useState } from 'react';

type CameraState = 'asking' | 'on' | 'denied';

export interface Camera {
  readonly state: CameraState;
  readonly media: MediaStream | null;
  readonly isCameraOn: boolean;
  readonly isMicrophoneOn: boolean;
  readonly cameras: readonly MediaDeviceInfo[];
  readonly microphones: readonly MediaDeviceInfo[];
  readonly cameraId: string;
  readonly microphoneId: string;
  readonly toggle: (kind: 'video' | 'audio') => void;
  readonly choose: (kind: 'video' | 'audio', deviceId: string) => void;
  readonly retry: () => void;
  readonly stop: () => void;
}

/** LIVE-01: ideally 1280 by 720, the camera that looks at the host. */
const constraintsFor = (cameraId: string, microphoneId: string): MediaStreamConstraints => ({
  video: {
    width: { ideal: 1280 },
    height: { ideal: 720 },
    ...(cameraId === '' ? { facingMode: 'user' } : { deviceId: { exact: cameraId } }),
  },
  audio: microphoneId === '' ? true : { deviceId: { exact: microphoneId } },
});

export const stopTracks = (media: MediaStream | null): void => media?.getTracks().forEach((track) => track.stop());

const idOf = (media: MediaStream | null, kind: 'video' | 'audio'): string => {
  const [track] = (kind === 'video' ? media?.getVideoTracks() : media?.getAudioTracks()) ?? [];
  return track?.getSettings().deviceId ?? '';
};

const enable = (media: MediaStream | null, kind: 'video' | 'audio', isOn: boolean): void =>
  media?.getTracks().forEach((track) => {
    if (track.kind === kind) track.enabled = isOn;
  });

/** The camera and the microphone, from the first question to the moment they are let go. */
export const useCamera = (): Camera => {
  const [state, setState] = useState<CameraState>('asking');
  const [media, setMedia] = useState<MediaStream | null>(null);
  const [isOn, setIsOn] = useState({ video: true, audio: true });
  const [wanted, setWanted] = useState({ video: '', audio: '', tries: 0 });
  const [devices, setDevices] = useState<readonly MediaDeviceInfo[]>([]);
  const held = useRef<MediaStream | null>(null);
  const stop = useCallback(() => {
    stopTracks(held.current);
    held.current = null;
  }, []);
  useEffect(() => {
    let isGone = false;
    const ask = async () => {
      try {
        const got = await navigator.mediaDevices.getUserMedia(constraintsFor(wanted.video, wanted.audio));
        if (isGone) return stopTracks(got);
        stop();
        held.current = got;
        setMedia(got);
        setState('on');
        const found = await navigator.mediaDevices.enumerateDevices();
        if (!isGone) setDevices(found);
      } catch {
        if (!isGone) setState('denied');
      }
    };
    void ask();
    return () => {
      isGone = true;
    };
  }, [wanted, stop]);
  useEffect(() => stop, [stop]);
  useEffect(() => {
    enable(media, 'video', isOn.video);
    enable(media, 'audio', isOn.audio);
  }, [media, isOn]);
  return {
    state,
    media: state === 'on' ? media : null,
    isCameraOn: isOn.video,
    isMicrophoneOn: isOn.audio,
    cameras: devices.filter(({ kind }) => kind === 'videoinput'),
    microphones: devices.filter(({ kind }) => kind === 'audioinput'),
    cameraId: wanted.video || idOf(media, 'video'),
    microphoneId: wanted.audio || idOf(media, 'audio'),
    toggle: (kind) => setIsOn((now) => ({ ...now, [kind]: !now[kind] })),
    choose: (kind, deviceId) => setWanted((now) => ({ ...now, [kind]: deviceId })),
    retry: () => {
      setState('asking');
      setWanted((now) => ({ ...now, tries: now.tries + 1 }));
    },
    stop,
  };
};
