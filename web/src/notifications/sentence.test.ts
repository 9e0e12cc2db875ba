import { act } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { asId } from '@wagram/contract/kernel';
import type { NoticeGroup } from '@wagram/contract/notifications';
import { switchLanguage } from '#kernel';
import { openPage, person } from '#testing';
import { sentenceOfGroup } from './sentence.ts';

const spoken = { de: () => import('./texts.de.ts'), es: () => import('./texts.es.ts') };

const speak = (tag: string) =>
  act(() =>
    switchLanguage(tag, {
      texts: async ({ name }) =>
        name === 'notifications/texts' && (tag === 'de' || tag === 'es') ? (await spoken[tag]()).texts : null,
      sentences: () => Promise.resolve(null),
    }),
  );

/** As a server says it to somebody who reads German: of one, and of several. */
const liked = (count: number): NoticeGroup => {
  const [ana, bob] = [person('ana'), person('bob')];
  const faces = [ana, bob].slice(0, count).map(({ id, username, displayName }) => ({ id, username, displayName }));
  const notice = { from_id: ana.id, from_username: '@ana', message: 'mag deinen Beitrag' };
  return {
    key: 'like:1',
    notice: { ...notice, id: asId('01900000-0000-7000-8000-000000000001'), message_of_many: 'mögen deinen Beitrag' },
    people: faces,
    people_count: count,
  } as unknown as NoticeGroup;
};

afterEach(() => speak('en'));

describe('a notice', () => {
  it('[LNG-02] says who did it with the verb of one, or of several', async () => {
    openPage();
    await speak('de');
    expect([1, 2, 3, 7].map((count) => sentenceOfGroup(liked(count)))).toEqual([
      '@ana mag deinen Beitrag',
      '@ana und @bob mögen deinen Beitrag',
      '@ana, @bob und 1 weitere Person mögen deinen Beitrag',
      '@ana, @bob und 5 weitere mögen deinen Beitrag',
    ]);
  });

  it('[LNG-02] puts its names together as the page has it', async () => {
    openPage();
    await speak('es');
    expect(sentenceOfGroup(liked(2))).toContain('@ana y @bob');
  });
});
