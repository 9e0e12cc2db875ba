import { SLOW_CHOICES, streamCalls } from '@wagram/contract/streams';
import type { StreamView } from '@wagram/contract/streams';
import { useQueryClient } from '@tanstack/react-query';
import { ShieldCheck, ShieldOff, SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { ask, readStoredUser, reasonOf } from '#kernel';
import { classes, IconButton, Menu, toast } from '#ui';
import { putStream } from '../api.ts';
import { DeskDialog } from './desk-dialog.tsx';
import { stopModerating } from './desk-api.ts';
import { texts } from '../texts.ts';

const words = texts.desk;

interface ChatDeskProps {
  readonly stream: StreamView;
  readonly isHost: boolean;
}

const useSlow = (stream: StreamView) => {
  const client = useQueryClient();
  const choose = async (slow_seconds: (typeof SLOW_CHOICES)[number]) => {
    try {
      putStream(client, (await ask(streamCalls.changeStream, { stream_id: stream.id, slow_seconds })).stream);
    } catch (cause) {
      toast(reasonOf(cause, texts.stage.actFailed), 'bad');
    }
  };
  return SLOW_CHOICES.map((seconds) => ({
    text: seconds === 0 ? words.slowOff : words.slowEach(seconds),
    isChosen: stream.slow_seconds === seconds,
    onSelect: () => void choose(seconds),
  }));
};

/** STG-01: what the host and moderators set for the chat. */
export const ChatDesk = ({ stream, isHost }: ChatDeskProps) => {
  const [isOpen, setOpen] = useState(false);
  const slow = useSlow(stream);
  const people = {
    text: isHost ? words.people : words.bans,
    icon: <ShieldCheck aria-hidden="true" className="size-4.5" />,
    onSelect: () => setOpen(true),
  };
  const leave = {
    text: words.stop,
    icon: <ShieldOff aria-hidden="true" className="size-4.5" />,
    onSelect: () => {
      const me = readStoredUser()?.id;
      if (me !== undefined) void stopModerating(stream.host.id, me);
    },
  };
  return (
    <>
      <Menu
        groups={[slow, [people, ...(isHost ? [] : [leave])]]}
        trigger={
          <IconButton label={words.open} className={classes(stream.slow_seconds > 0 && 'text-amber!')}>
            <SlidersHorizontal aria-hidden="true" className="size-5" />
          </IconButton>
        }
      />
      {isOpen && <DeskDialog stream={stream} isHost={isHost} onClose={() => setOpen(false)} />}
    </>
  );
};
