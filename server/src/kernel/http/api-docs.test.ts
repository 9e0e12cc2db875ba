import * as z from 'zod/mini';
import fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { defineCall, defineErrors } from '@wagram/contract/kernel';
import { serveApiDocs, toOpenApi } from './api-docs.ts';

const errors = defineErrors({ gone: [404, 'Gone'], lost: [404, 'Lost'], taken: [409, 'Taken'] });
const listFruits = defineCall({
  method: 'GET',
  path: '/api/fruits',
  summary: 'Fruits with <seeds> & stones',
  for: 'anyone',
  actor: null,
  errors,
  input: z.object({ kind: z.string(), limit: z.optional(z.string()) }),
  reply: z.object({ fruits: z.array(z.string()) }),
});
const eatFruit = defineCall({
  method: 'POST',
  path: '/api/fruits',
  summary: 'Eat one',
  for: 'member',
  actor: null,
  errors,
  input: z.object({ name: z.string().check(z.maxLength(30)) }),
  reply: z.object({}),
});

const openApi = toOpenApi([listFruits, eatFruit], 'Meadow', '1.2.3') as {
  paths: Record<string, Record<string, Record<string, unknown>>>;
};

describe('OpenAPI', () => {
  it('names the program and puts the calls of one path together', () => {
    expect(openApi).toMatchObject({ openapi: '3.1.0', info: { title: 'Meadow API', version: '1.2.3' } });
    expect(Object.keys(openApi.paths)).toEqual(['/api/fruits']);
    expect(Object.keys(openApi.paths['/api/fruits'] ?? {})).toEqual(['get', 'post']);
  });

  it('tells the input as parameters of a GET and as the body of the rest', () => {
    expect(openApi.paths['/api/fruits']?.['get']).toMatchObject({
      parameters: [
        { name: 'kind', in: 'query', required: true },
        { name: 'limit', in: 'query', required: false },
      ],
    });
    expect(openApi.paths['/api/fruits']?.['post']).toMatchObject({
      requestBody: {
        content: {
          'application/json': {
            schema: { properties: { name: { type: 'string', maxLength: 30 } }, required: ['name'] },
          },
        },
      },
    });
  });

  it('tells who may call, and every way to fail by its status', () => {
    expect(openApi.paths['/api/fruits']?.['get']).not.toHaveProperty('security');
    expect(openApi.paths['/api/fruits']?.['post']).toMatchObject({
      security: [{ session: [] }, { token: [] }],
      responses: { '200': {}, '404': { description: 'gone, lost' }, '409': { description: 'taken' } },
    });
  });
});

describe('the page for people', () => {
  it('SC-02, IN-03: is open, runs no script, and shows texts as they are', async () => {
    const http = fastify();
    serveApiDocs(http, () => [listFruits, eatFruit], '<b>Meadow</b> & co', '1.2.3');
    const { body, headers } = await http.inject({ url: '/api/docs' });
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(body).toContain('Fruits with &lt;seeds&gt; &amp; stones');
    expect(body).toContain('<title>&lt;b&gt;Meadow&lt;/b&gt; &amp; co API</title>');
    expect(body).not.toContain('<script');
    expect((await http.inject({ url: '/api/docs/openapi.json' })).json()).toHaveProperty('openapi', '3.1.0');
  });
});
