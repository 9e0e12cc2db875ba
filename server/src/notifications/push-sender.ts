import webPush from 'web-push';
import { fetchUntrusted, type Config } from '#kernel';
import { loadPushKeys } from './push-keys.ts';

export interface Device {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

const TTL_S = 24 * 3_600;

/** Whom a push service may write to about us. */
const contactOf = ({ publicUrl, mailFrom }: Config): string => {
  if (publicUrl?.protocol === 'https:') return publicUrl.origin;
  return `mailto:${/[^\s<>@]{1,64}@[^\s<>@]{1,255}/.exec(mailFrom)?.[0] ?? 'nobody@localhost'}`;
};

export interface Sender {
  readonly publicKey: string;
  canEncrypt(device: Device): boolean;
  /** Encrypted for one device and signed by us: nobody on the way can read it. Answers the push service's status. */
  send(device: Device, payload: string, topic: string): Promise<number>;
}

export const createSender = (config: Config): Sender => {
  const { publicKey, vapidPrivateKey } = loadPushKeys(config);
  const vapidDetails = { subject: contactOf(config), publicKey, privateKey: vapidPrivateKey };
  const toRequest = ({ endpoint, keys }: Device, payload: string, topic: string) =>
    webPush.generateRequestDetails({ endpoint, keys }, payload, { vapidDetails, TTL: TTL_S, topic });

  return {
    publicKey,
    canEncrypt: (device) => {
      try {
        toRequest(device, 'test', 'test');
        return true;
      } catch {
        return false;
      }
    },
    send: async (device, payload, topic) => {
      const { headers, body } = toRequest(device, payload, topic);
      const request = { method: 'POST' as const, headers, trusted: config.pushHosts };
      return (await fetchUntrusted(device.endpoint, body === null ? request : { ...request, body })).status;
    },
  };
};
