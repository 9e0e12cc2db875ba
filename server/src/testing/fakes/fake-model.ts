import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

export interface ModelRequest {
  key: string | undefined;
  body: { model: string; stream: boolean; tools?: unknown[]; messages: Record<string, unknown>[] };
}

/** A local stand-in for a model that speaks the protocol of OpenAI: it says what it is told to. */
export interface FakeModel {
  env: Record<string, string>;
  asked: ModelRequest[];
  /** Answers that ended because whoever asked hung up. */
  hungUp: number;
  /** Replaces the answer; the next ones take turns, the last one stays. */
  answerWith(...answers: ((reply: ServerResponse, request: ModelRequest) => void)[]): void;
}

const event = (choice: object): string => `data: ${JSON.stringify({ choices: [choice] })}\n\n`;

/** Streams these texts, one event each. */
export const says =
  (...texts: string[]) =>
  (reply: ServerResponse): void => {
    reply.writeHead(200, { 'content-type': 'text/event-stream' });
    for (const content of texts) reply.write(event({ delta: { content } }));
    reply.end(`${event({ delta: {}, finish_reason: 'stop' })}data: [DONE]\n\n`);
  };

/** Asks for a tool, its input in two parts as real ones do. */
export const wants =
  (name: string, input: object) =>
  (reply: ServerResponse): void => {
    const json = JSON.stringify(input);
    const part = (index: number, call: object): string => event({ delta: { tool_calls: [{ index, ...call }] } });
    reply.writeHead(200, { 'content-type': 'text/event-stream' });
    reply.write(part(0, { id: 'call-1', type: 'function', function: { name, arguments: json.slice(0, 4) } }));
    reply.write(part(0, { function: { arguments: json.slice(4) } }));
    reply.end(`${event({ delta: {}, finish_reason: 'tool_calls' })}data: [DONE]\n\n`);
  };

export const fakeModel = async (): Promise<FakeModel> => {
  let answers: ((reply: ServerResponse, request: ModelRequest) => void)[] = [says('Hello ', 'there')];
  const model: FakeModel = { env: {}, asked: [], hungUp: 0, answerWith: (...given) => void (answers = given) };
  const server = createServer((request, reply) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const asked = { key: request.headers.authorization, body: JSON.parse(Buffer.concat(chunks).toString()) };
      model.asked.push(asked);
      reply.on('close', () => (model.hungUp += reply.writableFinished ? 0 : 1));
      const answer = answers.length > 1 ? answers.shift() : answers[0];
      if (request.url === '/v1/chat/completions') answer?.(reply, asked);
      else reply.writeHead(404).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  model.env = { AI_BASE_URL: base, AI_API_KEY: 'canary-model-key', AI_MODEL: 'tiny', AI_TIMEOUT: '1' };
  return model;
};
