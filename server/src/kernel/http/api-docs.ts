import type { Call } from '@wagram/contract/kernel';
import type { FastifyInstance } from 'fastify';
import { errorsOf } from './call-errors.ts';
import { toOpenApi, type ApiDescription } from './open-api.ts';

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

interface Operation {
  readonly operationId: string;
  readonly parameters?: unknown;
  readonly requestBody?: { readonly content: unknown };
  readonly responses: Readonly<Record<string, { readonly content?: unknown }>>;
}

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, unknown>> };
}

const pretty = (value: unknown): string => {
  const text = escape(JSON.stringify(value, null, 2) ?? '');
  return text.replaceAll(/"#\/components\/schemas\/(\w+)"/g, '<a href="#$1">$1</a>');
};

const audiences = { anyone: 'anyone', member: 'signed in', operator: 'operators' } as const;

const failuresOf = (call: Call): string =>
  Object.entries(errorsOf(call))
    .toSorted(([, [a]], [, [b]]) => a - b)
    .map(([code, [status, text]]) => escape(`${status} ${code}: ${text}`))
    .join('\n');

const styles =
  ':root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;max-width:52rem;margin:2rem auto;padding:0 1rem}details{border-top:1px solid #8884;padding:.75rem 0}summary{cursor:pointer;overflow-wrap:anywhere}pre{overflow:auto;font-size:13px;background:#8881;padding:.75rem;border-radius:8px}h3{font-size:14px;margin:.75rem 0 .25rem}i{opacity:.7;font-size:13px}';

const page = ({ calls, title }: ApiDescription, { paths, components }: Document): string => {
  const rows = calls.flatMap((call) => {
    const operation = paths[call.path]?.[call.method.toLowerCase()];
    if (operation === undefined) return [];
    const input = pretty(operation.requestBody?.content ?? operation.parameters ?? []);
    const reply = pretty(operation.responses['200']?.content);
    return `<details><summary><b>${call.method}</b> <code>${call.path}</code> <i>${audiences[call.for]} · ${operation.operationId}</i><br>${escape(call.summary)}</summary><h3>Input</h3><pre>${input}</pre><h3>Reply</h3><pre>${reply}</pre><h3>Failures</h3><pre>${failuresOf(call)}</pre></details>`;
  });
  const schemas = Object.entries(components.schemas).map(
    ([name, schema]) =>
      `<details id="${name}"><summary><code>${name}</code></summary><pre>${pretty(schema)}</pre></details>`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escape(title)} API</title><style>${styles}</style><h1>${escape(title)} API</h1><p>Every answer carries <code>success</code>. The same as <a href="/api/docs/openapi.json">OpenAPI 3.1</a>.</p>${rows.join('')}<h2>Schemas</h2>${schemas.join('')}</html>`;
};

export const serveApiDocs = (http: FastifyInstance, describe: () => ApiDescription): void => {
  // Written once, when the first reader comes: by then every call is routed.
  let written: { html: string; json: string } | null = null;
  const documents = () => {
    if (written !== null) return written;
    const description = describe();
    const document = toOpenApi(description);
    return (written = { html: page(description, document as unknown as Document), json: JSON.stringify(document) });
  };
  http.get('/api/docs', async (_request, reply) => reply.type('text/html; charset=utf-8').send(documents().html));
  http.get('/api/docs/openapi.json', async (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(documents().json),
  );
};
