import { getLanguage } from '#kernel';

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

export const readableSize = (bytes: number): string => {
  const step = Math.min(UNITS.length - 1, Math.floor(Math.log10(Math.max(bytes, 1)) / 3));
  const value = bytes / 1_000 ** step;
  const unit = UNITS[step] ?? 'byte';
  return getLanguage().number(value, { style: 'unit', unit, maximumFractionDigits: value < 10 ? 1 : 0 });
};
