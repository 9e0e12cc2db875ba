import { join, resolve } from 'node:path';
import type { Config } from '#kernel';

const keysOf = ({ dataDir, sealKey, vapid }: Config): string[] => [
  sealKey === null
    ? `Second factors stay sealed with ${resolve(join(dataDir, 'seal-key'))}: keep the file, or set SEAL_KEY to what is in it. Every machine needs the same.`
    : 'SEAL_KEY stays as it is; every machine needs the same.',
  vapid === null
    ? `Devices know this network by ${resolve(join(dataDir, 'push-keys'))}: keep the file, or set VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY to the pair in it.`
    : 'VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY stay as they are.',
];

/** Defaults that are others with PostgreSQL, where they decide what members find. */
const defaultsOf = (before: Config, after: Config): string[] => {
  const lines: string[] = [];
  if (before.chain.network?.kind === 'test' && after.chain.network === null)
    lines.push('CHAIN=test  the test network and what wallets hold there lie in the database; unset, there is none');
  if (before.dailyClaim !== after.dailyClaim)
    lines.push(`DAILY_CLAIM=${before.dailyClaim}  unset, there is nothing to claim with PostgreSQL`);
  if (before.chain.withdraw.received && !after.chain.withdraw.received)
    lines.push('WITHDRAW_RECEIVED=on  unset, only what came in from a wallet may leave again');
  if (before.demo && !after.demo)
    lines.push('DEMO=on  only if strangers should go on to sign in as demo members; their posts stay either way');
  return lines;
};

/** What is no longer there, and is not a setting with one obvious value. */
const lossesOf = (before: Config, after: Config): string[] => {
  const lines: string[] = [];
  if (after.smtpUrl === null)
    lines.push('Mail is no longer printed to the log: set SMTP_URL, MAIL_FROM and PUBLIC_URL, or none is sent.');
  if (after.smsWebhookUrl === null)
    lines.push('SMS are no longer printed to the log: set SMS_WEBHOOK_URL if people sign in by phone.');
  if (Object.entries(before.limits).some(([name, limit]) => after.limits[name as keyof Config['limits']] !== limit))
    lines.push('Limits that you have not named (LIMIT_…) are a tenth of what they were.');
  return lines;
};

/** What has to be set so that the network is the same as before. */
export const settingsAfter = (before: Config, after: Config): string[] => {
  const defaults = defaultsOf(before, after);
  return [
    'Set from now on, in .env or where your settings are:',
    '',
    '  DATABASE_URL  as it was for this command',
    ...defaults.map((line) => `  ${line}`),
    '',
    ...keysOf(after),
    ...lossesOf(before, after),
  ];
};
