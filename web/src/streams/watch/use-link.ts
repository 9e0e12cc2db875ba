import { useEffect, useState } from 'react';
import { isAskError } from '#kernel';
import type { Link } from './peer.ts';

export type LinkState = 'connecting' | 'on' | 'lost';

const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 8_000;
/** A line may stumble for a moment and go on by itself. */
const STUMBLE_MS = 2_000;

/** Waiting and trying again do not help against these. */
const isFinal = (cause: unknown): boolean => isAskError(cause) && [401, 403, 404, 409].includes(cause.status);

/** Told when nobody wants what it is making any more. */
export type Connect = (wanted: AbortSignal) => Promise<Link>;

const keepLinked = (connect: Connect, tell: (state: LinkState, cause?: unknown) => void): (() => void) => {
  let link: Link | null = null;
  const wanted = new AbortController();
  let wait = FIRST_WAIT_MS;
  let timer = 0;
  const later = (ms: number, work: () => void) => {
    window.clearTimeout(timer);
    timer = window.setTimeout(work, ms);
  };
  const again = () => {
    link?.close();
    link = null;
    if (wanted.signal.aborted) return;
    tell('lost');
    later(wait, () => void begin());
    wait = Math.min(wait * 2, LONGEST_WAIT_MS);
  };
  const watchOver = ({ peer }: Link) => {
    const look = () => {
      if (link?.peer !== peer) return;
      if (peer.connectionState === 'connected') {
        window.clearTimeout(timer);
        wait = FIRST_WAIT_MS;
        tell('on');
      } else if (peer.connectionState === 'disconnected') later(STUMBLE_MS, again);
      else if (peer.connectionState === 'failed') again();
    };
    peer.addEventListener('connectionstatechange', look);
    look();
  };
  const begin = async () => {
    try {
      const made = await connect(wanted.signal);
      if (wanted.signal.aborted) return made.close();
      link = made;
      watchOver(made);
    } catch (cause) {
      if (wanted.signal.aborted) return;
      if (isFinal(cause)) tell('lost', cause);
      else again();
    }
  };
  void begin();
  return () => {
    wanted.abort();
    window.clearTimeout(timer);
    link?.close();
  };
};

/** Holds a connection for as long as it is wanted, and makes it anew when it breaks: the relay may have been restarted. */
export const useLink = (connect: Connect | null): LinkState => {
  const [state, setState] = useState<LinkState>('connecting');
  useEffect(() => {
    if (connect === null) return;
    setState('connecting');
    return keepLinked(connect, setState);
  }, [connect]);
  return state;
};
