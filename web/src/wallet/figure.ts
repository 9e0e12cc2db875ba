/** Long sums are drawn smaller instead of being cut. */
export const figureSize = (figure: string): string =>
  figure.length > 13 ? 'text-2xl' : figure.length > 9 ? 'text-3xl' : 'text-[2.75rem] leading-12';
