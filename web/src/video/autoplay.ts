/** What the viewer has asked of the video before their eyes; a new one starts without an intent. */
export interface Player {
  readonly intent: 'none' | 'play' | 'pause';
  readonly isMuted: boolean;
}

export const START: Player = { intent: 'none', isMuted: true };

export interface Surroundings {
  /** The one in view; all others rest. */
  readonly isCurrent: boolean;
  /** The page can be seen, and no dialog covers it. */
  readonly isSeen: boolean;
  /** Less motion, or less data, is asked for: nothing starts by itself. */
  readonly isCalm: boolean;
}

export const shouldPlay = ({ intent }: Player, { isCurrent, isSeen, isCalm }: Surroundings): boolean =>
  isCurrent && isSeen && (intent === 'play' || (intent === 'none' && !isCalm));

/** The next one only says how long and how large it is; the rest stays on the server. */
export const preloadFor = (distance: number, isCalm: boolean): 'auto' | 'metadata' | 'none' => {
  if (distance === 0) return isCalm ? 'metadata' : 'auto';
  return distance === 1 && !isCalm ? 'metadata' : 'none';
};

/** The first tap turns the sound on, the next one pauses. What is started by hand is started with its sound. */
export const tapped = (player: Player, isPlaying: boolean): Player => {
  if (!isPlaying) return { intent: 'play', isMuted: player.intent === 'none' ? false : player.isMuted };
  return player.isMuted ? { ...player, isMuted: false } : { ...player, intent: 'pause' };
};

export const toggled = (player: Player, isPlaying: boolean): Player => ({
  ...player,
  intent: isPlaying ? 'pause' : 'play',
});

export const muted = (player: Player): Player => ({ ...player, isMuted: !player.isMuted });

/** On to another video: it begins by itself again, and the sound stays as it was. */
export const movedOn = (player: Player): Player => ({ ...player, intent: 'none' });

interface Connection {
  readonly saveData?: boolean;
}

export const CALM_QUERIES = ['(prefers-reduced-motion: reduce)', '(prefers-reduced-data: reduce)'];

export const isCalmPlace = (): boolean => {
  const { connection } = navigator as { connection?: Connection };
  return connection?.saveData === true || CALM_QUERIES.some((query) => window.matchMedia(query).matches);
};
