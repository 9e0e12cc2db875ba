import { networkInterfaces } from 'node:os';
import { resolve } from 'node:path';
import type { Config } from '#kernel';
import { nodeNote } from './node-support.ts';

const lanAddress = (): string | undefined =>
  Object.values(networkInterfaces())
    .flat()
    .find((address) => address !== undefined && address.family === 'IPv4' && !address.internal)?.address;

const isLoopback = (host: string): boolean => host === 'localhost' || host === '::1' || host.startsWith('127.');

/** SR-L8: what a laptop may have and a network should not, said where nobody can miss it. */
const warningsOf = (config: Config, isRoot: boolean, ofNode: string | null): string[] => {
  const isOpen = !isLoopback(config.host);
  const limits = config.databaseUrl === null ? '; with the embedded database limits are ten times as generous' : '';
  return [
    ...(isOpen ? [`Everybody in your network can reach this server (HOST=${config.host})${limits}`] : []),
    ...(config.demo ? ['The demo is on: anybody can sign in as a shared demo member (DEMO=off ends that)'] : []),
    ...(isRoot ? ['It runs as root: give it a user of its own'] : []),
    ...(ofNode === null ? [] : [ofNode]),
  ].map((text) => `  Note        ${text}`);
};

/** The one friendly block at the end of a start. */
export const bannerOf = (config: Config, address: string, isRoot: boolean, ofNode: string | null = null): string => {
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
    `  Welcome     ${config.welcomeNeeds === 'proved' ? 'once a member has proved who they are' : 'at once, nobody has to prove anything'} (WELCOME_NEEDS)`,
    ...(config.demo ? [`  Look around Choose 'Look around' on the first page, no account needed`] : []),
    ...warningsOf(config, isRoot, ofNode),
    '  Stop        Ctrl+C',
    '',
  ];
  return `${lines.join('\n')}\n`;
};

export const printBanner = (config: Config, address: string): void => {
  const ofNode = nodeNote(process.versions.node, new Date());
  process.stdout.write(bannerOf(config, address, process.getuid?.() === 0, ofNode));
};

export const printError = (text: string): void => {
  process.stderr.write(`\n${text}\n\n`);
};
