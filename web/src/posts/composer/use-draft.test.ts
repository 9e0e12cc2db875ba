import { act, renderHook } from '@testing-library/react';
import type { MemberId } from '@wagram/contract/kernel';
import { beforeEach, describe, expect, it } from 'vitest';
import { removeStored } from '#kernel';
import { openPage, someId } from '#testing';
import { dropDraft, findDraft, keepDraft, useDraft } from './use-draft.ts';
import type { Draft } from './use-draft.ts';

const NOW = Date.parse('2026-11-15T12:00:00.000Z');
const HOUR = 3_600_000;
const media = { kind: 'image', url: '/media/a.webp', size: 1, width: 1, height: 1 } as const;
const draft = (id: string, text: string, change: Partial<Draft> = {}): Draft => ({
  id,
  place: 'post',
  text,
  alt: '',
  media: null,
  at: NOW,
  ...change,
});
const found = (owner = someId<MemberId>('ana'), place = 'post', now = NOW) => findDraft(owner, place, now);

describe('drafts', () => {
  beforeEach(() => {
    openPage();
    removeStored('drafts');
  });

  it('[POST-09] what was typed and not sent is found again, until it is sent', () => {
    keepDraft(someId('ana'), draft('tab-1', 'Half a thou'));
    keepDraft(someId('ana'), draft('tab-1', 'Half a thought'));
    expect(found()?.text).toBe('Half a thought');
    dropDraft(someId('ana'), 'tab-1');
    expect(found()).toBeNull();
  });

  it('two tabs do not overwrite each other', () => {
    keepDraft(someId('ana'), draft('tab-1', 'from the first'));
    keepDraft(someId('ana'), draft('tab-2', 'from the second'));
    keepDraft(someId('ana'), draft('tab-1', 'from the first, more'));
    expect(found()?.text).toBe('from the first, more');
    dropDraft(someId('ana'), 'tab-1');
    expect(found()?.text).toBe('from the second');
  });

  it('a draft that was sent in another tab is offered no more', () => {
    keepDraft(someId('ana'), draft('tab-1', 'from the first'));
    const { result } = renderHook(() => useDraft(someId('ana'), 'post'));
    expect(result.current.offered?.text).toBe('from the first');
    act(() => {
      dropDraft(someId('ana'), 'tab-1');
      window.dispatchEvent(new StorageEvent('storage', { key: 'acme_drafts', newValue: '{}' }));
    });
    expect(result.current.offered).toBeNull();
  });

  it('each place has its own, and an emptied one is forgotten', () => {
    keepDraft(someId('ana'), draft('a', 'for everyone'));
    keepDraft(someId('ana'), draft('b', 'an answer', { place: 'comment:1' }));
    expect(found(someId('ana'), 'comment:1')?.text).toBe('an answer');
    keepDraft(someId('ana'), draft('a', '  '));
    expect(found()).toBeNull();
    expect(found(someId('ana'), 'comment:1')?.text).toBe('an answer');
  });

  it('PR-01: nobody sees the drafts of another member, and the first word replaces them', () => {
    keepDraft(someId('ana'), draft('a', 'a secret'));
    expect(found(someId('bob'))).toBeNull();
    keepDraft(someId('bob'), draft('b', 'hello'));
    expect(window.localStorage.getItem('acme_drafts')).not.toContain('a secret');
  });

  it('an upload that the server has swept is not offered, nor anything after a month', () => {
    keepDraft(someId('ana'), draft('a', 'with a photo', { media }));
    expect(found(someId('ana'), 'post', NOW + 22 * HOUR)?.media).toEqual(media);
    expect(found(someId('ana'), 'post', NOW + 24 * HOUR)).toMatchObject({ text: 'with a photo', media: null });
    expect(found(someId('ana'), 'post', NOW + 31 * 24 * HOUR)).toBeNull();
  });

  it.each(['nonsense', '{"owner":"ana"}', '{"owner":"ana","drafts":[{"id":1}]}', '[]', 'null'])(
    'FT-17: storage that holds %s is as good as empty',
    (text) => {
      window.localStorage.setItem('acme_drafts', text);
      expect(found()).toBeNull();
      keepDraft(someId('ana'), draft('a', 'again'));
      expect(found()?.text).toBe('again');
    },
  );
});
