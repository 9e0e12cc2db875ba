import { defaultBrand, type PublicConfig } from '@wagram/contract/kernel';

/** A server with nothing special about it. */
export const plainConfig: PublicConfig = {
  brand: { ...defaultBrand, name: 'Acme', slug: 'acme' },
  demo: true,
  x: { clientId: 'client-1', authorizeUrl: 'https://x.example/authorize', pkce: 'S256' },
  google: false,
  phone: null,
  mail: true,
  publicUrl: null,
  welcomeVerified: 200,
  tokenAddress: null,
  model: true,
  version: 'test',
};
