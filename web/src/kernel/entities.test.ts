import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { patchEntity, putEntities, putEntity, readEntity, removeEntity } from './entities.ts';

interface Member {
  readonly id: string;
  readonly name: string;
  readonly email?: string;
}

describe('entities', () => {
  it('live once: a patch is seen by whoever reads them', () => {
    const client = new QueryClient();
    expect(putEntities(client, 'member', [{ id: '1' }, { id: '2' }])).toEqual(['1', '2']);
    putEntity<Member>(client, 'member', { id: '1', name: 'Ana' });
    patchEntity<Member>(client, 'member', '1', () => ({ name: 'Ana N.' }));
    expect(readEntity<Member>(client, 'member', '1')?.name).toBe('Ana N.');
  });

  it('keep what only their owner sees when a public view comes later', () => {
    const client = new QueryClient();
    putEntity<Member>(client, 'member', { id: '1', name: 'Ana', email: 'ana@example.com' });
    putEntity<Member>(client, 'member', { id: '1', name: 'Ana N.' });
    expect(readEntity(client, 'member', '1')).toEqual({ id: '1', name: 'Ana N.', email: 'ana@example.com' });
  });

  it('of different types do not meet, and a patch makes none', () => {
    const client = new QueryClient();
    putEntity(client, 'post', { id: '1' });
    patchEntity<Member>(client, 'member', '1', () => ({ name: 'x' }));
    expect(readEntity(client, 'member', '1')).toBeNull();
    removeEntity(client, 'post', '1');
    expect(readEntity(client, 'post', '1')).toBeNull();
  });
});
