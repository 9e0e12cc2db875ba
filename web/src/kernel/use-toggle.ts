import { useCallback } from 'react';

export interface ToggleActions {
  /** Shows a state at once: patches the entity in the cache. */
  readonly apply: (on: boolean) => void;
  /** Tells the server; answers what the server holds now. */
  readonly send: (on: boolean) => Promise<boolean>;
  readonly onFail: (cause: unknown) => void;
}

interface Running {
  wanted: boolean;
}

// Keyed by what is toggled, not by component: the same like button on two screens is one toggle.
const running = new Map<string, Running>();

const settle = async (key: string, run: Running, before: boolean, actions: ToggleActions): Promise<void> => {
  let known = before;
  try {
    let sent: boolean;
    do {
      sent = run.wanted;
      known = await actions.send(sent);
    } while (run.wanted !== sent && run.wanted !== known);
    if (known !== run.wanted || known !== sent) actions.apply(known);
  } catch (cause) {
    actions.apply(known);
    actions.onFail(cause);
  } finally {
    running.delete(key);
  }
};

/** Optimistic: what was asked for shows at once. Fast taps collapse into the last one. The server's answer wins in the end. */
export const setToggle = (key: string, before: boolean, wanted: boolean, actions: ToggleActions): Promise<void> => {
  actions.apply(wanted);
  const current = running.get(key);
  if (current !== undefined) {
    current.wanted = wanted;
    return Promise.resolve();
  }
  const run = { wanted };
  running.set(key, run);
  return settle(key, run, before, actions);
};

export const useToggle = (key: string, on: boolean, actions: ToggleActions): (() => void) =>
  useCallback(() => void setToggle(key, on, !on, actions), [key, on, actions]);
