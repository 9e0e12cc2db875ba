import type { Translation } from '#kernel';
import type { texts as english } from './texts.ts';

export const texts: Translation<typeof english> = (language) => ({
  label: 'Leute, Beiträge, Themen suchen',
  short: 'Suche',
  back: 'Suche schließen',
  clear: 'Suche leeren',
  results: 'Suchergebnisse',
  recent: 'Letzte Suchen',
  forgetAll: 'Alle löschen',
  forget: (words) => `${words} entfernen`,
  forgetHint: 'Mit Entf löschst du den Eintrag',
  prompt: 'Such nach einem Namen, einem Wort oder einem #Hashtag.',
  people: 'Leute',
  hashtags: 'Hashtags',
  posts: 'Beiträge',
  groups: 'Gruppen',
  postsFor: (words) => `Beiträge mit „${words}“ suchen`,
  count: (count) => language.count(count, { one: '# Ergebnis', other: '# Ergebnisse' }),
  followers: (count) => language.count(count, { one: '# Follower', other: '# Follower' }, 'short'),
  tagPosts: (count) =>
    count >= 100 ? '100+ Beiträge' : language.count(count, { one: '# Beitrag', other: '# Beiträge' }),
  following: 'Folge ich',
  searching: 'Wird gesucht',
  tabs: 'Was du suchst',
  chips: {
    label: 'Eingegrenzt durch',
    from: (handle) => `Von @${handle}`,
    since: (day) => `Seit ${language.date(day, 'date')}`,
    until: (day) => `Bis ${language.date(day, 'date')}`,
    has: {
      media: 'Mit Bild oder Video',
      image: 'Mit Bild',
      video: 'Mit Video',
      poll: 'Mit Umfrage',
      link: 'Mit Link',
    },
    remove: (what) => `Entfernen: ${what}`,
    problems: {
      no_handle: 'Hinter from: gehört ein Handle, etwa from:mara.',
      no_date: 'Schreib einen Tag so: since:2026-05-01.',
      ends_before: 'Das Ende liegt vor dem Anfang.',
      unknown_has: 'Hinter has: gehört media, image, video, poll oder link.',
    },
    notUnderstood: (typed, why) => `„${typed}“ wurde ausgelassen. ${why}`,
  },
  start: {
    trending: 'Trends',
    allTrending: 'Alle Trends',
    tips: 'Suche eingrenzen',
    tipsAbout: 'Schreib eines davon zu deinen Suchwörtern.',
    tip: {
      from: 'was eine Person geschrieben hat',
      since: 'ab diesem Tag',
      until: 'bis zu diesem Tag',
      has: 'mit Bild oder Video; auch has:image, video, poll oder link',
      not: 'ohne dieses Wort',
    },
  },
  page: {
    heading: 'Suche',
    for: (words) => `Ergebnisse für „${words}“`,
    nothing: {
      people: {
        title: 'Niemanden gefunden',
        hint: (words) => `Hier heißt niemand so ähnlich wie „${words}“.`,
        other: {
          count: (count, hasMore) =>
            hasMore
              ? language.count(count, { other: 'Es steht in #+ Beiträgen.' })
              : language.count(count, { one: 'Es steht in einem Beitrag.', other: 'Es steht in # Beiträgen.' }),
          show: 'Beiträge ansehen',
        },
      },
      posts: {
        title: 'Keine Beiträge gefunden',
        hint: (words) => `In keinem Beitrag steht „${words}“.`,
        other: {
          count: (count, hasMore) =>
            hasMore
              ? language.count(count, { other: '#+ Mitglieder heißen so ähnlich.' })
              : language.count(count, {
                  one: 'Ein Mitglied heißt so ähnlich.',
                  other: '# Mitglieder heißen so ähnlich.',
                }),
          show: 'Leute ansehen',
        },
      },
    },
    tags: {
      nothing: 'Keine Hashtags gefunden',
      nothingHint: (words) => `Kein Hashtag beginnt mit „${words}“.`,
    },
    nowhere: 'Versuch es mit weniger oder anderen Wörtern.',
    failed: 'Die Suche hat diesmal nicht geklappt.',
    retry: 'Noch einmal suchen',
  },
});
