import { createTransport } from 'nodemailer';
import type { Config } from '../config/config.ts';
import type { Log } from '../log.ts';

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** Whom an answer goes to, when it is not the sender. */
  readonly replyTo?: string;
}

export interface Mailer {
  /** false: nothing is delivered here, the operator has set no SMTP_URL. */
  readonly works: boolean;
  send(mail: Mail): Promise<void>;
}

const SMTP_TIMEOUT_MS = 10_000;

/** SMTP when it is set. Else the log, but only beside the embedded database: a real network must not print links. */
export const createMailer = (config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'databaseUrl'>, log: Log): Mailer => {
  if (config.smtpUrl !== null) {
    const transport = createTransport({
      url: config.smtpUrl,
      connectionTimeout: SMTP_TIMEOUT_MS,
      socketTimeout: SMTP_TIMEOUT_MS,
    });
    return {
      works: true,
      send: async (mail) => {
        await transport.sendMail({
          from: config.mailFrom,
          to: { name: '', address: mail.to },
          ...(mail.replyTo === undefined ? {} : { replyTo: { name: '', address: mail.replyTo } }),
          subject: mail.subject,
          text: mail.text,
        });
      },
    };
  }
  if (config.databaseUrl !== null)
    return { works: false, send: () => Promise.reject(new Error('SMTP_URL is not set')) };
  return {
    works: true,
    send: async (mail) => log.info(`mail to ${mail.to}: ${mail.subject}\n\n${mail.text}\n`),
  };
};
