import type { ReactNode } from 'react';
import type { Translation } from '#kernel';
import type { texts as english } from './texts.ts';

export const texts: Translation<typeof english> = (language) => ({
  heading: 'Trends',
  updates: 'Die Liste wird alle 5 Minuten erneuert.',
  counted: (ago: ReactNode) => ['Gezählt ', ago],
  justNow: 'gerade eben.',
  ago: (past) => (past.endsWith('.') ? `vor ${past}` : `vor ${past}.`),
  howItCounts: 'Wie gezählt wird',
  byYours: 'Nach deinen Gewichten',
  tabs: 'Was im Trend liegt',
  hotPosts: 'Beliebt',
  topics: 'Themen',
  windows: 'Zeitraum',
  windowShort: { '1h': '1 Std.', '24h': '24 Std.', '7d': '7 Tage' },
  windowName: { '1h': 'Letzte Stunde', '24h': 'Letzte 24 Stunden', '7d': 'Letzte 7 Tage' },
  posts: (count) => language.count(count, { one: '# Beitrag', other: '# Beiträge' }, 'short'),
  people: (count) => language.count(count, { one: '# Person', other: '# Personen' }),
  growth: {
    new: 'Neu',
    newAbout: 'Im Zeitraum davor hat ihn niemand benutzt',
    about: (percent) =>
      percent === 0
        ? 'So oft wie im Zeitraum davor'
        : percent > 0
          ? `${percent}\u00a0% öfter als im Zeitraum davor`
          : `${-percent}\u00a0% seltener als im Zeitraum davor`,
  },
  why: {
    title: 'Warum steht das hier?',
    score: 'Wert',
    likes: (count) => language.count(count, { one: '# Like', other: '# Likes' }),
    replies: (count) => language.count(count, { one: '# Antwort', other: '# Antworten' }),
    shares: (count) => language.count(count, { one: '# Mal geteilt', other: '# Mal geteilt' }),
    times: (factor) => `× ${language.number(factor, { maximumFractionDigits: 2 })}`,
    ages: [
      'Weniger als 1 Stunde alt',
      'Mindestens 1 Stunde alt',
      'Mindestens 2 Stunden alt',
      'Mindestens 3 Stunden alt',
      'Mindestens 4 Stunden alt',
      'Mindestens 6 Stunden alt',
      'Mindestens 12 Stunden alt',
      'Mindestens 1 Tag alt',
      'Mindestens 2 Tage alt',
      'Mindestens 3 Tage alt',
      'Älter',
    ],
    mentions: (word) => `Erwähnt „${word}“`,
    followed: 'Du folgst diesem Konto',
    counted: 'So war es, als die Liste gezählt wurde.',
    countedOwn: 'Nach deinen eigenen Gewichten, als die Liste gezählt wurde.',
    again: 'Schritt für Schritt',
  },
  loading: 'Themen werden geladen',
  failed: 'Die Trends konnten nicht geladen werden',
  empty: {
    posts: {
      '1h': 'Nichts Beliebtes in der letzten Stunde',
      '24h': 'Nichts Beliebtes in den letzten 24 Stunden',
      '7d': 'Nichts Beliebtes in den letzten 7 Tagen',
    },
    postsHint: 'Beiträge erscheinen hier, sobald sie Likes oder Antworten bekommen oder geteilt werden.',
    topics: {
      '1h': 'Keine Hashtags in der letzten Stunde',
      '24h': 'Keine Hashtags in den letzten 24 Stunden',
      '7d': 'Keine Hashtags in den letzten 7 Tagen',
    },
    topicsHint: 'Setz einen #Hashtag in einen Beitrag, dann zählt er hier.',
    wider: { '1h': 'Letzte Stunde ansehen', '24h': 'Letzte 24 Stunden ansehen', '7d': 'Letzte 7 Tage ansehen' },
    write: 'Beitrag schreiben',
  },
});
