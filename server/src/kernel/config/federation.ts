import type { Reader } from './reader.ts';

export interface FederationConfig {
  /** Ids are made of it; the database remembers it. */
  readonly origin: string;
  /** What stands behind the second @ of a name, with its port where it has one. */
  readonly host: string;
  /** Servers that may stand inside, and speak without TLS. */
  readonly trusted: readonly string[];
  /** Documents are for servers alone that sign what they ask. */
  readonly authorised: boolean;
  /** Whoever is blocked is told. */
  readonly tellsBlocks: boolean;
}

/** Null: this network is on its own. */
export const federationOf = (
  read: Reader,
  publicUrl: URL | null,
  trusted: readonly string[],
): FederationConfig | null => {
  if (read.flag('FEDERATION') !== true) return null;
  const isSafe = publicUrl !== null && (publicUrl.protocol === 'https:' || trusted.includes(publicUrl.host));
  read.reject(
    !isSafe,
    'FEDERATION is on and PUBLIC_URL is not https: other servers know this one by that address, for example PUBLIC_URL=https://social.example, and it can never be changed',
  );
  if (publicUrl === null) return null;
  return {
    origin: publicUrl.origin,
    host: publicUrl.host,
    trusted,
    authorised: read.flag('FEDERATION_AUTHORISED') === true,
    tellsBlocks: read.flag('FEDERATION_TELL_BLOCKS') === true,
  };
};
