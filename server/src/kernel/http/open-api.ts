import { kernelErrors, type Call, type ErrorCatalogue } from '@wagram/contract/kernel';
import type * as z from 'zod/mini';
import { describeSchemas, type ApiSchemas, type Schema } from './api-schemas.ts';
import { errorsOf } from './call-errors.ts';

/** What is described, and under which names: those of the contract, which the kernel does not know by itself. */
export interface ApiDescription {
  readonly title: string;
  readonly version: string;
  readonly calls: readonly Call[];
  readonly callNames: ReadonlyMap<Call, { readonly room: string; readonly name: string }>;
  readonly schemaNames: ReadonlyMap<z.ZodMiniType, string>;
  /** What comes over the live socket, by type. */
  readonly live: Readonly<Record<string, z.ZodMiniType>>;
  /** The data of each event, of the calls that answer with a stream of events. */
  readonly pieces: ReadonlyMap<Call, z.ZodMiniType>;
  /** What the session's cookie is called. */
  readonly cookie: string;
}

type Part = Readonly<Record<string, unknown>>;

const failure: Schema = {
  type: 'object',
  description: 'What every call answers when it fails: a code for programs, a sentence for people.',
  required: ['success', 'error', 'code'],
  properties: {
    success: { type: 'boolean', const: false },
    error: { type: 'string' },
    code: { type: 'string' },
    details: {},
    hint: { type: 'string' },
  },
};

const success: Schema = {
  type: 'object',
  required: ['success'],
  properties: { success: { type: 'boolean', const: true } },
};

const json = (schema: Schema): Part => ({ 'application/json': { schema } });

const anyFailure: Schema = { $ref: '#/components/schemas/Failure' };

const retryAfter: Part = {
  'Retry-After': { description: 'Seconds until it is worth another try', schema: { type: 'integer' } },
};

/** Failures of one status: their codes, each with its sentence. */
const responseOf = (status: string, failures: ErrorCatalogue): Part => ({
  description: Object.entries(failures)
    .map(([code, [, text]]) => `\`${code}\`: ${text}`)
    .join('\n'),
  ...(status === '429' || status === '503' ? { headers: retryAfter } : {}),
  content: json({ allOf: [anyFailure, { properties: { code: { enum: Object.keys(failures) } } }] }),
});

const byStatus = (catalogue: ErrorCatalogue): Map<string, ErrorCatalogue> => {
  const found = new Map<string, ErrorCatalogue>();
  for (const [code, entry] of Object.entries(catalogue)) {
    const status = String(entry[0]);
    found.set(status, { ...found.get(status), [code]: entry });
  }
  return found;
};

/** Most calls of a room fail in the same ways: what is said of them is written once. */
class SharedResponses {
  readonly all: Record<string, Part> = {};
  private readonly names = new Map<string, string>();

  /** A reference to what is said of these failures. */
  refer(room: string, status: string, failures: ErrorCatalogue): Part {
    const codes = Object.keys(failures);
    const key = codes.join();
    const owner = codes.every((code) => code in kernelErrors) ? 'any' : room;
    const name = this.names.get(key) ?? this.freeName(`${owner}_${status}`);
    this.names.set(key, name);
    this.all[name] ??= responseOf(status, failures);
    return { $ref: `#/components/responses/${name}` };
  }

  private freeName(wanted: string, number = 1): string {
    const name = number === 1 ? wanted : `${wanted}_${number}`;
    return name in this.all ? this.freeName(wanted, number + 1) : name;
  }
}

const failuresOf = (call: Call, room: string, shared: SharedResponses): Part =>
  Object.fromEntries(
    [...byStatus(errorsOf(call))].map(([status, failures]) => [status, shared.refer(room, status, failures)]),
  );

const idempotencyKey: Part = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'One for each act: a request that is repeated with the same key acts once, and is answered the same.',
  schema: { type: 'string', minLength: 8, maxLength: 100 },
};

const parametersOf = (call: Call, input: Schema): readonly Part[] => {
  if (call.method !== 'GET') return call.once === undefined ? [] : [idempotencyKey];
  const { properties = {}, required = [] } = input as { properties?: Record<string, Schema>; required?: string[] };
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
};

/** A named answer is told apart from `success`; one without a name has it among its fields. */
const withSuccess = (reply: Schema): Schema => {
  if ('$ref' in reply) return { allOf: [{ $ref: '#/components/schemas/Success' }, reply] };
  const { properties = {}, required = [] } = reply as { properties?: Part; required?: string[] };
  const all = { success: { type: 'boolean', const: true }, ...properties };
  return { ...reply, properties: all, required: ['success', ...required] };
};

const answerOf = (call: Call, { pieces }: ApiDescription, schemas: ApiSchemas): Part => {
  if (call.produces === undefined) return json(withSuccess(schemas.replyOf(call)));
  const piece = pieces.get(call);
  const data = piece === undefined ? {} : { contentMediaType: 'application/json', contentSchema: schemas.named(piece) };
  return { [call.produces]: { schema: { type: 'string', ...data } } };
};

const signedIn = [{ session: [] }, { token: [] }];

const operationOf = (call: Call, description: ApiDescription, schemas: ApiSchemas, shared: SharedResponses): Part => {
  const { room, name } = description.callNames.get(call) ?? { room: 'other', name: '' };
  const input = schemas.inputOf(call);
  const parameters = parametersOf(call, input);
  const isStream = call.produces === 'text/event-stream';
  return {
    operationId: name,
    summary: call.summary,
    ...(call.for === 'operator' ? { description: 'For those who operate this network.' } : {}),
    tags: [room],
    // Anybody may ask what is for anyone; a member may be answered more.
    security: call.for === 'anyone' ? [{}, ...signedIn] : signedIn,
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(call.method === 'GET' ? {} : { requestBody: { required: true, content: json(input) } }),
    responses: {
      '200': {
        description: isStream ? 'Server-sent events; the data of each is JSON' : 'Done',
        content: answerOf(call, description, schemas),
      },
      ...failuresOf(call, room, shared),
    },
  };
};

/** A socket is no call: OpenAPI can only say where it is, and what its messages are. */
const livePath: Part = {
  get: {
    operationId: 'live',
    summary: 'A WebSocket over which the server tells a member at once what happens',
    description: [
      'Each frame is one JSON object with a `type`, see the schema LiveMessage. The first is `{"type":"hello"}`.',
      'Say `{"type":"join","topic":"…"}` to hear a topic as well (`conversation:{id}`, `stream:{id}`, `post:{id}`,',
      '`presence:{id}`), `leave` to stop, `{"type":"typing","conversation_id":"…"}` while writing, and `ping` to be',
      'answered `pong`. After every gap, ask for what happened meanwhile: nothing is told twice. A browser is let in by its',
      'cookie and its Origin, a program by its token. It is closed with 4401 when the session has ended.',
    ].join(' '),
    tags: ['live'],
    security: signedIn,
    responses: {
      '101': { description: 'The socket is open' },
      ...Object.fromEntries(
        ['401', '403', '503'].map((status) => [status, { description: 'Refused', content: json(anyFailure) }]),
      ),
    },
  },
};

/** OpenAPI 3.1, made from the calls that are really routed. */
export const toOpenApi = (description: ApiDescription): Record<string, unknown> => {
  const { title, version, calls, live, cookie } = description;
  const messages = Object.values(live);
  const schemas = describeSchemas(calls, description.schemaNames, [...messages, ...description.pieces.values()]);
  const shared = new SharedResponses();
  const paths: Record<string, Record<string, unknown>> = {};
  for (const call of calls)
    (paths[call.path] ??= {})[call.method.toLowerCase()] = operationOf(call, description, schemas, shared);
  return {
    openapi: '3.1.0',
    info: { title: `${title} API`, version },
    paths: { ...paths, '/api/live': livePath },
    components: {
      schemas: {
        ...schemas.components,
        Failure: failure,
        Success: success,
        LiveMessage: { oneOf: messages.map(schemas.named) },
      },
      responses: shared.all,
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: cookie, description: 'The session of a browser.' },
        token: { type: 'http', scheme: 'bearer', description: 'The session of a program.' },
      },
    },
  };
};
