import { blockCalls } from '@wagram/contract/blocks';
import type { MemberId } from '@wagram/contract/kernel';
import { atHandle } from '@wagram/contract/members';
import { useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { requireSignIn } from '#auth';
import { ask, isAskError, putEntity, readStoredUser, useEntity, setToggle } from '#kernel';
import { toast } from '#ui';
import { texts } from './texts.ts';
import type { Blockable } from './use-block.ts';

const words = texts.mute;
const TYPE = 'mute';

interface Mute {
  readonly id: MemberId;
  readonly isOn: boolean;
}

/** What the server has just said of a member. */
export const learnMute = (client: QueryClient, id: MemberId, isOn: boolean): void =>
  void putEntity<Mute>(client, TYPE, { id, isOn });

const setMute = (
  client: QueryClient,
  member: Blockable,
  wanted: boolean,
  onSettle: (isMuted: boolean) => void,
): Promise<void> =>
  setToggle(`mute:${member.id}`, !wanted, wanted, {
    apply: (isOn) => learnMute(client, member.id, isOn),
    send: async (isOn) => {
      const pair = { muter_id: readStoredUser()?.id, muted_id: member.id };
      const { isMuted } = await ask(isOn ? blockCalls.mute : blockCalls.unmute, pair);
      onSettle(isMuted);
      const handle = atHandle(member.username);
      if (isMuted) {
        const onAct = () => void setMute(client, member, false, onSettle);
        toast(words.done(handle), 'good', { text: texts.undo, onAct });
      } else toast(words.undone(handle), 'good');
      return isMuted;
    },
    onFail: (cause) => toast(isAskError(cause) && cause.status > 0 ? cause.message : words.failed, 'bad'),
  });

/** D13: 'Not Interested' on another's profile keeps them out of what comes unasked. */
export const useMute = (member: Blockable, onSettle: (isMuted: boolean) => void) => {
  const client = useQueryClient();
  const isMuted = useEntity<Mute>(TYPE, member.id)?.isOn === true;
  const toggle = () => {
    if (requireSignIn(words.signIn)) void setMute(client, member, !isMuted, onSettle);
  };
  return { isMuted, toggle };
};
