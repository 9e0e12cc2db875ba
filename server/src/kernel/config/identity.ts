// Sign-in through others.
import type { Reader } from './reader.ts';

export interface XConfig {
  clientId: string;
  clientSecret: string | null;
  authorizeUrl: string;
  tokenUrl: string;
  apiUrl: string;
  pkce: 'S256' | 'plain';
}

export interface GoogleConfig {
  clientId: string;
  clientSecret: string;
  issuer: string;
}

export const xOf = (read: Reader): XConfig | null => {
  const pkce = read.text('X_PKCE_METHOD');
  read.reject(pkce !== 'S256' && pkce !== 'plain', `X_PKCE_METHOD must be S256 or plain, not '${pkce}'`);
  const [authorizeUrl, tokenUrl, apiUrl] = (['X_AUTHORIZE_URL', 'X_TOKEN_URL', 'X_API_URL'] as const).map(
    (name) => read.url(name, ['http:', 'https:'])?.href ?? '',
  );
  const clientId = read.text('X_CLIENT_ID');
  read.reject(clientId === null && read.given('X_CLIENT_SECRET'), 'X_CLIENT_SECRET is set but X_CLIENT_ID is missing');
  if (clientId === null) return null;
  return {
    clientId,
    clientSecret: read.text('X_CLIENT_SECRET'),
    authorizeUrl: authorizeUrl ?? '',
    tokenUrl: tokenUrl ?? '',
    apiUrl: apiUrl ?? '',
    pkce: pkce === 'plain' ? 'plain' : 'S256',
  };
};

export const googleOf = (read: Reader): GoogleConfig | null => {
  const clientId = read.text('GOOGLE_CLIENT_ID');
  const clientSecret = read.text('GOOGLE_CLIENT_SECRET');
  const issuer = read.url('GOOGLE_ISSUER', ['http:', 'https:']);
  read.reject(
    clientId !== null && clientSecret === null,
    'GOOGLE_CLIENT_ID is set but GOOGLE_CLIENT_SECRET is missing',
  );
  read.reject(
    clientId === null && clientSecret !== null,
    'GOOGLE_CLIENT_SECRET is set but GOOGLE_CLIENT_ID is missing',
  );
  if (clientId === null || clientSecret === null || issuer === null) return null;
  return { clientId, clientSecret, issuer: issuer.href };
};
