const compact = new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 });
const whole = new Intl.NumberFormat('en');

/** 284, 9,841, 12.3K: short from ten thousand on. */
export const shortCount = (count: number): string => (count < 10_000 ? whole.format(count) : compact.format(count));

export const fullCount = (count: number): string => whole.format(count);

/** With its noun: '1 like', '2 likes'. */
export const countOf = (count: string, one: string, more: string): string => `${count} ${count === '1' ? one : more}`;
