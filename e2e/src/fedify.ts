// A server that is not ours: one person on @fedify/fedify, who does what a journey asks and keeps what is sent to her.
import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  Accept,
  Activity,
  Announce,
  Create,
  createFederation,
  Delete,
  Endpoints,
  Follow,
  generateCryptoKeyPair,
  Like,
  MemoryKvStore,
  Note,
  Person,
  PUBLIC_COLLECTION,
  Reject,
  Tombstone,
  Undo,
  Update,
  type Actor,
  type Context,
  type Federation,
} from '@fedify/fedify';
import { serveTls } from './tls.ts';

const NAME = 'fay';
const ACTOR_PATH = '/users/{identifier}';

/** What came in, as Fedify understood it. */
export interface Heard {
  readonly type: string;
  readonly actor: string;
  readonly id: string;
  /** The address of what it is about. */
  readonly about: string;
  /** A note that was sent along. */
  readonly note: Note | null;
}

export interface FedifyPeer {
  readonly host: string;
  readonly uri: string;
  readonly name: string;
  readonly heard: readonly Heard[];
  /** What went wrong there: signatures that do not hold, documents that cannot be read. */
  readonly errors: readonly string[];
  readonly followers: ReadonlyMap<string, Actor>;
  /** Whom she follows, and whether she was let in. */
  readonly following: ReadonlyMap<string, boolean>;
  readonly context: Context<void>;
  /** A person or a note, asked for at its own server. */
  readonly look: Context<void>['lookupObject'];
  readonly follow: (uri: string) => Promise<Follow>;
  readonly post: (content: string, more?: ConstructorParameters<typeof Note>[0]) => Promise<Note>;
  readonly edit: (note: Note, content: string) => Promise<void>;
  readonly erase: (note: Note) => Promise<void>;
  readonly like: (uri: string) => Promise<Like>;
  readonly pass: (uri: string) => Promise<Announce>;
  readonly undo: (activity: Like | Announce | Follow) => Promise<void>;
  readonly stop: () => Promise<void>;
}

const bodyOf = async (request: IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
};

/** Fedify speaks the requests of browsers. */
const toRequest = async (request: IncomingMessage, origin: string): Promise<Request> => {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers))
    for (const one of [value ?? []].flat()) headers.append(name, one);
  const { method = 'GET', url = '/' } = request;
  const body = method === 'POST' ? new Uint8Array(await bodyOf(request)) : null;
  return new Request(new URL(url, origin), { method, headers, body });
};

const send = async (reply: ServerResponse, answer: Response): Promise<void> => {
  reply.writeHead(answer.status, Object.fromEntries(answer.headers));
  reply.end(Buffer.from(await answer.arrayBuffer()));
};

const makeFederation = (errors: string[]): Federation<void> =>
  createFederation<void>({
    kv: new MemoryKvStore(),
    // Both stand on this machine.
    allowPrivateAddress: true,
    onOutboxError: (error) => void errors.push(String(error)),
  });

const serveActor = (federation: Federation<void>): void => {
  const pair = generateCryptoKeyPair('RSASSA-PKCS1-v1_5');
  federation
    .setActorDispatcher(ACTOR_PATH, async (context, identifier) => {
      if (identifier !== NAME) return null;
      const [key] = await context.getActorKeyPairs(identifier);
      return new Person({
        id: context.getActorUri(identifier),
        preferredUsername: identifier,
        name: 'Fay of Fedify',
        summary: '<p>Lives elsewhere</p>',
        inbox: context.getInboxUri(identifier),
        endpoints: new Endpoints({ sharedInbox: context.getInboxUri() }),
        followers: context.getFollowersUri(identifier),
        publicKey: key?.cryptographicKey ?? null,
        assertionMethods: key === undefined ? [] : [key.multikey],
      });
    })
    .setKeyPairsDispatcher(async () => [await pair]);
};

interface State {
  readonly heard: Heard[];
  readonly followers: Map<string, Actor>;
  readonly following: Map<string, boolean>;
  readonly notes: Map<string, Note>;
  readonly errors: string[];
}

const listen = (federation: Federation<void>, { heard, followers, following, errors }: State): void => {
  const keep = async (activity: Activity, context: Context<void>): Promise<void> => {
    const object = await activity.getObject(context).catch(() => null);
    heard.push({
      type: activity.constructor.name,
      actor: activity.actorId?.href ?? '',
      id: activity.id?.href ?? '',
      about: activity.objectId?.href ?? object?.id?.href ?? '',
      note: object instanceof Note ? object : null,
    });
  };
  federation
    .setInboxListeners('/users/{identifier}/inbox', '/inbox')
    .on(Follow, async (context, activity) => {
      const follower = (await activity.getActor(context)) as Actor | null;
      if (follower?.id == null) return;
      followers.set(follower.id.href, follower);
      const accept = new Accept({
        id: new URL(`#accept-${followers.size}`, context.getActorUri(NAME)),
        actor: context.getActorUri(NAME),
        object: activity,
      });
      await context.sendActivity({ identifier: NAME }, follower, accept);
      await keep(activity, context);
    })
    .on(Accept, async (context, activity) => {
      following.set(activity.actorId?.href ?? '', true);
      await keep(activity, context);
    })
    .on(Reject, async (context, activity) => {
      following.delete(activity.actorId?.href ?? '');
      await keep(activity, context);
    })
    .on(Undo, async (context, activity) => {
      const undone = await activity.getObject(context);
      if (undone instanceof Follow) followers.delete(activity.actorId?.href ?? '');
      heard.push({
        type: `Undo ${undone?.constructor.name ?? ''}`,
        actor: activity.actorId?.href ?? '',
        id: activity.id?.href ?? '',
        about: undone instanceof Activity ? (undone.objectId?.href ?? '') : '',
        note: null,
      });
    })
    .on(Activity, (context, activity) => keep(activity, context))
    .onError((_context, error) => void errors.push(String(error)));
};

const doings = (context: Context<void>, { followers, following, notes }: State) => {
  const actor = context.getActorUri(NAME);
  let count = 0;
  const nextId = (kind: string): URL => new URL(`/${kind}/${(count += 1)}`, context.origin);
  const theOne = async (uri: string): Promise<Actor> => {
    const found = await context.lookupObject(uri);
    if (!(found instanceof Person)) throw new Error(`nobody is at ${uri}`);
    return found;
  };
  const authorOf = async (uri: string): Promise<Actor> => {
    const note = await context.lookupObject(uri);
    if (note?.attributionId == null) throw new Error(`nothing is at ${uri}`);
    return theOne(note.attributionId.href);
  };
  const tell = (to: Actor | Actor[], activity: Activity): Promise<void> =>
    context.sendActivity({ identifier: NAME }, to, activity, { preferSharedInbox: true });
  const readers = async (note: Note): Promise<Actor[]> => {
    const answered = note.replyTargetId === null ? [] : [await authorOf(note.replyTargetId.href)];
    return [...followers.values(), ...answered];
  };
  const told = { actor, tos: [PUBLIC_COLLECTION], ccs: [context.getFollowersUri(NAME)] };
  const targets = new Map<string, Actor>();
  const toAuthor = async <A extends Activity>(uri: string, activity: A): Promise<A> => {
    const author = await authorOf(uri);
    targets.set(activity.id?.href ?? '', author);
    await tell(author, activity);
    return activity;
  };
  return {
    follow: async (uri: string): Promise<Follow> => {
      const to = await theOne(uri);
      following.set(uri, false);
      const asked = new Follow({ id: nextId('follows'), actor, object: to.id });
      targets.set(asked.id?.href ?? '', to);
      await tell(to, asked);
      return asked;
    },
    post: async (content: string, more: ConstructorParameters<typeof Note>[0] = {}): Promise<Note> => {
      const { actor: attribution, ...audience } = told;
      const note = new Note({ id: nextId('notes'), attribution, ...audience, content, ...more });
      notes.set(note.id?.pathname ?? '', note);
      await tell(await readers(note), new Create({ id: nextId('creates'), ...told, object: note }));
      return note;
    },
    edit: async (note: Note, content: string): Promise<void> => {
      const changed = note.clone({ content });
      notes.set(note.id?.pathname ?? '', changed);
      await tell(await readers(note), new Update({ id: nextId('updates'), ...told, object: changed }));
    },
    erase: async (note: Note): Promise<void> => {
      notes.delete(note.id?.pathname ?? '');
      const object = new Tombstone({ id: note.id });
      await tell(await readers(note), new Delete({ id: nextId('deletes'), ...told, object }));
    },
    like: (uri: string) => toAuthor(uri, new Like({ id: nextId('likes'), actor, object: new URL(uri) })),
    pass: (uri: string) => toAuthor(uri, new Announce({ id: nextId('shares'), ...told, object: new URL(uri) })),
    undo: async (activity: Like | Announce | Follow): Promise<void> => {
      const to = targets.get(activity.id?.href ?? '');
      if (to !== undefined) await tell(to, new Undo({ id: nextId('undos'), actor, object: activity }));
      if (activity instanceof Follow) following.delete(activity.objectId?.href ?? '');
    },
  };
};

/** Pictures stand beside what Fedify serves, by their path. */
export const startFedify = async (pictures: Readonly<Record<string, Buffer>>): Promise<FedifyPeer> => {
  const state: State = {
    heard: [],
    followers: new Map(),
    following: new Map(),
    notes: new Map(),
    errors: [],
  };
  const federation = makeFederation(state.errors);
  serveActor(federation);
  listen(federation, state);
  federation.setFollowersDispatcher('/users/{identifier}/followers', () => ({ items: [...state.followers.values()] }));
  federation.setObjectDispatcher(Note, '/notes/{id}', (_context, { id }) => state.notes.get(`/notes/${id}`) ?? null);
  const { host, origin, stop } = await serveTls((request, reply) => {
    const picture = pictures[request.url ?? ''];
    if (picture !== undefined) return void reply.writeHead(200, { 'content-type': 'image/png' }).end(picture);
    void toRequest(request, origin)
      .then((asked) => federation.fetch(asked, { contextData: undefined }))
      .then((answer) => send(reply, answer))
      .catch((error: unknown) => {
        state.errors.push(String(error));
        reply.writeHead(500).end();
      });
  });
  const context = federation.createContext(new URL(origin), undefined);
  return {
    host,
    uri: context.getActorUri(NAME).href,
    name: `@${NAME}@${host}`,
    heard: state.heard,
    errors: state.errors,
    followers: state.followers,
    following: state.following,
    context,
    look: (uri) => context.lookupObject(uri),
    ...doings(context, state),
    stop,
  };
};
