import { languageOf } from '#kernel';
import { texts } from '../texts.ts';

// A name for a device that its owner recognises in a list. Order matters: Edge also says Chrome, Chrome also says Safari.
const browsers: readonly [RegExp, string][] = [
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

const systems: readonly [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'Mac'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
];

export const describeDevice = (userAgent: string | null): string => {
  const words = texts(languageOf(null)).device;
  if (userAgent === null) return words.unknown;
  const find = (table: readonly [RegExp, string][]): string | undefined =>
    table.find(([shape]) => shape.test(userAgent))?.[1];
  const browser = find(browsers);
  const system = find(systems);
  if (browser !== undefined && system !== undefined) return words.on(browser, system);
  return browser ?? system ?? (userAgent.split(/[\s/]/)[0]?.slice(0, 40) || words.unknown);
};
