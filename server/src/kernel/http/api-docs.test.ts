import * as z from 'zod/mini';
import fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { defineCall, defineErrors, kernelErrors, type Call } from '@wagram/contract/kernel';
import { serveApiDocs } from './api-docs.ts';
import { errorsOf } from './call-errors.ts';
import { toOpenApi, type ApiDescription } from './open-api.ts';

const errors = defineErrors({ gone: [404, 'Gone'], lost: [404, 'Lost'], taken: [409, 'Taken'] });
const fruit = z.object({ name: z.string(), ripe: z._default(z.boolean(), false) });
const listFruits = defineCall({
  method: 'GET',
  path: '/api/fruits',
  summary: 'Fruits with <seeds> & stones',
  for: 'anyone',
  actor: null,
  errors,
  input: z.object({ kind: z.string(), limit: z.optional(z.string()) }),
  reply: z.object({ fruits: z.array(fruit) }),
});
const eatFruit = defineCall({
  method: 'POST',
  path: '/api/fruits',
  summary: 'Eat one',
  for: 'member',
  actor: 'eater_id',
  errors,
  input: z.object({ eater_id: z.optional(z.string()), fruit, name: z.string().check(z.maxLength(30)) }),
  reply: fruit,
  once: () => true,
});
const countFruits = defineCall({
  method: 'GET',
  path: '/api/fruits/count',
  summary: 'How many there are',
  for: 'operator',
  actor: null,
  errors: kernelErrors,
  input: z.object({}),
  reply: z.object({ count: z.int() }),
});
const smellFruit = defineCall({
  method: 'GET',
  path: '/api/fruits/smell',
  summary: 'A smell, whiff by whiff',
  for: 'anyone',
  actor: null,
  errors,
  input: z.object({}),
  reply: z.object({}),
  produces: 'text/event-stream',
});
const whiff = z.object({ strength: z.int() });
const ripened = z.object({ type: z.literal('ripened') });

const description: ApiDescription = {
  title: 'Meadow',
  version: '1.2.3',
  calls: [listFruits, eatFruit, countFruits, smellFruit],
  callNames: new Map<Call, { room: string; name: string }>([
    [listFruits, { room: 'fruits', name: 'listFruits' }],
    [eatFruit, { room: 'fruits', name: 'eatFruit' }],
    [countFruits, { room: 'fruits', name: 'countFruits' }],
    [smellFruit, { room: 'fruits', name: 'smellFruit' }],
  ]),
  schemaNames: new Map<z.ZodMiniType, string>([
    [fruit, 'Fruit'],
    [whiff, 'Whiff'],
    [ripened, 'RipenedLive'],
  ]),
  live: { ripened },
  pieces: new Map<Call, z.ZodMiniType>([[smellFruit, whiff]]),
  cookie: 'session',
};

const openApi = toOpenApi(description) as {
  paths: Record<string, Record<string, Record<string, unknown>>>;
  components: { schemas: Record<string, unknown>; responses: Record<string, { description: string }> };
};
const operation = ({ path, method }: Call) => openApi.paths[path]?.[method.toLowerCase()];

describe('OpenAPI', () => {
  it('names the program and puts the calls of one path together', () => {
    expect(openApi).toMatchObject({ openapi: '3.1.0', info: { title: 'Meadow API', version: '1.2.3' } });
    expect(Object.keys(openApi.paths['/api/fruits'] ?? {})).toEqual(['get', 'post']);
    expect(operation(eatFruit)).toMatchObject({ operationId: 'eatFruit', tags: ['fruits'] });
  });

  it('tells the input as parameters of a GET and as the body of the rest', () => {
    expect(operation(listFruits)).toMatchObject({
      parameters: [
        { name: 'kind', in: 'query', required: true },
        { name: 'limit', in: 'query', required: false },
      ],
    });
    expect(operation(eatFruit)).toMatchObject({
      parameters: [{ name: 'Idempotency-Key', in: 'header' }],
      requestBody: {
        content: {
          'application/json': {
            schema: { properties: { name: { type: 'string', maxLength: 30 } }, required: ['fruit', 'name'] },
          },
        },
      },
    });
  });

  it('refers to a schema by its name, and tells what is asked apart from what is answered', () => {
    const { schemas } = openApi.components;
    expect(schemas['Fruit']).toMatchObject({ required: ['name', 'ripe'] });
    expect(schemas['FruitInput']).toMatchObject({ required: ['name'] });
    expect(JSON.stringify(operation(eatFruit)?.['requestBody'])).toContain('#/components/schemas/FruitInput');
    expect(operation(listFruits)?.['responses']).toMatchObject({
      '200': {
        content: {
          'application/json': {
            schema: {
              required: ['success', 'fruits'],
              properties: {
                success: { const: true },
                fruits: { items: { $ref: '#/components/schemas/Fruit' } },
              },
            },
          },
        },
      },
    });
    // Another field with a later release breaks nobody.
    expect(JSON.stringify(openApi)).not.toContain('additionalProperties');
  });

  it('tells who may call', () => {
    const signedIn = [{ session: [] }, { token: [] }];
    expect(operation(listFruits)).toMatchObject({ security: [{}, ...signedIn] });
    expect(operation(eatFruit)).toMatchObject({ security: signedIn });
    expect(operation(countFruits)).toMatchObject({
      security: signedIn,
      description: expect.stringContaining('operate'),
    });
  });

  it('tells every way to fail by its status, once for all that fail alike', () => {
    expect(operation(listFruits)?.['responses']).toMatchObject({
      '404': { $ref: '#/components/responses/fruits_404' },
      '429': { $ref: '#/components/responses/any_429' },
    });
    expect(operation(smellFruit)?.['responses']).toMatchObject({
      '404': { $ref: '#/components/responses/fruits_404' },
    });
    expect(openApi.components.responses['fruits_404']).toMatchObject({ description: '`gone`: Gone\n`lost`: Lost' });
    // A write can also name what has gone meanwhile.
    expect(operation(eatFruit)?.['responses']).toMatchObject({
      '404': { $ref: '#/components/responses/fruits_404_2' },
    });
  });

  it('describes events that come in pieces, and what comes over the live socket', () => {
    expect(operation(smellFruit)?.['responses']).toMatchObject({
      '200': {
        content: { 'text/event-stream': { schema: { contentSchema: { $ref: '#/components/schemas/Whiff' } } } },
      },
    });
    expect(openApi.paths['/api/live']?.['get']).toMatchObject({ operationId: 'live', responses: { '101': {} } });
    expect(openApi.components.schemas['LiveMessage']).toEqual({
      oneOf: [{ $ref: '#/components/schemas/RipenedLive' }],
    });
  });
});

describe('what a call can fail with', () => {
  const always = ['database_unavailable', 'overloaded', 'too_many_requests', 'unexpected'];

  it('is what its room says and what can really happen to it', () => {
    expect(Object.keys(errorsOf(listFruits)).toSorted()).toEqual(
      ['gone', 'lost', 'taken', 'invalid_input', ...always].toSorted(),
    );
    const ofMembers = ['account_suspended', 'demo_member', 'foreign_actor', 'signed_out'];
    const ofWrites = ['bad_key', 'body_too_large', 'cross_site', 'key_reused', 'not_found', 'still_running'];
    expect(Object.keys(errorsOf(eatFruit)).toSorted()).toEqual(
      [...Object.keys(errorsOf(listFruits)), ...ofMembers, ...ofWrites, 'unsupported_body'].toSorted(),
    );
  });

  it('is little where nothing is asked and the room adds nothing', () => {
    expect(Object.keys(errorsOf(countFruits)).toSorted()).toEqual(
      ['account_suspended', 'operators_only', 'signed_out', ...always].toSorted(),
    );
  });
});

describe('the page for people', () => {
  it('SC-02, IN-03: is open, runs no script, and shows texts as they are', async () => {
    const http = fastify();
    serveApiDocs(http, () => ({ ...description, title: '<b>Meadow</b> & co' }));
    const { body, headers } = await http.inject({ url: '/api/docs' });
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(body).toContain('Fruits with &lt;seeds&gt; &amp; stones');
    expect(body).toContain('<title>&lt;b&gt;Meadow&lt;/b&gt; &amp; co API</title>');
    expect(body).toContain('<a href="#Fruit">Fruit</a>');
    expect(body).toContain('404 gone: Gone');
    expect(body).not.toContain('<script');
    expect((await http.inject({ url: '/api/docs/openapi.json' })).json()).toHaveProperty('openapi', '3.1.0');
  });
});
