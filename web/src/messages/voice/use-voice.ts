import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { logWarning, randomId } from '#kernel';
import { uploadFile, UploadError } from '#media';
import { toast } from '#ui';
import { postMessage } from '../writing/outbox.ts';
import { receiverOf, type ChatTarget } from '../target.ts';
import { texts } from '../texts.ts';
import { useRecorder } from './use-recorder.ts';

const SHORTEST_S = 0.5;
/** A button held this long is let go to send; a shorter tap lets one speak with free hands. */
const HOLD_MS = 500;

/** Hold to speak and let go to send, or tap and take one's time. */
export const useVoice = (target: ChatTarget) => {
  const { me } = target;
  const client = useQueryClient();
  const [isUploading, setUploading] = useState(false);

  const send = async (): Promise<void> => {
    const recording = await recorder.finish();
    if (recording === null) return;
    if (recording.seconds < SHORTEST_S) return toast(texts.voice.tooShort);
    setUploading(true);
    try {
      const { signal } = new AbortController();
      const chosen = { file: recording.file, kind: 'audio', screen: 'voice', wanted: null } as const;
      const { url } = await uploadFile(chosen, { signal, onPercent: () => undefined });
      const duration = Math.round(recording.seconds * 10) / 10;
      postMessage(client, me, {
        client_id: randomId(),
        ...receiverOf(target),
        kind: 'voice',
        content: '',
        image_url: url,
        media: null,
        duration,
        reply_to: null,
      });
    } catch (cause) {
      logWarning('A voice message was not sent', cause);
      toast(cause instanceof UploadError ? cause.message : texts.failed, 'bad');
    }
    setUploading(false);
  };
  const recorder = useRecorder(() => void send());
  const { state, start, cancel } = recorder;
  const letGo = useRef(send);
  letGo.current = send;

  return {
    state,
    isUploading,
    cancel,
    send,
    // The button gives way to the recording under the finger, so it is the window that sees it lifted.
    handleDown: () => {
      const since = Date.now();
      const handleUp = () => {
        if (Date.now() - since > HOLD_MS) void letGo.current();
      };
      window.addEventListener('pointerup', handleUp, { once: true });
      void start();
    },
    start,
  };
};

export type Voice = ReturnType<typeof useVoice>;
