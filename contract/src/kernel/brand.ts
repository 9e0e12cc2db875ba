// The one place that spells the brand. BRAND_* settings of an operator override each field.
export interface Brand {
  readonly name: string;
  /** Part of addresses (/buy-{slug}), storage keys and media folders. */
  readonly slug: string;
  readonly tokens: { readonly credit: string; readonly chain: string };
  /** Handles that carry the platinum badge; reserved, so nobody can sign up under them. */
  readonly platinum: readonly string[];
  readonly links: { readonly swap: string; readonly chart: string; readonly explorer: string; readonly game: string };
}

export const defaultBrand: Brand = {
  name: 'Wagram',
  slug: 'wagram',
  tokens: { credit: 'WGM', chain: 'WGR' },
  platinum: ['wagram', 'wagram_team', 'wagram_labs', 'werunner'],
  links: {
    swap: 'https://raydium.io/swap/',
    chart: 'https://dexscreener.com/solana/',
    explorer: 'https://explorer.solana.com/',
    game: '/games/werunner/',
  },
};
