import type { Call } from '@wagram/contract/kernel';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';

const schemaOf = (type: z.ZodMiniType, io: 'input' | 'output'): Record<string, unknown> => {
  const { $schema: _, ...schema } = z.toJSONSchema(type, { io, unrepresentable: 'any' }) as Record<string, unknown>;
  return schema;
};

const queryParameters = (call: Call): unknown[] => {
  const schema = schemaOf(call.input, 'input') as { properties?: Record<string, unknown>; required?: string[] };
  return Object.entries(schema.properties ?? {}).map(([name, type]) => ({
    name,
    in: 'query',
    required: schema.required?.includes(name) ?? false,
    schema: type,
  }));
};

const failure = {
  type: 'object',
  required: ['success', 'error', 'code'],
  properties: {
    success: { const: false },
    error: { type: 'string' },
    code: { type: 'string' },
    details: {},
    hint: { type: 'string' },
  },
};

const answerOf = (call: Call): Record<string, unknown> => {
  if (call.produces !== undefined) return { [call.produces]: { schema: { type: 'string' } } };
  const schema = {
    allOf: [{ type: 'object', properties: { success: { const: true } } }, schemaOf(call.reply, 'output')],
  };
  return { 'application/json': { schema } };
};

const operation = (call: Call): Record<string, unknown> => {
  const codes = new Map<number, string[]>();
  for (const [code, [status]] of Object.entries(call.errors)) codes.set(status, [...(codes.get(status) ?? []), code]);
  const failures = [...codes].map(([status, names]) => [
    String(status),
    {
      description: names.join(', '),
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
    },
  ]);
  return {
    summary: call.summary,
    tags: [call.path.split('/')[2]],
    ...(call.for === 'member' ? { security: [{ session: [] }, { token: [] }] } : {}),
    ...(call.method === 'GET'
      ? { parameters: queryParameters(call) }
      : { requestBody: { content: { 'application/json': { schema: schemaOf(call.input, 'input') } } } }),
    responses: {
      '200': {
        description: 'Done',
        content: answerOf(call),
      },
      ...Object.fromEntries(failures),
    },
  };
};

/** OpenAPI 3.1, made from the calls that are really routed. */
export const toOpenApi = (calls: Iterable<Call>, title: string, version: string): Record<string, unknown> => {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const call of calls) (paths[call.path] ??= {})[call.method.toLowerCase()] = operation(call);
  return {
    openapi: '3.1.0',
    info: { title: `${title} API`, version },
    paths,
    components: {
      schemas: { Failure: failure },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'session' },
        token: { type: 'http', scheme: 'bearer' },
      },
    },
  };
};

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const page = (calls: Call[], title: string): string => {
  const rows = calls.map((call) => {
    const input = escape(JSON.stringify(schemaOf(call.input, 'input'), null, 2));
    const reply = escape(JSON.stringify(schemaOf(call.reply, 'output'), null, 2));
    const who = call.for === 'member' ? 'signed in' : 'anyone';
    return `<details><summary><b>${call.method}</b> <code>${call.path}</code> <i>${who}</i><br>${escape(call.summary)}</summary><h3>Input</h3><pre>${input}</pre><h3>Reply</h3><pre>${reply}</pre></details>`;
  });
  const style =
    ':root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;max-width:52rem;margin:2rem auto;padding:0 1rem}details{border-top:1px solid #8884;padding:.75rem 0}summary{cursor:pointer}pre{overflow:auto;font-size:13px;background:#8881;padding:.75rem;border-radius:8px}h3{font-size:14px;margin:.75rem 0 .25rem}i{opacity:.7;font-size:13px}';
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escape(title)} API</title><style>${style}</style><h1>${escape(title)} API</h1><p>Every answer carries <code>success</code>. The same as <a href="/api/docs/openapi.json">OpenAPI 3.1</a>.</p>${rows.join('')}</html>`;
};

export const serveApiDocs = (http: FastifyInstance, calls: () => Call[], title: string, version: string): void => {
  // Written once, when the first reader comes: by then every call is routed.
  let written: { html: string; json: string } | null = null;
  const documents = () =>
    (written ??= { html: page(calls(), title), json: JSON.stringify(toOpenApi(calls(), title, version)) });
  http.get('/api/docs', async (_request, reply) => reply.type('text/html; charset=utf-8').send(documents().html));
  http.get('/api/docs/openapi.json', async (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(documents().json),
  );
};
