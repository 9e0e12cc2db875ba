import { blockCalls } from '@house/contract/blocks';
import { atHandle } from '@house/contract/members';
import { useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { requireSignIn } from '#auth';
import { ask, isAskError, putEntity, useEntity, wishToggle } from '#kernel';
import { toast } from '#ui';
import { texts } from './texts.ts';

const TYPE = 'block';

interface Block {
  readonly id: string;
  readonly isOn: boolean;
}

export interface Blockable {
  readonly id: string;
  readonly username: string;
}

/** What the server has just said of a member. */
export const learnBlock = (client: QueryClient, id: string, isOn: boolean): void =>
  void putEntity<Block>(client, TYPE, { id, isOn });

const tell = (member: Blockable, isOn: boolean, undo: () => void): void => {
  const handle = atHandle(member.username);
  if (isOn) toast(texts.blocked(handle), 'good', { text: texts.undo, onAct: undo });
  else toast(texts.unblocked(handle), 'good');
};

const setBlock = (
  client: QueryClient,
  member: Blockable,
  wish: boolean,
  onSettle: (isBlocked: boolean) => void,
): Promise<void> =>
  wishToggle(`block:${member.id}`, !wish, wish, {
    apply: (isOn) => learnBlock(client, member.id, isOn),
    send: async (isOn) => {
      const { isBlocked } = await ask(isOn ? blockCalls.block : blockCalls.unblock, { blocked_id: member.id });
      onSettle(isBlocked);
      tell(member, isBlocked, () => void setBlock(client, member, false, onSettle));
      return isBlocked;
    },
    onFail: (cause) => toast(isAskError(cause) && cause.status > 0 ? texts.failed : texts.unreachable, 'bad'),
  });

/** BLOCK-01. `onSettle` lets the room that asked hide or bring back what it shows of the member. */
export const useBlock = (member: Blockable, onSettle: (isBlocked: boolean) => void) => {
  const client = useQueryClient();
  const isBlocked = useEntity<Block>(TYPE, member.id)?.isOn === true;
  const toggle = () => {
    if (requireSignIn(texts.signIn)) void setBlock(client, member, !isBlocked, onSettle);
  };
  return { isBlocked, toggle };
};
