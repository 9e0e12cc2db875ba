export const TREND_WINDOWS = ['1h', '24h', '7d'] as const;
export type TrendWindow = (typeof TREND_WINDOWS)[number];
export const TREND_WINDOW_DEFAULT: TrendWindow = '24h';

const HOUR = 3_600_000;
export const WINDOW_MS: Readonly<Record<TrendWindow, number>> = { '1h': HOUR, '24h': 24 * HOUR, '7d': 7 * 24 * HOUR };

/** So many are kept of each list: nobody reads further. */
export const RANKED_MAX = 500;

/** TREND-01: the list updates every 5 minutes. */
export const TREND_MINUTES = 5;
