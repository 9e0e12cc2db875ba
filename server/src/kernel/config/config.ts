import { isIP } from 'node:net';
import { join } from 'node:path';
import { defaultBrand, english, LANGUAGE_TAG, type Brand } from '@wagram/contract/kernel';
import { brandOf } from './brand.ts';
import { chainOf, type ChainConfig } from './chain.ts';
import { federationOf, type FederationConfig } from './federation.ts';
import {
  aiOf,
  contactOf,
  documentsOf,
  translateOf,
  type AiConfig,
  type DocumentsConfig,
  type TranslateConfig,
} from './help.ts';
import { linksOf, type LinksConfig } from './links.ts';
import { googleOf, xOf, type GoogleConfig, type XConfig } from './identity.ts';
import { liveOf, type LiveConfig } from './live.ts';
import { machinesOf, withoutMachines, type MachinesConfig } from './machines.ts';
import { imageHostOf, s3Of } from './media.ts';
import { referralNeedsOf, welcomeNeedsOf } from './newcomers.ts';
import { listOf, Reader, type Env } from './reader.ts';
import type { SettingName } from './settings.ts';

type LimitName =
  | 'signIn'
  | 'signUp'
  | 'api'
  | 'apiAnonymous'
  | 'inbox'
  | 'code'
  | 'sms'
  | 'upload'
  | 'assistant'
  | 'translate';

export interface Config extends MachinesConfig {
  port: number;
  /** PORT was given: a busy port is then an error, not a reason to take the next. */
  portIsFixed: boolean;
  host: string;
  dataDir: string;
  publicUrl: URL | null;
  trustProxy: boolean | string;
  demo: boolean;
  sealKey: string | null;
  metricsToken: string | null;
  logLevel: string;
  /** Statements that take longer are written to the log; 0: none. */
  slowQueryMs: number;
  /** Calls are refused while the event loop is later than this; 0: never. */
  busyAfterMs: number;
  x: XConfig | null;
  google: GoogleConfig | null;
  smtpUrl: string | null;
  mailFrom: string;
  smsWebhookUrl: string | null;
  /** Push keys; null: a pair in dataDir. */
  vapid: { publicKey: string; vapidPrivateKey: string } | null;
  /** Push services that may stand inside. */
  pushHosts: string[];
  operators: string[];
  welcomeGrant: bigint;
  /** WGM that an active member may claim each day; 0: none. */
  dailyClaim: bigint;
  /** D29: what has to come before the welcome of a new member. */
  welcomeNeeds: 'proved' | 'none';
  /** What an invited member has to do before the inviter is credited, and for how many in 24 hours. */
  referrals: { needs: ('verified' | 'post')[]; dailyCap: number };
  chain: ChainConfig;
  /** The token on the chain; null as long as there is none (D23). */
  tokenAddress: string | null;
  /** An image host that takes the files; null means that this server does. */
  imageHost: {
    publicKey: string;
    imagekitPrivateKey: string;
    uploadUrl: string;
    urlPrefix: string;
    apiUrl: string;
  } | null;
  /** null keeps files in dataDir. */
  s3: { endpoint: string; bucket: string; region: string; accessKeyId: string; secretAccessKey: string } | null;
  /** Bytes that one member's files may take up; null: no bound. */
  storageQuota: number | null;
  /** TLK-01: bytes of one file in a message; 0: none are taken. */
  fileMaxBytes: number;
  /** Draws pictures of videos and re-encodes them; null: switched off. */
  ffmpeg: string | null;
  live: LiveConfig;
  /** Cards of the pages that posts link to; null: none are made. */
  links: LinksConfig | null;
  /** Other servers; null: none are spoken with. */
  federation: FederationConfig | null;
  /** The model behind the assistant; null: it looks things up itself (D40). */
  ai: AiConfig | null;
  /** Who translates posts; null: nobody does. */
  translate: TranslateConfig | null;
  /** Who reads what people write under Help; null: the log. */
  contactMail: string | null;
  documents: DocumentsConfig;
  /** What is written for everybody, and to members who have chosen none. */
  language: string;
  /** LNG-04: where the operator's own languages lie. */
  languagesDir: string;
  limits: Record<LimitName, number>;
  brand: Brand;
}

export class ConfigError extends Error {
  constructor(readonly problems: string[]) {
    super(
      `The configuration has ${problems.length === 1 ? 'a fault' : `${problems.length} faults`}:\n${problems.map((reject) => `  - ${reject}`).join('\n')}`,
    );
    this.name = 'ConfigFault';
  }
}

const smtpUrlOf = (read: Reader): string | null => {
  const url = read.url('SMTP_URL', ['smtp:', 'smtps:'])?.href ?? null;
  read.reject(
    url !== null && !read.given('PUBLIC_URL'),
    'SMTP_URL is set but PUBLIC_URL is missing: mails carry links, and a link must never be made from what a request says. Set PUBLIC_URL to the address that people use, for example PUBLIC_URL=https://social.example',
  );
  return url;
};

export const readConfig = (env: Env = process.env): Config => {
  const read = new Reader(env);
  const embedded = !read.given('DATABASE_URL');
  const publicUrl = read.url('PUBLIC_URL', ['http:', 'https:']);
  const demo = read.flag('DEMO');
  read.reject(
    embedded && publicUrl?.protocol === 'https:' && demo === null,
    'PUBLIC_URL is https and the demo would be on by default: set DEMO=off, or DEMO=on if you really want strangers to sign in as demo members',
  );
  const config: Config = {
    port: read.number('PORT', 0, 65_535),
    portIsFixed: read.given('PORT'),
    host: hostOf(read),
    dataDir: read.text('DATA_DIR') ?? '.data',
    ...machinesOf(read),
    publicUrl,
    trustProxy: trustProxyOf(read),
    demo: demo ?? embedded,
    sealKey: sealKeyOf(read),
    metricsToken: read.text('METRICS_TOKEN'),
    logLevel: logLevelOf(read),
    slowQueryMs: read.number('SLOW_QUERY_MS', 0, 600_000),
    busyAfterMs: read.number('BUSY_AFTER_MS', 0, 600_000),
    x: xOf(read),
    google: googleOf(read),
    smtpUrl: smtpUrlOf(read),
    mailFrom: read.text('MAIL_FROM') ?? `${defaultBrand.slug}@localhost`,
    smsWebhookUrl: read.url('SMS_WEBHOOK_URL', ['http:', 'https:'])?.href ?? null,
    vapid: vapidOf(read),
    pushHosts: listOf(read.text('PUSH_HOSTS')),
    operators: listOf(read.text('OPERATORS')),
    welcomeGrant: BigInt(read.number('WELCOME_GRANT', 0, 1_000_000) || 0),
    dailyClaim: BigInt(read.given('DAILY_CLAIM') || embedded ? read.number('DAILY_CLAIM', 0, 1_000_000) || 0 : 0),
    welcomeNeeds: welcomeNeedsOf(read),
    referrals: { needs: referralNeedsOf(read), dailyCap: read.number('REFERRAL_DAILY_CAP', 1, 100_000) },
    chain: chainOf(read),
    tokenAddress: tokenAddressOf(read),
    imageHost: imageHostOf(read),
    s3: s3Of(read),
    storageQuota: read.number('STORAGE_QUOTA_MB', 0, 1_000_000_000) * 1_000_000 || null,
    fileMaxBytes: read.number('FILE_MAX_MB', 0, 1_000) * 1_048_576,
    ffmpeg: ffmpegOf(read),
    live: liveOf(read),
    links: linksOf(read, demo ?? embedded),
    federation: federationOf(read, publicUrl, listOf(read.text('FEDERATION_HOSTS'))),
    ai: aiOf(read),
    translate: translateOf(read),
    contactMail: contactOf(read, listOf(read.text('OPERATORS'))),
    documents: documentsOf(read),
    language: languageOf(read),
    languagesDir: read.text('LANGUAGES_DIR') ?? join(read.text('DATA_DIR') ?? '.data', 'languages'),
    limits: limitsOf(read, embedded),
    brand: brandOf(read),
  };
  if (read.problems.length > 0) throw new ConfigError(read.problems);
  return config;
};

/** The same settings without DATABASE_URL: what holds, or held, on the embedded database. */
export const readEmbeddedConfig = (env: Env = process.env): Config => {
  // A start with an https address asks for DEMO to be named; who only compares settings is not starting anything.
  const isNamed = (env['DEMO']?.trim() ?? '') !== '';
  return readConfig({ ...env, ...withoutMachines, ...(isNamed ? {} : { DEMO: 'on' }) });
};

/** What is not named is ten times as generous with the embedded database. */
const limitsOf = (read: Reader, embedded: boolean): Config['limits'] => {
  const limit = (name: SettingName): number =>
    read.number(name, 1, 1_000_000_000) * (embedded && !read.given(name) ? 10 : 1);
  return {
    signIn: limit('LIMIT_SIGN_IN'),
    signUp: limit('LIMIT_SIGN_UP'),
    api: limit('LIMIT_API'),
    apiAnonymous: limit('LIMIT_API_ANONYMOUS'),
    inbox: limit('LIMIT_INBOX'),
    code: limit('LIMIT_CODE'),
    sms: limit('LIMIT_SMS'),
    upload: limit('LIMIT_UPLOAD'),
    assistant: limit('LIMIT_ASSISTANT'),
    translate: limit('LIMIT_TRANSLATE'),
  };
};

const languageOf = (read: Reader): string => {
  const tag = read.text('LANGUAGE') ?? english.tag;
  // Which ones there are is known when the operator's own are read.
  read.reject(!LANGUAGE_TAG.test(tag), `LANGUAGE is the tag of a language, for example de or pt-BR, not '${tag}'`);
  return tag;
};

const hostOf = (read: Reader): string => {
  const host = read.text('HOST') ?? '127.0.0.1';
  read.reject(isIP(host) === 0 && !/^[a-z0-9.-]+$/i.test(host), `HOST must be an address or a name, not '${host}'`);
  return host;
};

const ffmpegOf = (read: Reader): string | null => {
  const name = read.text('FFMPEG');
  return name === null || /^(0|false|off|no)$/i.test(name) ? null : name;
};

const sealKeyOf = (read: Reader): string | null => {
  const key = read.text('SEAL_KEY');
  read.reject(
    key !== null && key.length < 32,
    'SEAL_KEY is too weak: use at least 32 characters, for example from `openssl rand -base64 32`',
  );
  return key;
};

const tokenAddressOf = (read: Reader): string | null => {
  const address = read.text('TOKEN_ADDRESS');
  const isAddress = address === null || /^[1-9A-HJ-NP-Za-km-z]{32,44}$/.test(address);
  read.reject(
    !isAddress,
    `TOKEN_ADDRESS must be an address on the chain (32 to 44 characters of base58), not '${address}'`,
  );
  return address;
};

const logLevelOf = (read: Reader): string => {
  const level = read.text('LOG_LEVEL') ?? 'info';
  const levels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'];
  read.reject(!levels.includes(level), `LOG_LEVEL must be one of ${levels.join(', ')}, not '${level}'`);
  return level;
};

const trustProxyOf = (read: Reader): boolean | string => {
  const text = read.text('TRUST_PROXY');
  if (text === null || /^(0|false|off|no)$/i.test(text)) return false;
  if (/^(1|true|on|yes)$/i.test(text)) return true;
  const isKnown = (part: string): boolean =>
    isIP(part.replace(/\/\d{1,3}$/, '')) !== 0 || ['loopback', 'linklocal', 'uniquelocal'].includes(part);
  const parts = text.split(',').map((part) => part.trim());
  read.reject(!parts.every(isKnown), `TRUST_PROXY must be on, off or addresses with commas between, not '${text}'`);
  return parts.join(',');
};

const vapidOf = (read: Reader): Config['vapid'] => {
  const [publicKey, vapidPrivateKey] = [read.text('VAPID_PUBLIC_KEY') ?? '', read.text('VAPID_PRIVATE_KEY') ?? ''];
  if (publicKey === '' && vapidPrivateKey === '') return null;
  const isPair = [publicKey, vapidPrivateKey].map((key) => Buffer.from(key, 'base64url').length).join() === '65,32';
  read.reject(!isPair, 'VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY must be a pair from `npx web-push generate-vapid-keys`');
  return { publicKey, vapidPrivateKey };
};

export { settingsTable } from './settings.ts';
