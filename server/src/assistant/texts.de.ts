import type { Translation } from '#kernel';
import type { texts as english } from './texts.ts';

export const texts: Translation<typeof english> = (language) => ({
  able: 'Hier ist kein KI-Modell angebunden, deshalb sehe ich nach: Beiträge, Leute, Gruppen und Themen nach ihren Worten, was im Trend ist, und wie alles geht, in der [Hilfe](/help). Ich kann keine Texte schreiben oder zusammenfassen, und ich poste nichts, sende nichts und gebe nichts aus.',
  quiet: 'Heute ist nichts im Trend: Es ist ruhig hier. Unter [Trends](/trending) kannst du die ganze Woche ansehen.',
  topics: 'Themen, die heute am meisten benutzt werden:',
  topic: (link, people) =>
    language.count(people, {
      one: (number) => `- ${link}, von ${number} Person`,
      other: (number) => `- ${link}, von ${number} Personen`,
    }),
  furthest: 'Beiträge, die heute am weitesten kommen:',
  moreTrending: 'Mehr steht unter [Trends](/trending).',
  media: 'ein Bild oder ein Video',
  withPosts: (count) => language.count(count, { one: 'mit # Beitrag', other: 'mit # Beiträgen' }),
  writers: (about) => `Über ${about} schreiben, soweit du es sehen kannst:`,
  members: 'Mitglieder mit diesem Namen:',
  posts: (about) => `Die neuesten Beiträge über ${about}:`,
  groups: 'Gruppen und Kanäle:',
  group: (link, members) =>
    language.count(members, {
      one: (number) => `- ${link}, ${number} Mitglied`,
      other: (number) => `- ${link}, ${number} Mitglieder`,
    }),
  nothing: (about) => `Über ${about} habe ich nichts gefunden, was du sehen kannst.`,
  everything: (address) => `Alles steht in der [Suche](${address}).`,
  moreHelp: 'Mehr steht in der [Hilfe](/help).',
  goThere: (address) => `[Dorthin](${address}), oder lies mehr in der [Hilfe](/help).`,
});
