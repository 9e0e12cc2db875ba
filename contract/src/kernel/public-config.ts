import type { Brand } from './brand.ts';

export interface OwnLanguage {
  readonly tag: string;
  /** What it calls itself. */
  readonly name: string;
  readonly files: readonly [first: string, later: string, sentences: string];
}

/** What the server renders into index.html for the web. Everything here is public. */
export interface PublicConfig {
  readonly brand: Brand;
  /** Demo community and demo sign-in are on. */
  readonly demo: boolean;
  readonly x: { readonly clientId: string; readonly authorizeUrl: string; readonly pkce: 'S256' | 'plain' } | null;
  readonly google: boolean;
  /** How codes reach a phone: by SMS, in the server's log (nobody but operators reads it), or not at all. */
  readonly phone: 'sms' | 'log' | null;
  readonly mail: boolean;
  readonly publicUrl: string | null;
  readonly welcomeVerified: number;
  /** D23: the token on the chain; null as long as there is none. */
  readonly tokenAddress: string | null;
  /** Wallets here are on the test network of this server, where nothing has value. */
  readonly testNetwork?: boolean;
  /** Texts that the operator brings: they are asked for, the others come with the page. */
  readonly ownDocuments?: readonly ('terms' | 'privacy')[];
  /** A model writes the assistant's answers; without one it looks things up. */
  readonly model: boolean;
  /** People here and on other servers follow each other. */
  readonly federation?: boolean;
  /** Texts in other languages can be translated. */
  readonly translate?: boolean;
  /** LNG-04: what this server speaks beyond the languages of the program, with the addresses of the words: first, later, and sentences. */
  readonly languages?: readonly OwnLanguage[];
  readonly version: string;
}
