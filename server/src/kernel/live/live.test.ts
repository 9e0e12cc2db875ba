import { setImmediate } from 'node:timers/promises';
import type { EventOf, MemberId, SessionId } from '@wagram/contract/kernel';
import { describe, expect, it, vi } from 'vitest';
import { authCalls } from '@wagram/contract/auth';
import { listen, ownPostgres, people, someId, testApp, type Ear } from '#testing';
import { openPostgres } from '../db/database.ts';
import { createLog } from '../log.ts';
import type { LiveBus } from './bus.ts';
import { Live, type LiveFrame } from './live.ts';
import { PostgresBus } from './postgres-bus.ts';

/** What short frames say. */
const textsOf = (frames: Buffer): string[] => {
  const texts: string[] = [];
  for (let at = 0; at < frames.length;) {
    const end = at + 2 + frames.readUInt8(at + 1);
    texts.push(frames.toString('utf8', at + 2, end));
    at = end;
  }
  return texts;
};

const within5s = { timeout: 5_000, interval: 20 };

describe('the live connection', () => {
  it('RT-01: is for a session that holds, and for nobody else', async () => {
    const opened = await testApp();
    const [ana] = await people(opened, 'ana');
    const guest = { browser: opened.browser() };
    await expect(listen(opened, guest)).rejects.toThrow('401');
    await expect(listen(opened, guest, { cookie: `session=${'A'.repeat(43)}` })).rejects.toThrow('401');
    await (await listen(opened, ana)).until('hello');
    opened.clock.advance(31 * 24 * 3600_000);
    await expect(listen(opened, ana)).rejects.toThrow('401');
  });

  it('RT-02: refuses pages of other origins, and browsers that hide theirs', async () => {
    const opened = await testApp();
    const [ana] = await people(opened, 'ana');
    for (const origin of ['http://evil.example', 'null', 'http://app.example.org.evil.example', undefined])
      await expect(listen(opened, ana, { origin })).rejects.toThrow('403');
  });

  it('carries what is meant for a member to all their pages, and to nobody else', async () => {
    const opened = await testApp();
    const [ana, bob] = await people(opened, 'ana', 'bob');
    const [first, second, foreign] = await Promise.all([ana, ana, bob].map((person) => listen(opened, person)));
    for (const ear of [first, second, foreign]) await ear?.until('hello');
    opened.app.live.send([ana.id], { type: 'news', text: 'for ana' });
    opened.app.live.send([bob.id], { type: 'end' });
    expect(await first?.until('news')).toEqual({ type: 'news', text: 'for ana' });
    await second?.until('news');
    await foreign?.until('end');
    expect(foreign?.heard.map(({ type }) => type)).toEqual(['hello', 'end']);
  });

  it('RT-01: lets a page join only topics that their room allows', async () => {
    const opened = await testApp();
    const [ana] = await people(opened, 'ana');
    opened.app.live.allow(
      'stage',
      async (memberId, id) => memberId === ana.id && id === 'open',
      async (joined) => joined,
    );
    const ear = await listen(opened, ana);
    for (const topic of ['stage:open', 'stage:closed', 'member:other', 'nothing']) ear.say({ type: 'join', topic });
    ear.say({ type: 'ping' });
    await vi.waitFor(() => expect(ear.heard).toHaveLength(6), within5s);
    expect(ear.heard.filter(({ type }) => type === 'joined').map(({ topic }) => topic)).toEqual(['stage:open']);
    expect(ear.heard.filter(({ type }) => type === 'refused')).toHaveLength(3);
    opened.app.live.sendTo('stage:closed', { type: 'secret' });
    opened.app.live.sendTo('stage:open', { type: 'show' });
    await ear.until('show');
    expect(ear.heard.some(({ type }) => type === 'secret')).toBe(false);
  });

  it('FT-13: tells a crowd in order, to each once, and lets others be answered in between', async () => {
    const live = new Live(createLog('fatal', false));
    live.allow(
      'stage',
      async () => true,
      async (joined) => joined,
    );
    const heard = Array.from({ length: 1_200 }, () => [] as string[]);
    for (const [place, words] of heard.entries()) {
      const socket = {
        memberId: someId<MemberId>(`m${place}`),
        sessionId: someId<SessionId>(''),
        send: (frames: Buffer) => void words.push(...textsOf(frames)),
        close: () => undefined,
      };
      live.add(socket);
      await live.join(socket, 'stage:open');
    }
    for (const type of ['one', 'two', 'three']) live.sendTo('stage:open', { type }, [someId('m7')]);
    expect(heard.at(-1)).toEqual([]);
    await vi.waitFor(() => expect(heard.at(-1)).toHaveLength(3), within5s);
    const all = ['one', 'two', 'three'].map((type) => JSON.stringify({ type }));
    expect(heard.filter((words) => words.join() !== all.join())).toEqual([[]]);
  });

  it('FT-08: is dropped when it does not read, before much more than a megabyte waits for it; others hear all', async () => {
    const opened = await testApp();
    const [ana, bob] = await people(opened, 'ana', 'bob');
    const [deaf, ear] = [await listen(opened, ana), await listen(opened, bob)];
    await Promise.all([deaf.until('hello'), ear.until('hello')]);
    deaf.stopReading();
    const { live } = opened.app;
    const text = 'x'.repeat(10_000);
    let waited = 0;
    for (; live.socketsOf(ana.id).length > 0 && waited < 300; waited += 1) {
      live.send([ana.id, bob.id], { type: 'news', text });
      await setImmediate();
    }
    expect(waited).toBeGreaterThan(90);
    expect(waited).toBeLessThan(130);
    await vi.waitFor(() => expect(ear.heard).toHaveLength(waited + 1), within5s);
  });

  it('SE-02, RT-03: closes when its session ends, and only then', async () => {
    const opened = await testApp();
    const [ana, bob] = await people(opened, 'ana', 'bob');
    const [leaving, staying] = [await listen(opened, ana), await listen(opened, bob)];
    await ana.browser.get(authCalls.logout, {});
    await vi.waitFor(() => expect(leaving.closedWith()).toBe(4401), within5s);
    opened.app.live.close(bob.id);
    await vi.waitFor(() => expect(staying.closedWith()).toBe(4401), within5s);
  });

  it('[SR-H1] cannot leave the topic of its own member: blocks, expulsion and the limit of sockets hold for it', async () => {
    const opened = await testApp();
    const [ana] = await people(opened, 'ana');
    const { live } = opened.app;
    live.allow(
      'stage',
      async () => true,
      async (joined) => joined,
    );
    const ears: Ear[] = [];
    for (let opening = 0; opening < 25; opening += 1) {
      const ear = await listen(opened, ana);
      ear.say({ type: 'join', topic: 'stage:open' });
      ear.say({ type: 'leave', topic: `member:${ana.id}` });
      await ear.until('joined');
      ears.push(ear);
    }
    expect(live.socketsOf(ana.id)).toHaveLength(20);
    await vi.waitFor(() => expect(ears.filter((ear) => ear.closedWith() === 1008)).toHaveLength(5), within5s);
    const spy = ears.at(-1);
    live.sendTo('stage:open', { type: 'secret' }, [ana.id]);
    live.sendTo('stage:open', { type: 'show' });
    await spy?.until('show');
    live.expel(ana.id, 'stage:open');
    live.sendTo('stage:open', { type: 'later' });
    live.send([ana.id], { type: 'end' });
    await spy?.until('end');
    const heard = spy?.heard.map(({ type }) => type) ?? [];
    expect(heard.filter((type) => ['secret', 'later'].includes(type))).toEqual([]);
    live.close(ana.id);
    await vi.waitFor(() => expect(spy?.closedWith()).toBe(4401), within5s);
  });

  it('[SR-L11] a frame that makes no sense is no error, and counts against its socket', async () => {
    const opened = await testApp();
    const [ana] = await people(opened, 'ana');
    const errors: string[] = [];
    vi.spyOn(opened.app.log, 'error').mockImplementation(
      (_fields: unknown, text?: string) => void errors.push(text ?? ''),
    );
    const bad = `${ana.id.slice(0, -1)}x`;
    const nonsense = [
      [1],
      { type: 'typing', conversation_id: bad },
      { type: 'typing', conversation_id: 7 },
      { type: 'join', topic: `presence:${bad}` },
      { type: 'join', topic: `conversation:${bad}` },
      { type: 'join', topic: `stream:${bad}` },
      { type: 'join', topic: 7 },
    ];
    const ear = await listen(opened, ana);
    for (const frame of nonsense) ear.say(frame);
    await vi.waitFor(() => expect(ear.heard.filter(({ type }) => type === 'refused')).toHaveLength(7), within5s);
    expect(ear.closedWith()).toBeNull();
    for (let time = 0; time < 12; time += 1) ear.say({ type: 'typing', conversation_id: bad });
    await vi.waitFor(() => expect(ear.closedWith()).toBe(1008), within5s);
    expect(errors).toEqual([]);
  });

  it('puts up with nonsense, and with no flood of it', async () => {
    const opened = await testApp();
    const [ana] = await people(opened, 'ana');
    const ear = await listen(opened, ana);
    ear.say([1, 2, 3]);
    await ear.until('refused');
    for (let i = 0; i < 200; i += 1) ear.say({ type: 'ping' });
    await vi.waitFor(() => expect(ear.closedWith()).toBe(1008), within5s);
  });
});

describe('between processes', () => {
  it('what one of them changed is told to what the others keep in memory, and that something may be missing', async () => {
    type Moved = EventOf<'test.moved', { readonly to: string }>;
    const ends: { deliver: (frame: LiveFrame) => void; lost: () => void }[] = [];
    const busOf = (index: number): LiveBus => ({
      start: async (deliver, lost) => void (ends[index] = { deliver, lost }),
      publish: (frame) => ends[1 - index]?.deliver(frame),
      stop: async () => undefined,
    });
    const log = createLog('fatal', false);
    const [here, there] = [new Live(log, busOf(0)), new Live(log, busOf(1))];
    await Promise.all([here.start(), there.start()]);
    const heard: string[] = [];
    for (const [name, live] of [
      ['here', here],
      ['there', there],
    ] as const) {
      live.elsewhere.on<Moved>('test.moved', ({ payload }) => void heard.push(`${name} ${payload.to}`));
      live.elsewhere.onLost(() => void heard.push(`${name} lost`));
    }
    here.elsewhere.tell({ name: 'test.moved', payload: { to: 'a' } });
    there.elsewhere.tell({ name: 'test.other', payload: {} });
    ends[1]?.lost();
    expect(heard).toEqual(['there a', 'there lost']);
  });

  it('events cross by NOTIFY, many at once, and a cut line is told and mended', async () => {
    const postgres = await ownPostgres();
    const log = createLog('fatal', false);
    const database = openPostgres(postgres.url, log, 4);
    const [here, there] = [new PostgresBus(database, log), new PostgresBus(database, log)];
    const heard: unknown[] = [];
    const own: unknown[] = [];
    let lost = 0;
    await here.start(
      (frame) => own.push(frame),
      () => undefined,
    );
    await there.start(
      (frame) => heard.push(frame),
      () => {
        lost += 1;
      },
    );
    for (let i = 0; i < 500; i += 1)
      here.publish({ topics: ['member:1'], message: { type: 'news', i, text: 'ü'.repeat(50) } });
    here.publish({ topics: ['member:1'], message: { type: 'huge', text: 'x'.repeat(9_000) } });
    here.publish({ topics: ['member:1'], message: { type: 'last' }, except: [someId('2')] }, '{"type":"last"}');
    await vi.waitFor(() => expect(heard).toHaveLength(501), within5s);
    expect(heard.at(-1)).toEqual({ topics: ['member:1'], message: { type: 'last' }, except: ['2'] });
    expect(own).toEqual([]);
    await database.pool.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where query = 'listen live' and pid <> pg_backend_pid()",
    );
    await vi.waitFor(() => expect(lost).toBe(1), within5s);
    here.publish({ topics: ['member:2'], message: { type: 'again' } });
    await vi.waitFor(() => expect(heard).toHaveLength(502), within5s);
    await Promise.all([here.stop(), there.stop()]);
    await database.close();
  });
});
