import { bareHandle } from '@wagram/contract/members';
import { useLocation, useNavigate } from 'react-router';
import { memberPath } from '#members';

/** What a link to a profile may say of where it stands. */
export interface ProfileOrigin {
  readonly from?: 'chat';
  readonly originalProfile?: string;
}

const chat = /^\/(chat|dm|group|messages)(\/|$)/;
const profile = /^\/user\/([^/]+)/;

/** USER-02: to the messages if from a chat, to the other profile if from one, else home. */
export const leavingPath = (shown: string, origin: ProfileOrigin | null, before: string | null): string => {
  if (origin?.from === 'chat' || (before !== null && chat.test(before))) return '/messages';
  const other = origin?.originalProfile ?? (before === null ? undefined : profile.exec(before)?.[1]);
  if (other === undefined || bareHandle(other).toLowerCase() === bareHandle(shown).toLowerCase()) return '/home';
  return memberPath(other);
};

interface History {
  readonly currentEntry: { readonly index: number } | null;
  entries(): readonly { readonly url: string | null }[];
}

/** Where this tab was before, in browsers that tell. */
const pathBefore = (): string | null => {
  const history = (window as { navigation?: History }).navigation;
  const index = history?.currentEntry?.index ?? 0;
  const url = index > 0 ? history?.entries()[index - 1]?.url : null;
  return url == null || !URL.canParse(url) ? null : new URL(url).pathname;
};

/** Going back is better than going there anew: the place where one was reading is still there. */
export const useLeaveProfile = (shown: string): (() => void) => {
  const navigate = useNavigate();
  const { state } = useLocation();
  return () => {
    const before = pathBefore();
    const path = leavingPath(shown, state as ProfileOrigin | null, before);
    void (before === path ? navigate(-1) : navigate(path));
  };
};
