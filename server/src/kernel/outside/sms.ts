import { Counter } from 'prom-client';
import type { Config } from '../config/config.ts';
import type { Log } from '../log.ts';
import { askOutside } from './outbound.ts';

/** What operators watch: every SMS costs money. */
export const smsCounter = new Counter({
  name: 'sms_total',
  help: 'SMS by what became of them: sent, failed at the gateway, or refused because LIMIT_SMS was reached',
  labelNames: ['outcome'],
  registers: [],
});

export interface Sms {
  readonly to: string;
  readonly text: string;
}

export interface SmsGateway {
  /** Where a code goes: to the phone, to the log that only operators read, or nowhere. */
  readonly way: 'sms' | 'log' | null;
  send(sms: Sms): Promise<void>;
}

/** The operator's webhook when it is set. Else the log, but only beside the embedded database. */
export const createSmsGateway = (config: Pick<Config, 'smsWebhookUrl' | 'databaseUrl'>, log: Log): SmsGateway => {
  const url = config.smsWebhookUrl;
  if (url !== null) {
    return {
      way: 'sms',
      send: async (sms) => {
        const reply = await askOutside(url, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(sms),
        });
        if (reply.status >= 300) throw new Error(`The SMS gateway answered ${reply.status}`);
      },
    };
  }
  if (config.databaseUrl !== null)
    return { way: null, send: () => Promise.reject(new Error('SMS_WEBHOOK_URL is not set')) };
  return { way: 'log', send: async (sms) => log.info(`SMS to ${sms.to}: ${sms.text}`) };
};
