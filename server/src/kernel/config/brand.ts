import { defaultBrand, type Brand } from '@wagram/contract/kernel';
import { listOf, type Reader } from './reader.ts';
import type { SettingName } from './settings.ts';

export const brandOf = (read: Reader): Brand => {
  const slug = read.text('BRAND_SLUG') ?? defaultBrand.slug;
  read.reject(
    !/^[a-z][a-z0-9]{1,29}$/.test(slug),
    `BRAND_SLUG must be 2 to 30 small letters and digits, not '${slug}'`,
  );
  const platinum = read.given('BRAND_PLATINUM') ? listOf(read.text('BRAND_PLATINUM')) : defaultBrand.platinum;
  const link = (name: SettingName, fallback: string): string => {
    const text = read.text(name) ?? fallback;
    // These become links on a page: anything but the web (javascript:) would run there.
    const isLink = text.startsWith('/') ? !/^\/[/\\]/.test(text) : /^https?:\/\//.test(text) && URL.canParse(text);
    read.reject(
      !isLink,
      `${name} must be an address that starts with https:// or a path on this server, not '${text}'`,
    );
    return text;
  };
  return {
    name: read.text('BRAND_NAME') ?? defaultBrand.name,
    slug,
    tokens: {
      credit: read.text('BRAND_CREDIT') ?? defaultBrand.tokens.credit,
      chain: read.text('BRAND_TOKEN') ?? defaultBrand.tokens.chain,
    },
    platinum,
    links: {
      swap: link('BRAND_SWAP_URL', defaultBrand.links.swap),
      chart: link('BRAND_CHART_URL', defaultBrand.links.chart),
      explorer: link('BRAND_EXPLORER_URL', defaultBrand.links.explorer),
      game: link('GAME_URL', defaultBrand.links.game),
    },
  };
};
