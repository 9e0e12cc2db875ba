import { Heart } from 'lucide-react';
import { useCallback, useState } from 'react';
import './motion.css';

interface Burst {
  readonly id: number;
  readonly x: number;
  readonly y: number;
}

const TILTS = [-14, 9, -5, 16];

/** A heart where somebody tapped, for as long as it flies. */
export const useHearts = () => {
  const [bursts, setBursts] = useState<readonly Burst[]>([]);
  const add = useCallback(
    (x: number, y: number) => setBursts((old) => [...old, { id: (old.at(-1)?.id ?? 0) + 1, x, y }]),
    [],
  );
  const drop = useCallback((id: number) => setBursts((old) => old.filter((one) => one.id !== id)), []);
  return { bursts, add, drop };
};

interface HeartsProps {
  readonly bursts: readonly Burst[];
  readonly onEnd: (id: number) => void;
}

export const Hearts = ({ bursts, onEnd }: HeartsProps) => (
  <div aria-hidden="true" className="pointer-events-none absolute inset-0 z-10 overflow-hidden">
    {bursts.map(({ id, x, y }) => (
      <span
        key={id}
        data-heart
        className="heart-burst"
        style={{ left: x, top: y, rotate: `${TILTS[id % TILTS.length] ?? 0}deg` }}
        onAnimationEnd={() => onEnd(id)}
      >
        <Heart className="size-22 fill-current" strokeWidth={0} />
      </span>
    ))}
  </div>
);
