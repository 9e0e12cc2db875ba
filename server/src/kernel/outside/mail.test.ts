// AU-06: real SMTP, into a sink that writes down whom each mail is for.
import { once } from 'node:events';
import { createRequire } from 'node:module';
import type { AddressInfo, Server } from 'node:net';
import type { Readable } from 'node:stream';
import fc from 'fast-check';
import { describe, expect, it, onTestFinished } from 'vitest';
import { email } from '@wagram/contract/auth';
import { createLog } from '../log.ts';
import { createMailer, type Mailer } from './mail.ts';

interface Session {
  envelope: { mailFrom: { address: string } | false; rcptTo: { address: string }[] };
}
interface Sink {
  server: Server;
  listen(port: number, host: string): void;
  close(done: () => void): void;
}
// The package brings no types.
const { SMTPServer } = createRequire(import.meta.url)('smtp-server') as {
  SMTPServer: new (options: object) => Sink;
};

interface Received {
  to: string[];
  text: string;
}

const openSink = async (): Promise<{ mailer: Mailer; received: Received[] }> => {
  const received: Received[] = [];
  const sink = new SMTPServer({
    authOptional: true,
    disableReverseLookup: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onData: (stream: Readable, { envelope }: Session, done: () => void) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        received.push({ to: envelope.rcptTo.map(({ address }) => address), text: Buffer.concat(chunks).toString() });
        done();
      });
    },
  });
  sink.listen(0, '127.0.0.1');
  await once(sink.server, 'listening');
  onTestFinished(() => new Promise<void>((resolve) => sink.close(resolve)));
  const smtpUrl = `smtp://127.0.0.1:${(sink.server.address() as AddressInfo).port}`;
  const config = { smtpUrl, mailFrom: 'Wagram <post@example.org>', databaseUrl: null };
  return { mailer: createMailer(config, createLog('fatal', false)), received };
};

const subject = 'Confirm your address';
const text = 'https://example.org/verify-email#token=abc';

describe('outgoing mail', () => {
  it('AU-06: whatever address is taken, its mail has exactly that one recipient', async () => {
    const { mailer, received } = await openSink();
    const typed = [
      'ana@example.org',
      'ana+list@example.org',
      "o'neil@example.org",
      'a.b-c_d@sub.example.org',
      'A@b.cz',
    ];
    const made = fc.sample(fc.emailAddress(), 40).filter((address) => email.safeParse(address).success);
    expect(made.length).toBeGreaterThan(5);
    for (const address of [...typed, ...made]) {
      const to = email.parse(address);
      await mailer.send({ to, subject, text });
      expect(received.at(-1)?.to).toEqual([to]);
    }
    expect(received).toHaveLength(typed.length + made.length);
  });

  it.each([
    'a@b.cz,x@y.cz',
    'a@b.cz;x@y.cz',
    'a@b.cz x@y.cz',
    '"x@evil.cz,"@b.cz',
    'Ana <a@b.cz>, <x@y.cz>',
    'group: a@b.cz, x@y.cz;',
    'a@b.cz\r\nBcc: x@y.cz',
    'a@b.cz>\r\nRCPT TO:<x@y.cz',
  ])('AU-06: %j reaches nobody besides one mailbox, even where no check stands before it', async (to) => {
    const { mailer, received } = await openSink();
    await mailer.send({ to, subject, text }).catch(() => undefined);
    expect(email.safeParse(to).success).toBe(false);
    for (const mail of received) {
      expect(mail.to).toHaveLength(1);
      expect(mail.to).not.toContain('x@y.cz');
      expect(mail.text).not.toMatch(/^bcc:/im);
    }
  });

  it('carries its words as they are, and a subject cannot bring a header along', async () => {
    const { mailer, received } = await openSink();
    await mailer.send({ to: 'ana@example.org', subject: 'Hello\r\nBcc: x@y.cz', text });
    expect(received).toHaveLength(1);
    expect(received[0]?.to).toEqual(['ana@example.org']);
    expect(received[0]?.text).toContain(text);
    expect(received[0]?.text).not.toMatch(/^bcc:/im);
  });
});
