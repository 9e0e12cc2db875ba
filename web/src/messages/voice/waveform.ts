/** The loudest of each part, against the loudest of all; what is silent keeps a short bar. */
export const peaksOf = (samples: ArrayLike<number>, bars: number): number[] => {
  const size = samples.length / bars;
  const peaks = Array.from({ length: bars }, (_none, bar) => {
    let peak = 0;
    const end = Math.min(samples.length, Math.ceil((bar + 1) * size));
    for (let i = Math.floor(bar * size); i < end; i += 1) peak = Math.max(peak, Math.abs(samples[i] ?? 0));
    return peak;
  });
  const loudest = Math.max(...peaks, 0);
  return peaks.map((peak) => (loudest === 0 ? 0 : peak / loudest));
};

/** 65.4 is 1:05. */
export const clockText = (seconds: number): string => {
  const whole = Math.max(0, Math.floor(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
};
