import type { PollDraft } from '@wagram/contract/posts';
import { pollDraft, postWarning } from '@wagram/contract/posts';
import { useState } from 'react';

const DAY_MINUTES = 24 * 60;
const NEW_POLL: PollDraft = { options: ['', ''], minutes: DAY_MINUTES };

/** What a post may hold beside words and files: a question with answers, a warning. */
export const useExtras = (start?: { readonly poll: PollDraft | null; readonly warning: string | null }) => {
  const [poll, setPoll] = useState<PollDraft | null>(start?.poll ?? null);
  const [warning, setWarning] = useState<string | null>(start?.warning ?? null);
  const isComplete =
    (poll === null || pollDraft.safeParse(poll).success) &&
    (warning === null || postWarning.safeParse(warning).success);
  return {
    poll,
    setPoll,
    togglePoll: () => setPoll(poll === null ? NEW_POLL : null),
    warning,
    setWarning,
    toggleWarning: () => setWarning(warning === null ? '' : null),
    isComplete,
    key: JSON.stringify([poll, warning]),
    reset: () => {
      setPoll(null);
      setWarning(null);
    },
  };
};

export type Extras = ReturnType<typeof useExtras>;
