import { beforeEach, describe, expect, it } from 'vitest';
import { readStored, writeStoredJson } from '#kernel';
import { openPage, someId } from '#testing';
import { dropGroupDraft, errorsOf, errorsOn, freshDraft, keepGroupDraft, readGroupDraft, wrongStep } from './draft.ts';

const draft = { ...freshDraft('group'), name: 'Hikers' };

describe('the draft of a group', () => {
  beforeEach(() => openPage());

  it('[GRP-02, MEND-23] begins without a tag, with the limit and the switches of the document', () => {
    expect(freshDraft('group')).toMatchObject({
      tags: [],
      memberLimit: 500,
      privacy: 'public',
      avatar_url: null,
    });
    const toggles =
      'mediaSharing voiceMessages pollsVoting botIntegration autoModeration slowMode messageApproval'.split(' ');
    expect(toggles.filter((toggle) => typeof freshDraft('group')[toggle as 'slowMode'] !== 'boolean')).toEqual([]);
  });

  it('[GRP-02] survives a reload, one of each kind, and is gone once the group is there', () => {
    keepGroupDraft(someId('ana'), draft);
    keepGroupDraft(someId('ana'), { ...freshDraft('channel'), name: 'News' });
    expect(readGroupDraft(someId('ana'), 'group')?.name).toBe('Hikers');
    expect(readGroupDraft(someId('ana'), 'channel')?.name).toBe('News');
    dropGroupDraft(someId('ana'), 'group');
    expect(readGroupDraft(someId('ana'), 'group')).toBeNull();
    dropGroupDraft(someId('ana'), 'channel');
    expect(readStored('group-drafts')).toBeNull();
  });

  it('P5: is of one member alone, and what does not fit is let go', () => {
    keepGroupDraft(someId('ana'), draft);
    expect(readGroupDraft(someId('bob'), 'group')).toBeNull();
    writeStoredJson('group-drafts', { owner: 'ana', drafts: { group: { name: 7, tags: 'no' } } });
    expect(readGroupDraft(someId('ana'), 'group')).toBeNull();
  });

  it('[GRP-02] a fault stands on the step it belongs to, in the words of the contract', () => {
    expect(errorsOf(draft)).toEqual({});
    expect(wrongStep({})).toBeNull();
    const errors = errorsOf({ ...draft, name: '  ', tags: ['a'.repeat(31)], description: 'x'.repeat(501) });
    expect(errorsOn(1, errors)).toEqual({
      name: 'Give it a name',
      description: 'A description has at most 500 characters',
    });
    expect(errorsOn(2, errors)).toEqual({ tags: 'A tag has at most 30 characters' });
    expect(wrongStep(errors)).toBe(1);
  });
});
