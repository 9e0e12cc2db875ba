// Every setting of the program: its kind, what it is when unset, and one sentence. .env.example and docs/operate.md
// are generated from this table; config.ts reads and checks the values.
import { defineSettings } from './setting.ts';
import { limitSettings } from './settings-limits.ts';
import { machineSettings } from './settings-machines.ts';
import { moneySettings } from './settings-money.ts';

export const settings = defineSettings({
  PORT: {
    kind: 'number',
    default: 3000,
    text: 'Port to listen on; when unset and 3000 is busy, the next free one is taken.',
  },
  HOST: {
    kind: 'text',
    default: '127.0.0.1',
    text: 'Address to listen on; 0.0.0.0 lets phones in the same network in.',
  },
  PUBLIC_URL: {
    kind: 'address',
    default: null,
    text: 'Address people use, for example https://social.example; switches Secure cookies and HSTS on when it is https.',
  },
  TRUST_PROXY: {
    kind: 'text',
    default: null,
    text: 'on, or the addresses of reverse proxies whose X-Forwarded-For is believed.',
  },
  DATA_DIR: { kind: 'text', default: '.data', text: 'Folder of the embedded database and of files the program makes.' },
  ...machineSettings,
  LANGUAGE: {
    kind: 'text',
    default: null,
    text: 'What is written for everybody, and to members who have chosen no language: en, de, es, ar or one of your own; English when unset.',
  },
  LANGUAGES_DIR: {
    kind: 'text',
    default: null,
    text: 'Folder with languages of your own, a file for each, for example fr.js; unset, languages in DATA_DIR.',
  },
  SEAL_KEY: {
    kind: 'secret',
    default: null,
    text: 'At least 32 characters that seal second-factor secrets; unset, one is made in DATA_DIR. Set it when several machines share a database.',
  },
  DEMO: {
    kind: 'switch',
    default: null,
    text: 'Sample community and demo sign-in; on with the embedded database, off otherwise.',
  },
  OPERATORS: {
    kind: 'list',
    default: null,
    text: 'Handles, or proved e-mail addresses, of the members who operate this network and decide at /moderation. Nobody can sign up under a handle that stands here: sign up first, or name an address.',
  },
  BUSY_AFTER_MS: {
    kind: 'number',
    default: 3_000,
    text: 'Calls are refused with 503 while the program answers later than this many milliseconds; 0 never refuses.',
  },
  LOG_LEVEL: { kind: 'text', default: 'info', text: 'trace, debug, info, warn, error or silent.' },
  SLOW_QUERY_MS: {
    kind: 'number',
    default: 500,
    text: 'Statements that take this many milliseconds or more are written to the log, by name and without their values; 0: none.',
  },
  METRICS_TOKEN: {
    kind: 'secret',
    default: null,
    text: 'Bearer token that may read /metrics from elsewhere than this machine; with PUBLIC_URL, from this machine too.',
  },
  X_CLIENT_ID: { kind: 'text', default: null, text: 'Client id of your X app; switches sign-in with X on.' },
  X_CLIENT_SECRET: { kind: 'secret', default: null, text: 'Its secret, for confidential clients.' },
  X_AUTHORIZE_URL: { kind: 'address', default: 'https://x.com/i/oauth2/authorize', text: 'Authorize page of X.' },
  X_TOKEN_URL: { kind: 'address', default: 'https://api.x.com/2/oauth2/token', text: 'Token endpoint of X.' },
  X_API_URL: { kind: 'address', default: 'https://api.x.com', text: 'API of X, read once at sign-in.' },
  X_PKCE_METHOD: { kind: 'text', default: 'S256', text: 'S256, or plain for a provider that has nothing better.' },
  GOOGLE_CLIENT_ID: {
    kind: 'text',
    default: null,
    text: 'Client id at Google or any OpenID provider; switches that sign-in on.',
  },
  GOOGLE_CLIENT_SECRET: { kind: 'secret', default: null, text: 'Its secret.' },
  GOOGLE_ISSUER: { kind: 'address', default: 'https://accounts.google.com', text: 'Issuer of the OpenID provider.' },
  SMTP_URL: {
    kind: 'address',
    default: null,
    text: 'smtp://user:password@host:587 for outgoing mail; needs PUBLIC_URL. Without it, mail goes to the log where the database is embedded.',
  },
  MAIL_FROM: { kind: 'text', default: null, text: 'Sender of outgoing mail.' },
  SMS_WEBHOOK_URL: {
    kind: 'address',
    default: null,
    text: 'Receives POST {to, text} for each SMS; with the embedded database SMS go to the log instead.',
  },
  VAPID_PUBLIC_KEY: {
    kind: 'text',
    default: null,
    text: 'Public key that push services know this network by; with the next one. Unset, a pair is made in DATA_DIR. Set both when several machines share a database.',
  },
  VAPID_PRIVATE_KEY: { kind: 'secret', default: null, text: 'Its private half, which signs what is pushed.' },
  PUSH_HOSTS: {
    kind: 'list',
    default: null,
    text: 'Hosts of push services inside your own network, with their ports, for example push.lan:8443; all others have to be public and speak https.',
  },
  ...moneySettings,
  IMAGEKIT_PUBLIC_KEY: {
    kind: 'text',
    default: null,
    text: 'Public key at ImageKit; with the next one, files go there instead of to this server.',
  },
  IMAGEKIT_PRIVATE_KEY: { kind: 'secret', default: null, text: 'Its private half, which signs uploads.' },
  IMAGEKIT_UPLOAD_URL: {
    kind: 'address',
    default: 'https://upload.imagekit.io/api/v1/files/upload',
    text: 'Where browsers send files when ImageKit is used.',
  },
  IMAGEKIT_URL_ENDPOINT: {
    kind: 'address',
    default: 'https://ik.imagekit.io/',
    text: 'How the addresses of your files at ImageKit begin; only such may be posted. Name your own: https://ik.imagekit.io/your_id/.',
  },
  IMAGEKIT_API_URL: {
    kind: 'address',
    default: 'https://api.imagekit.io',
    text: 'Where ImageKit is asked to delete what nothing shows any more.',
  },
  S3_ENDPOINT: {
    kind: 'address',
    default: null,
    text: 'Address of an S3-compatible store; with S3_BUCKET, files are kept there instead of in DATA_DIR.',
  },
  S3_BUCKET: { kind: 'text', default: null, text: 'Bucket that holds the files; it must exist.' },
  S3_REGION: { kind: 'text', default: 'us-east-1', text: 'Its region.' },
  S3_ACCESS_KEY_ID: { kind: 'text', default: null, text: 'Key that may read, write, list and delete in the bucket.' },
  S3_SECRET_ACCESS_KEY: { kind: 'secret', default: null, text: 'Its secret.' },
  STORAGE_QUOTA_MB: {
    kind: 'number',
    default: 5_000,
    text: 'Megabytes that the files of one member may take up here; 0 for no bound.',
  },
  FILE_MAX_MB: {
    kind: 'number',
    default: 50,
    text: 'Megabytes that a file in a message may have; 0 where messages take pictures, videos and voices alone.',
  },
  FFMPEG: {
    kind: 'text',
    default: 'ffmpeg',
    text: 'Program that draws pictures of videos and re-encodes those that not every browser plays: a name, a path, or off. Without it they are served as they came.',
  },
  LINK_CARDS: {
    kind: 'switch',
    default: null,
    text: 'Posts show a card of the page that they link to, which this server fetches; off with the demo, on otherwise.',
  },
  LINK_ROUTES: {
    kind: 'list',
    default: null,
    text: 'Sites of your own that this server reaches at another address than their public one, for example docs.example=http://10.0.0.5:8080; all others have to be public.',
  },
  FEDERATION: {
    kind: 'switch',
    default: null,
    text: 'on: people here and on Mastodon and other servers that speak ActivityPub can follow each other. Needs an https PUBLIC_URL, which can never change afterwards. Off by default.',
  },
  FEDERATION_HOSTS: {
    kind: 'list',
    default: null,
    text: 'Servers inside your own network, with their ports, that are spoken with although they are not public or have no TLS, for example other.lan:3000; for trials.',
  },
  FEDERATION_AUTHORISED: {
    kind: 'switch',
    default: null,
    text: 'on: other servers read profiles and posts only with a signature, so that blocked ones cannot. Some small ones never sign what they ask, and see nothing then. Off by default.',
  },
  FEDERATION_TELL_BLOCKS: {
    kind: 'switch',
    default: null,
    text: 'on: the server of somebody who is blocked is told of it, and may show it to them. Off by default: both only stop to follow each other.',
  },
  LIVE_WHIP_URL: {
    kind: 'address',
    default: null,
    text: 'Address where a media server of your own takes broadcasts (WHIP), with {id} for the stream; with the next one, it is used instead of the built-in relay.',
  },
  LIVE_WHEP_URL: {
    kind: 'address',
    default: null,
    text: 'Address where it hands them out (WHEP), with {id} for the stream.',
  },
  LIVE_ADDRESS: {
    kind: 'text',
    default: null,
    text: 'IP address under which viewers reach the built-in relay, when the machine itself does not know it (behind NAT).',
  },
  LIVE_PORTS: {
    kind: 'text',
    default: null,
    text: 'UDP ports of the built-in relay, for example 40000-40400; unset, any. Open them in the firewall.',
  },
  LIVE_STREAMS: {
    kind: 'number',
    default: 20,
    text: 'Broadcasts that the built-in relay of a process takes in at the same time.',
  },
  LIVE_VIEWERS: {
    kind: 'number',
    default: 200,
    text: 'Viewers that the built-in relay of a process carries at the same time, over all broadcasts.',
  },
  TURN_URL: {
    kind: 'list',
    default: null,
    text: 'Addresses of a TURN server, which carries pictures of streams through networks that let no UDP through, for example turn:turn.example.org:3478, turns:turn.example.org:443?transport=tcp.',
  },
  TURN_SECRET: {
    kind: 'secret',
    default: null,
    text: 'Its shared secret (static-auth-secret of coturn): every page then gets a name and a password of its own, for four hours.',
  },
  TURN_USERNAME: { kind: 'text', default: null, text: 'Without a shared secret: the name that all pages use.' },
  TURN_CREDENTIAL: {
    kind: 'secret',
    default: null,
    text: 'And its password; whoever may watch a stream can read both.',
  },
  AI_BASE_URL: {
    kind: 'address',
    default: null,
    text: 'Where an OpenAI-compatible model answers, for example http://127.0.0.1:11434/v1; with AI_MODEL, the assistant uses it. Unset, it answers from search, trends and help.',
  },
  AI_API_KEY: { kind: 'secret', default: null, text: 'Its key, if it wants one; it never leaves the server.' },
  AI_MODEL: { kind: 'text', default: null, text: 'Name of the model.' },
  AI_TIMEOUT: {
    kind: 'number',
    default: 20,
    text: 'Seconds that the model may be silent before the assistant gives up; an answer has three times as long.',
  },
  TRANSLATE_URL: {
    kind: 'address',
    default: null,
    text: 'Where a LibreTranslate server answers, for example http://127.0.0.1:5000: posts in other languages can then be translated, and the text of one that somebody wants translated is sent there. Off by default.',
  },
  TRANSLATE_KEY: { kind: 'secret', default: null, text: 'Its key, if it wants one; it never leaves the server.' },
  CONTACT_MAIL: {
    kind: 'text',
    default: null,
    text: 'Mailbox that gets what people write under Help, besides /moderation; unset, the first e-mail address of OPERATORS.',
  },
  TERMS_FILE: {
    kind: 'text',
    default: null,
    text: 'A file with your own terms, as Markdown, instead of the built-in ones.',
  },
  PRIVACY_FILE: { kind: 'text', default: null, text: 'A file with your own privacy policy, as Markdown.' },
  ...limitSettings,
  BRAND_NAME: { kind: 'text', default: null, text: 'Name of your network.' },
  BRAND_SLUG: { kind: 'text', default: null, text: 'Its short form in addresses and storage keys.' },
  BRAND_CREDIT: { kind: 'text', default: null, text: 'Symbol of the credit people tip with.' },
  BRAND_TOKEN: { kind: 'text', default: null, text: 'Symbol of the token on the chain.' },
  BRAND_PLATINUM: { kind: 'list', default: null, text: 'The four handles with a platinum badge.' },
  BRAND_SWAP_URL: { kind: 'address', default: null, text: 'Exchange that the buy page opens.' },
  BRAND_CHART_URL: { kind: 'address', default: null, text: 'Chart that the buy page opens.' },
  BRAND_EXPLORER_URL: { kind: 'address', default: null, text: 'Chain explorer that the buy page opens.' },
  GAME_URL: { kind: 'address', default: null, text: 'Address of the game; unset, the built-in one.' },
});

export type SettingName = keyof typeof settings;

/** For the generated documents. */
export const settingsTable = Object.entries(settings).map(([name, setting]) => ({ name, ...setting }));
