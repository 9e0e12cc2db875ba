// Types of `injectWS`.
import '@fastify/websocket';
import { expect, onTestFinished, vi } from 'vitest';
import type { Person } from './people.ts';
import type { TestApp } from './test-app.ts';

export interface Heard {
  type: string;
  [field: string]: unknown;
}

/** A page of a member that is open and hears what is live. */
export interface Ear {
  readonly heard: Heard[];
  /** Waits until a message of this type has come. */
  until(type: string): Promise<Heard>;
  say(message: object): void;
  /** Takes no more of what comes. */
  stopReading(): void;
  /** The code it was closed with, or null while it is open. */
  readonly closedWith: () => number | null;
}

const HOST = 'app.example.org';

/** Opens the live connection as this person's browser would; `headers` replace what a browser sends by itself. */
export const listen = async (
  opened: TestApp,
  person: Pick<Person, 'browser'>,
  headers: Record<string, string | undefined> = {},
): Promise<Ear> => {
  const cookie = [...person.browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const heard: Heard[] = [];
  const state = { closed: null as number | null };
  const sent = { host: HOST, origin: `http://${HOST}`, cookie, ...headers };
  const socket = await opened.app.http.injectWS(
    '/api/live',
    { headers: Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined)) },
    {
      onInit: (made) => {
        made.on('message', (data: Buffer) => heard.push(JSON.parse(data.toString()) as Heard));
        made.on('close', (code: number) => {
          state.closed = code;
        });
      },
    },
  );
  onTestFinished(() => socket.terminate());
  return {
    heard,
    until: (type) =>
      vi.waitFor(
        () => {
          const found = heard.find((message) => message.type === type);
          expect(found).toBeDefined();
          return found as Heard;
        },
        { timeout: 10_000, interval: 10 },
      ),
    say: (message) => socket.send(JSON.stringify(message)),
    stopReading: () => socket.pause(),
    closedWith: () => state.closed,
  };
};
