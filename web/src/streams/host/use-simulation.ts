import type { OwnProfileView } from '@wagram/contract/members';
import { useCallback, useEffect, useState } from 'react';
import { useSession } from '#auth';
import { getConfig } from '#kernel';
import { addComment, beginSimulation, SIMULATION_MS, stepSimulation } from './simulation.ts';
import type { Simulated } from './simulation.ts';

/** LIVE-03: only where the demo is on, and only for a demo account. */
const isSimulated = (user: OwnProfileView | null): boolean => getConfig().demo && user?.demo === true;

/** null: the figures are those of real viewers. */
export const useSimulation = (): { readonly figures: Simulated | null; readonly say: () => void } => {
  const { user } = useSession();
  const [figures, setFigures] = useState(() => (isSimulated(user) ? beginSimulation(Math.random) : null));
  const isOn = figures !== null;
  useEffect(() => {
    if (!isOn) return;
    const step = () => setFigures((now) => now && stepSimulation(now, Math.random));
    const timer = window.setInterval(step, SIMULATION_MS);
    return () => window.clearInterval(timer);
  }, [isOn]);
  const say = useCallback(() => setFigures((now) => now && addComment(now)), []);
  return { figures, say };
};
