import { vi } from 'vitest';

export interface Asked {
  readonly line: string;
  readonly query: Record<string, string>;
  readonly body: unknown;
  readonly headers: Headers;
}

type Answer = readonly [status: number, body: object] | 'unreachable' | 'silent';
type Answers = Readonly<Record<string, Answer | ((asked: Asked) => Answer)>>;

/** Answers 'POST /api/…' as told and remembers what was asked; anything else is 404. */
export const serve = (answers: Answers): Asked[] => {
  const log: Asked[] = [];
  vi.stubGlobal('fetch', (address: string, init: RequestInit = {}) => {
    const url = new URL(address, 'http://localhost:3000');
    const asked: Asked = {
      line: `${init.method ?? 'GET'} ${url.pathname}`,
      query: Object.fromEntries(url.searchParams),
      body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
      headers: new Headers(init.headers),
    };
    log.push(asked);
    const known = answers[asked.line] ?? [404, { success: false, error: 'Not found', code: 'not_found' }];
    const answer = typeof known === 'function' ? known(asked) : known;
    if (answer === 'unreachable') return Promise.reject(new TypeError('Failed to fetch'));
    // It never comes.
    if (answer === 'silent') return new Promise<Response>(() => undefined);
    return Promise.resolve(Response.json(answer[1], { status: answer[0] }));
  });
  return log;
};

export const yes = (body: object = {}): Answer => [200, { success: true, ...body }];

export const no = (status: number, code: string, error: string, more: object = {}): Answer => [
  status,
  { success: false, code, error, ...more },
];
