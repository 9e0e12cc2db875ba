import type { Brand } from '@wagram/contract/kernel';

const officialHandle = (brand: Brand): string => (brand.slug.length < 3 ? `${brand.slug}_app` : brand.slug);

/** In the data `$brand` is the product's own account, `$name` its name and `$credit` its token. */
export const inBrand = (text: string, brand: Brand): string =>
  text
    .replaceAll('$brand', () => officialHandle(brand))
    .replaceAll('$name', () => brand.name)
    .replaceAll('$credit', () => brand.tokens.credit);
