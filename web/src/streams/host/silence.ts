import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

const LOOK_MS = 400;
/** With one look more this is told within three seconds. */
const SILENT_MS = 2_200;

/** Tells whether what came once comes no more. */
export class Silence {
  private packets = 0;
  private heardAt = 0;

  /** `packets` so far, seen at the time `at`, in milliseconds. A new connection counts from the start again. */
  see(packets: number, at: number): boolean {
    if (packets !== this.packets) this.heardAt = at;
    this.packets = packets;
    return packets > 0 && at - this.heardAt >= SILENT_MS;
  }
}

const packetsOf = async (peer: RTCPeerConnection): Promise<number> => {
  let sum = 0;
  (await peer.getStats()).forEach((one: { type: string; packetsReceived?: number }) => {
    if (one.type === 'inbound-rtp') sum += one.packetsReceived ?? 0;
  });
  return sum;
};

/** MEND-20: the line to the relay stands, and nothing comes over it: the host has lost theirs. */
export const useHostLost = (peer: RefObject<RTCPeerConnection | null>): boolean => {
  const [isLost, setLost] = useState(false);
  useEffect(() => {
    const silence = new Silence();
    const look = async () => {
      if (peer.current === null) return;
      setLost(silence.see(await packetsOf(peer.current), performance.now()));
    };
    const timer = window.setInterval(() => void look().catch(() => undefined), LOOK_MS);
    return () => window.clearInterval(timer);
  }, [peer]);
  return isLost;
};
