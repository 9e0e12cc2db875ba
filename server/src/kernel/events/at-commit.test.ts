import { describe, expect, it } from 'vitest';
import type { EventOf } from '@wagram/contract/kernel';
import { testApp } from '#testing';
import { publish } from './outbox.ts';

type Moved = EventOf<'test.moved', { readonly to: string }>;
const moved = (to: string): Moved => ({ name: 'test.moved', payload: { to } });

const listen = async () => {
  const { app } = await testApp();
  const heard: string[] = [];
  app.events.atCommit<Moved>('test.moved', ({ payload }) => void heard.push(payload.to));
  return { app, heard };
};

describe('what is heard at commit', () => {
  it('is what was told in a transaction, and only once it is committed', async () => {
    const { app, heard } = await listen();
    await app.db.transaction(async (tx) => {
      tx.tell(moved('a'), moved('b'));
      expect(heard).toEqual([]);
    });
    expect(heard).toEqual(['a', 'b']);
  });

  it('is nothing of a transaction that failed, and not what was undone within one', async () => {
    const { app, heard } = await listen();
    const failing = app.db.transaction(async (tx) => {
      tx.tell(moved('never'));
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    await app.db.transaction(async (tx) => {
      tx.tell(moved('first'));
      const undone = tx.transaction(async (nested) => {
        nested.tell(moved('undone'));
        throw new Error('no');
      });
      await expect(undone).rejects.toThrow('no');
      await tx.transaction(async (nested) => nested.tell(moved('second')));
    });
    expect(heard).toEqual(['first', 'second']);
  });

  it('is told at once outside of a transaction, and with every event that is emitted', async () => {
    const { app, heard } = await listen();
    app.db.tell(moved('plain'));
    expect(heard).toEqual(['plain']);
    await app.transact((tx) => publish(tx, moved('emitted')));
    expect(heard).toEqual(['plain', 'emitted']);
    // The outbox tells rooms, not caches: they have heard it.
    await app.events.settle();
    expect(heard).toEqual(['plain', 'emitted']);
  });

  it('is heard by all who listen, also when one of them fails', async () => {
    const { app, heard } = await listen();
    app.events.atCommit<Moved>('test.moved', () => {
      throw new Error('a cache that is broken');
    });
    app.events.atCommit<Moved>('test.moved', () => void heard.push('the last'));
    await app.db.transaction(async (tx) => tx.tell(moved('a')));
    expect(heard).toEqual(['a', 'the last']);
  });
});
