import type { Config } from './config.ts';
import type { Reader } from './reader.ts';

export const referralNeedsOf = (read: Reader): Config['referrals']['needs'] => {
  const named = (read.text('REFERRAL_NEEDS') ?? '')
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .filter((need) => need !== '' && need !== 'none');
  const needs = named.filter((need) => need === 'verified' || need === 'post');
  read.reject(
    needs.length < named.length,
    `REFERRAL_NEEDS may name verified and post, or none, not '${named.join(',')}'`,
  );
  return needs;
};

/** Where this server cannot prove anybody, nobody waits for it. */
export const welcomeNeedsOf = (read: Reader): Config['welcomeNeeds'] => {
  const named = read.text('WELCOME_NEEDS');
  const ways = ['SMTP_URL', 'X_CLIENT_ID', 'GOOGLE_CLIENT_ID', 'SMS_WEBHOOK_URL'] as const;
  read.reject(
    named !== null && named !== 'proved' && named !== 'none',
    `WELCOME_NEEDS is proved or none, not '${named}'`,
  );
  if (named === 'proved' || named === 'none') return named;
  return ways.some((way) => read.given(way)) ? 'proved' : 'none';
};
