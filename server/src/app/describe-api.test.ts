import { Validator } from '@seriousme/openapi-schema-validator';
import { nameCalls, nameSchemas } from '@wagram/contract/api';
import type { Call } from '@wagram/contract/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { openTestApp, type TestApp } from '#testing';

interface Operation {
  readonly operationId?: string;
  readonly responses: Readonly<Record<string, unknown>>;
}
interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

let opened: TestApp;
let served: Document;

beforeAll(async () => {
  opened = await openTestApp({
    env: { FEDERATION: 'on', FEDERATION_HOSTS: 'localhost:3000', PUBLIC_URL: 'http://localhost:3000' },
  });
  served = (await opened.browser().request({ method: 'GET', url: '/api/docs/openapi.json' })).json();
});

afterAll(() => opened.close());

const referencesIn = (document: unknown): string[] =>
  [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map(([, reference]) => reference ?? '');

const dangling = (document: Document): string[] =>
  referencesIn(document).filter((reference) => {
    const [root, part, kind = '', name = '', ...more] = reference.split('/');
    return root !== '#' || part !== 'components' || more.length > 0 || !(name in (document.components[kind] ?? {}));
  });

/** Every schema of objects inside another, unless it has a name. */
const namelessIn = (schema: z.ZodMiniType, names: ReadonlyMap<z.ZodMiniType, string>): Set<z.ZodMiniType> => {
  const found = new Set<z.ZodMiniType>();
  const look = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if (!('_zod' in value)) return Object.values(value).forEach(look);
    const inner = value as z.ZodMiniType;
    if (names.has(inner) || found.has(inner)) return;
    found.add(inner);
    const { shape, element, innerType, options, valueType } = inner._zod.def as unknown as Record<string, unknown>;
    [shape, element, innerType, options, valueType].forEach(look);
  };
  look(schema);
  const hasFields = ({ _zod }: z.ZodMiniType): boolean =>
    'shape' in _zod.def && Object.keys(_zod.def.shape as object).length > 0;
  return new Set([...found].filter(hasFields));
};

describe('the served description of the API', () => {
  it('is valid OpenAPI 3.1', async () => {
    const validator = new Validator();
    expect(await validator.validate({ ...structuredClone(served) })).toEqual({ valid: true });
    expect(validator.version).toBe('3.1');
  });

  it('and a broken one would be found', async () => {
    const broken = { ...structuredClone(served), paths: { '/api/posts': { get: { responses: 'none' } } } };
    expect(await new Validator().validate(broken)).toMatchObject({ valid: false });
  });

  it('lists every call under its name in the contract', () => {
    for (const [call, { name }] of nameCalls())
      expect(served.paths[call.path]?.[call.method.toLowerCase()]?.operationId).toBe(name);
    const ids = Object.values(served.paths).flatMap((path) =>
      Object.values(path).map(({ operationId }) => operationId),
    );
    expect(ids.filter((id) => id === undefined || id === '')).toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('refers to nothing that is not there', () => {
    expect(referencesIn(served).length).toBeGreaterThan(1_000);
    expect(dangling(served)).toEqual([]);
    expect(dangling({ ...served, components: {} })).not.toEqual([]);
  });

  it('has a name for whatever more than one call speaks of', () => {
    const names = nameSchemas();
    const users = new Map<z.ZodMiniType, string[]>();
    const note = ({ input, reply }: Call, name: string): void => {
      for (const schema of new Set([...namelessIn(input, names), ...namelessIn(reply, names)]))
        users.set(schema, [...(users.get(schema) ?? []), name]);
    };
    for (const [call, { name }] of nameCalls()) note(call, name);
    expect(users.size).toBeGreaterThan(200);
    expect([...users.values()].filter((calls) => calls.length > 1)).toEqual([]);
  });

  it('is shown to people', async () => {
    const reply = await opened.browser().request({ method: 'GET', url: '/api/docs' });
    expect(reply.headers['content-type']).toContain('text/html');
    expect(reply.body).toContain('/api/auth/signup');
  });
});
