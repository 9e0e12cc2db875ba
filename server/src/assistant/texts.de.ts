import type { Translation } from '#kernel';
import type { texts as english } from './texts.ts';

export const texts: Translation<typeof english> = (language) => ({
  asking: {
    empty: `der die das den dem des ein eine einen einem einer eines und oder von im in am an auf aus zu zum zur für mit bei über
      als ist sind war waren sein bin bist kann kannst können könnte will willst wird werden würde soll sollte darf muss habe hast
      hat haben ich mich mir mein meine meinen meiner du dich dir dein deine wir uns unser es dies diese dieser dieses hier da
      dort wer wen wem wessen was welche welcher welches wann wo warum wieso wie jemand jemanden leute person personen mitglied
      mitglieder nutzer beitrag beiträge post posts gepostet posten poste schreibt schreiben geschrieben redet reden spricht
      sprechen sagt sagen gesagt zeig zeige zeigen finde finden such suche suchen gib geben weiß wissen mag magst möchte bitte
      hallo hi danke heute jetzt gerade zuletzt neu neue neuen neueste neuesten neues trend trends beliebt los nachrichten stelle
      stellen mache machen benutze gruppe gruppen kanal kanäle community communitys thema themen nicht kein keine viel viele
      meisten beste besten alle alles man sich`,
    trends:
      'trend* | im trend | beliebt* | was geht | was ist los | ist los | passiert | nachrichten | neues | angesagt*',
    people: 'wer | wen | wem | leute | mitglied | mitglieder | nutzer | jemand | personen',
    groups: 'gruppe | gruppen | kanal | kanäle | community | communitys',
    writing:
      'hilf mir beim schreiben | hilf mir schreiben | schreib mir* | schreibe mir* | schreib ein* | schreibe ein* | übersetz* | fass* zusammen | zusammenfass* | formulier* | entwirf | entwurf',
    how: 'wie | warum | wieso | wo | kann ich | darf ich | was ist | was sind | was macht | ich habe | ich kann | jemand | hilfe',
  },
  able: 'Hier ist kein KI-Modell angebunden, deshalb schlage ich nach: Beiträge, Leute, Gruppen und Themen nach Stichwort, was gerade im Trend liegt, und in der [Hilfe](/help), wie alles funktioniert. Ich kann keine Texte schreiben oder zusammenfassen, und ich poste, sende und bezahle nie etwas.',
  quiet:
    'Heute liegt nichts im Trend: Es ist ruhig hier. Unter [Trends](/trending) kannst du dir die ganze Woche ansehen.',
  topics: 'Die meistbenutzten Themen heute:',
  topic: (link, people) =>
    language.count(people, {
      one: (number) => `- ${link}, von ${number} Person`,
      other: (number) => `- ${link}, von ${number} Personen`,
    }),
  furthest: 'Beiträge, die heute die größten Kreise ziehen:',
  moreTrending: 'Mehr findest du unter [Trends](/trending).',
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
  everything: (address) => `Alles dazu findest du in der [Suche](${address}).`,
  moreHelp: 'Mehr findest du in der [Hilfe](/help).',
  goThere: (address) => `[Direkt dorthin](${address}), oder lies mehr in der [Hilfe](/help).`,
});
