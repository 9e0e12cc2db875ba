import { networkInterfaces } from 'node:os';
import { resolve } from 'node:path';
import type { Config } from '#kernel';

const lanAddress = (): string | undefined =>
  Object.values(networkInterfaces())
    .flat()
    .find((address) => address !== undefined && address.family === 'IPv4' && !address.internal)?.address;

/** The one friendly block at the end of a start. */
export const printBanner = (config: Config, address: string): void => {
  const port = new URL(address).port;
  const local = `http://localhost:${port}`;
  const lan = lanAddress();
  const isOpen = config.host === '0.0.0.0' || config.host === '::';
  const phone = isOpen
    ? lan === undefined
      ? 'this machine has no address in a network'
      : `http://${lan}:${port}`
    : 'stop, then start with HOST=0.0.0.0 npm start';
  const lines = [
    '',
    `  ${config.brand.name} is running`,
    '',
    `  Open        ${config.publicUrl?.origin ?? local}`,
    `  On a phone  ${phone}`,
    `  Database    ${config.databaseUrl === null ? `embedded, in ${resolve(config.dataDir)}` : 'PostgreSQL'}`,
    `  Mail        ${config.smtpUrl === null ? (config.databaseUrl === null ? 'printed here' : 'off (set SMTP_URL)') : 'SMTP'}`,
    `  SMS         ${config.smsWebhookUrl === null ? (config.databaseUrl === null ? 'printed here' : 'off (set SMS_WEBHOOK_URL)') : 'webhook'}`,
    ...(config.demo ? [`  Look around Choose 'Try the demo' on the first page, no account needed`] : []),
    '  Stop        Ctrl+C',
    '',
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
};

export const printFault = (text: string): void => {
  process.stderr.write(`\n${text}\n\n`);
};
