import type { MemberId } from '@wagram/contract/kernel';
import { createContext, useContext } from 'react';

export interface MemberOption {
  readonly kind: 'member';
  readonly id: MemberId;
  readonly name: string;
  readonly handle: string;
  readonly avatarUrl: string | null;
}

export interface TagOption {
  readonly kind: 'tag';
  /** Without its #. */
  readonly tag: string;
}

export interface EmojiOption {
  readonly kind: 'emoji';
  readonly emoji: string;
  readonly name: string;
}

export type Option = MemberOption | TagOption | EmojiOption;

/** Who is called like this, and what is talked about under it. The app knows whom to ask. */
export interface CompletionSource {
  readonly findMembers: (words: string, signal: AbortSignal) => Promise<readonly MemberOption[]>;
  readonly findTags: (words: string, signal: AbortSignal) => Promise<readonly TagOption[]>;
}

const Source = createContext<CompletionSource | null>(null);

export const CompletionProvider = Source.Provider;
export const useCompletionSource = (): CompletionSource | null => useContext(Source);
