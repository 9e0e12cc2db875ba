import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

export interface TranslateRequest {
  q: string[];
  source: string;
  target: string;
  format: string;
  api_key?: string;
}

/** A local stand-in for LibreTranslate: 'buen día' in English is '[en: buen día]'. */
export interface FakeTranslator {
  env: Record<string, string>;
  asked: TranslateRequest[];
  /** Replaces the answer. */
  answerWith(answer: (reply: ServerResponse, request: TranslateRequest) => void): void;
}

const json = (reply: ServerResponse, body: object): void =>
  void reply.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));

/** As it answers where it was left to find out the language. */
export const translates =
  (detected = 'es') =>
  (reply: ServerResponse, { q, source, target }: TranslateRequest): void =>
    json(reply, {
      translatedText: q.map((text) => `[${target}: ${text}]`),
      ...(source === 'auto' ? { detectedLanguage: q.map(() => ({ confidence: 90, language: detected })) } : {}),
    });

export const fakeTranslator = async (): Promise<FakeTranslator> => {
  let answer: Parameters<FakeTranslator['answerWith']>[0] = translates();
  const translator: FakeTranslator = { env: {}, asked: [], answerWith: (given) => void (answer = given) };
  const server = createServer((request, reply) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      if (request.url !== '/translate' || request.method !== 'POST') return reply.writeHead(404).end();
      const asked = JSON.parse(Buffer.concat(chunks).toString()) as TranslateRequest;
      translator.asked.push(asked);
      return answer(reply, asked);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  translator.env = { TRANSLATE_URL: address, TRANSLATE_KEY: 'canary-translate-key' };
  return translator;
};
