import { isIP } from 'node:net';
import type { Reader } from './reader.ts';

/** With a secret, names and passwords are made for each who asks, and hold for some hours. */
export interface TurnConfig {
  urls: string[];
  username: string;
  credential: string;
  secret: string | null;
}

export interface LiveConfig {
  /** A media server of the operator's own, addresses with {id}; null: the built-in relay. */
  engine: { whipUrl: string; whepUrl: string } | null;
  /** A server that carries pictures through firewalls; null: none. */
  turn: TurnConfig | null;
  relay: { address: string | null; ports: [number, number] | null; maxStreams: number; maxViewers: number };
}

const engineOf = (read: Reader): LiveConfig['engine'] => {
  const [whipUrl, whepUrl] = (['LIVE_WHIP_URL', 'LIVE_WHEP_URL'] as const).map((name) => {
    const text = read.text(name);
    const isAddress = text === null || (/^https?:\/\//.test(text) && text.includes('{id}') && URL.canParse(text));
    read.reject(!isAddress, `${name} must be an address that starts with https:// and holds {id}`);
    return text;
  });
  if (whipUrl == null && whepUrl == null) return null;
  read.reject(
    whipUrl == null || whepUrl == null,
    'LIVE_WHIP_URL and LIVE_WHEP_URL belong together: one of them is missing',
  );
  return { whipUrl: whipUrl ?? '', whepUrl: whepUrl ?? '' };
};

const portsOf = (read: Reader): [number, number] | null => {
  const text = read.text('LIVE_PORTS');
  if (text === null) return null;
  const [, from = '0', to = '0'] = /^(\d{4,5})-(\d{4,5})$/.exec(text) ?? [];
  const isRange = Number(from) >= 1_024 && Number(from) < Number(to) && Number(to) <= 65_535;
  read.reject(!isRange, `LIVE_PORTS must be two ports like 40000-40400, not '${text}'`);
  return [Number(from), Number(to)];
};

const turnOf = (read: Reader): TurnConfig | null => {
  const urls = (read.text('TURN_URL') ?? '').split(',').flatMap((part) => part.trim() || []);
  if (urls.length === 0) return null;
  const isAddress = urls.every((url) => /^turns?:[^\s/]+$/.test(url));
  read.reject(!isAddress, `TURN_URL must be addresses like turn:turn.example.org:3478, not '${urls.join(', ')}'`);
  const [username, credential, secret] = (['TURN_USERNAME', 'TURN_CREDENTIAL', 'TURN_SECRET'] as const).map((name) =>
    read.text(name),
  );
  const isKnown = secret != null || (username != null && credential != null);
  read.reject(!isKnown, 'TURN_URL needs TURN_SECRET, or TURN_USERNAME and TURN_CREDENTIAL');
  return { urls, username: username ?? '', credential: credential ?? '', secret: secret ?? null };
};

export const liveOf = (read: Reader): LiveConfig => {
  const address = read.text('LIVE_ADDRESS');
  read.reject(address !== null && isIP(address) === 0, `LIVE_ADDRESS must be an IP address, not '${address}'`);
  const maxStreams = read.number('LIVE_STREAMS', 1, 10_000);
  const maxViewers = read.number('LIVE_VIEWERS', 1, 100_000);
  return {
    engine: engineOf(read),
    turn: turnOf(read),
    relay: { address, ports: portsOf(read), maxStreams, maxViewers },
  };
};
