import { blockCalls } from '@wagram/contract/blocks';
import type { MemberId } from '@wagram/contract/kernel';
import { atHandle } from '@wagram/contract/members';
import { useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { requireSignIn } from '#auth';
import { ask, isAskError, putEntity, useEntity, setToggle } from '#kernel';
import { openDialog, toast } from '#ui';
import { texts } from './texts.ts';

const TYPE = 'block';

interface Block {
  readonly id: MemberId;
  readonly isOn: boolean;
}

export interface Blockable {
  readonly id: MemberId;
  readonly username: string;
}

/** What the server has just said of a member. */
export const learnBlock = (client: QueryClient, id: MemberId, isOn: boolean): void =>
  void putEntity<Block>(client, TYPE, { id, isOn });

const tell = (member: Blockable, isOn: boolean, undo: () => void): void => {
  const handle = atHandle(member.username);
  if (isOn) toast(texts.blocked(handle), 'good', { text: texts.undo, onAct: undo });
  else toast(texts.unblocked(handle), 'good');
};

type OnSettle = (isBlocked: boolean) => void;

/** An undo restores what the block ended; an unblock later on does not. */
const setBlock = (
  client: QueryClient,
  member: Blockable,
  wanted: boolean,
  onSettle: OnSettle,
  isUndo = false,
): Promise<void> =>
  setToggle(`block:${member.id}`, !wanted, wanted, {
    apply: (isOn) => learnBlock(client, member.id, isOn),
    send: async (isOn) => {
      const pair = { blocked_id: member.id };
      const { isBlocked } = await (isOn
        ? ask(blockCalls.block, pair)
        : ask(blockCalls.unblock, isUndo ? { ...pair, restore: true } : pair));
      onSettle(isBlocked);
      tell(member, isBlocked, () => void setBlock(client, member, false, onSettle, true));
      return isBlocked;
    },
    onFail: (cause) => toast(isAskError(cause) && cause.status > 0 ? texts.failed : texts.unreachable, 'bad'),
  });

// Whom the dialog asks about, and what the room that opened it does afterwards.
let asked: { readonly member: Blockable; readonly onSettle: OnSettle } | null = null;

export const askedToBlock = (): Blockable | null => asked?.member ?? null;
export const blockAsked = (client: QueryClient): void => {
  if (asked !== null) void setBlock(client, asked.member, true, asked.onSettle);
};

/** BLOCK-01, MEND-07: a block asks first. `onSettle` lets the room that asked hide or bring back what it shows of the member. */
export const useBlock = (member: Blockable, onSettle: OnSettle) => {
  const client = useQueryClient();
  const isBlocked = useEntity<Block>(TYPE, member.id)?.isOn === true;
  const toggle = () => {
    if (!requireSignIn(texts.signIn)) return;
    if (isBlocked) return void setBlock(client, member, false, onSettle);
    asked = { member, onSettle };
    openDialog('block');
  };
  return { isBlocked, toggle };
};
