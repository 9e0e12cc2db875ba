import { useCallback, useEffect, useState } from 'react';

/** A moment that passes: on after start(), off again by itself. Started anew, it begins anew (use `count` as a key). */
export const useMoment = (ms: number) => {
  const [count, setCount] = useState(0);
  const [isOn, setOn] = useState(false);
  useEffect(() => {
    if (count === 0) return undefined;
    setOn(true);
    const timer = window.setTimeout(() => setOn(false), ms);
    return () => window.clearTimeout(timer);
  }, [count, ms]);
  const start = useCallback(() => setCount((old) => old + 1), []);
  return { isOn, count, start };
};
