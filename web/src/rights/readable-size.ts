const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

export const readableSize = (bytes: number): string => {
  const step = Math.min(UNITS.length - 1, Math.floor(Math.log10(Math.max(bytes, 1)) / 3));
  const value = bytes / 1_000 ** step;
  const options = { style: 'unit', unit: UNITS[step] ?? 'byte', maximumFractionDigits: value < 10 ? 1 : 0 };
  return new Intl.NumberFormat(undefined, options as Intl.NumberFormatOptions).format(value);
};
