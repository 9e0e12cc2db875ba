import { createContext, useContext } from 'react';
import type { ComponentType, ReactNode } from 'react';
import type { MenuItem } from '#ui';
import type { BubbleView } from './rows.ts';

/** What a room above puts into a conversation: a group shows who speaks, and has more to a message than words. */
export interface ChatParts {
  readonly hasSenders: boolean;
  readonly canAttach: boolean;
  readonly canRecord: boolean;
  /** Stands under the bubble. */
  readonly Under: ComponentType<{ readonly shown: BubbleView }> | null;
  /** Stands before the time. */
  readonly Marks: ComponentType<{ readonly shown: BubbleView }> | null;
  /** More that can be done with a message. */
  readonly itemsOf: (shown: BubbleView) => readonly MenuItem[];
  /** What the field is for, where it is not for messages. */
  readonly fieldLabel?: string;
  /** Stands beside the field, after the paper clip. */
  readonly tools: ReactNode;
}

/** A conversation between two, with words and files alone. */
export const plainChat: ChatParts = {
  hasSenders: false,
  canAttach: true,
  canRecord: true,
  Under: null,
  Marks: null,
  itemsOf: () => [],
  tools: null,
};

/** True while what is written has to wait: the field takes it, and nothing is sent. */
const Pause = createContext(false);
export const SendPause = Pause.Provider;
export const useIsPaused = (): boolean => useContext(Pause);

const Parts = createContext<ChatParts>(plainChat);

export const ChatPartsProvider = Parts.Provider;
export const useChatParts = (): ChatParts => useContext(Parts);
