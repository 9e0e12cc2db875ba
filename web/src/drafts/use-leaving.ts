import { useState } from 'react';
import { isAskError } from '#kernel';
import { toast } from '#ui';
import { problemText } from './api.ts';
import { texts } from './texts.ts';
import type { Drafting } from './use-drafting.ts';

/** Asked before what was written is left: to keep it, to let it go, or to stay. */
export const useLeaving = (drafting: Drafting) => {
  const { composer } = drafting.state;
  const [then, setThen] = useState<{ readonly go: () => void } | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const go = () => then?.go();
  const keep = async () => {
    setBusy(true);
    try {
      await drafting.keep();
      composer.forget();
      toast(texts.keep.kept, 'good');
      go();
    } catch (cause) {
      // Without a network what is new stays where it was typed.
      const isUnheard = isAskError(cause) && cause.status === 0;
      if (!isUnheard || drafting.isOpened) setProblem(problemText(cause));
      else {
        toast(texts.keep.onlyHere);
        go();
      }
    }
    setBusy(false);
  };
  return {
    isAsking: then !== null,
    problem,
    isBusy,
    keep,
    discard: () => {
      composer.forget();
      drafting.letGo();
      go();
    },
    stay: () => {
      setThen(null);
      setProblem(null);
    },
    /** What is on its way out is not asked about. */
    leave: (next: () => void) => {
      if (drafting.isUnkept && !composer.isBusy) setThen({ go: next });
      else {
        if (drafting.isOpened) composer.forget();
        next();
      }
    },
  };
};

export type Leaving = ReturnType<typeof useLeaving>;
