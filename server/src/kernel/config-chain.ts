import type { Reader } from './config-reader.ts';

/** Where Solana is: in the database, behind a node of somebody's, or nowhere. */
export interface ChainConfig {
  network: { kind: 'test' } | { kind: 'remote'; url: URL } | null;
  /** An address with {signature}; null: the page of this server. */
  explorer: string | null;
}

const networkOf = (read: Reader): ChainConfig['network'] => {
  const named = read.text('CHAIN');
  const url = read.url('SOLANA_RPC_URL', ['http:', 'https:']);
  read.reject(named !== null && named !== 'test' && named !== 'off', `CHAIN is test or off, not '${named}'`);
  read.reject(
    named === 'test' && url !== null,
    'CHAIN=test is the network inside this program and SOLANA_RPC_URL one outside: set one of them',
  );
  read.reject(
    url !== null && !read.given('SEAL_KEY'),
    'SOLANA_RPC_URL is set but SEAL_KEY is missing: keys that hold money are sealed with it. Make one with `openssl rand -base64 32`, and keep it with your backups',
  );
  if (named === 'off') return null;
  if (url !== null) return { kind: 'remote', url };
  return named === 'test' || !read.given('DATABASE_URL') ? { kind: 'test' } : null;
};

export const chainOf = (read: Reader): ChainConfig => {
  const explorer = read.text('EXPLORER_URL');
  const isAddress = explorer === null || (/^https?:\/\//.test(explorer) && explorer.includes('{signature}'));
  read.reject(!isAddress, 'EXPLORER_URL must be an address that starts with https:// and holds {signature}');
  return { network: networkOf(read), explorer };
};
