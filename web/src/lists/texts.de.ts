import { bareHandle } from '@wagram/contract/members';
import { isolated } from '#ui';
import type { Translation } from '#kernel';
import type { texts as english } from './texts.ts';

export const texts: Translation<typeof english> = (language) => ({
  failed: 'Das hat nicht geklappt. Bitte versuch es noch einmal.',
  topics: 'Themen',
  tags: {
    signIn: 'Melde dich an, um Hashtags zu folgen',
    follow: 'Folgen',
    following: 'Folge ich',
    about: (word, tag) => `${word}: #${tag}`,
  },
  empty: {
    topics: 'Noch keine Beiträge mit deinen Hashtags',
    topicsHint: 'Folge weiteren Hashtags auf ihren Seiten.',
    topicsFind: 'Themen finden',
    list: 'Noch keine Beiträge von dieser Liste',
    listHint: 'Füg Leute über ihre Profile hinzu.',
    listFind: 'Leute finden',
  },
  own: {
    heading: 'Listen',
    create: 'Liste anlegen',
    edit: (name) => `Liste ${isolated(name)} bearbeiten`,
    none: 'Noch keine Listen',
    noneHint: 'Leg oben eine an. Füg dann Leute über ihre Profile hinzu.',
    unread: 'Deine Listen konnten nicht geladen werden',
    signInTitle: 'Bitte melde dich an',
    signInHint: 'Melde dich an, um deine Listen zu sehen',
    signIn: 'Anmelden',
  },
  edit: {
    open: 'Liste bearbeiten',
    title: 'Liste bearbeiten',
    name: 'Name',
    save: 'Speichern',
    people: 'Leute auf dieser Liste',
    remove: 'Entfernen',
    removeOne: (username) => `@${bareHandle(username)} entfernen`,
    delete: 'Liste löschen',
    sure: 'Die Liste verschwindet. Wem du folgst, dem folgst du weiter.',
    keep: 'Behalten',
    renamed: 'Die Liste hat einen neuen Namen',
    deleted: 'Die Liste ist weg',
  },
  dialog: {
    title: (username) => `Listen mit @${bareHandle(username)}`,
    description: 'Eine Liste ist ein Feed aus Leuten, die du auswählst. Sonst sieht sie niemand.',
    none: 'Du hast noch keine Liste. Leg unten eine an.',
    members: (count) => language.count(count, { one: '# Person', other: '# Personen' }),
    name: 'Name einer neuen Liste',
    create: 'Liste anlegen',
    done: 'Fertig',
  },
});
