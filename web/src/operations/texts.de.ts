import type { ReactNode } from 'react';
import type { Translation } from '#kernel';
import type { texts as english } from './texts.ts';

export const texts: Translation<typeof english> = (language) => ({
  heading: 'Zustand',
  about: 'Wie dieses Programm läuft, so wie es jetzt ist.',
  loading: 'Wird geladen',
  failed: 'Das konnte nicht geladen werden',

  alerts: {
    title: 'Bitte ansehen',
    quiet: 'Alles in Ordnung',
    quietHint: 'Jeder Teil antwortet, nichts wartet zu lange, und es gibt ein frisches Backup.',
    failures: (count) =>
      language.count(count, {
        one: '# Anfrage ist in den letzten Sekunden fehlgeschlagen. Im Protokoll steht, warum.',
        other: '# Anfragen sind in den letzten Sekunden fehlgeschlagen. Im Protokoll steht, warum.',
      }),
    given: (count) =>
      language.count(count, {
        one: '# Aufgabe wurde aufgegeben. Sie wartet unter „Fehlgeschlagen“.',
        other: '# Aufgaben wurden aufgegeben. Sie warten unter „Fehlgeschlagen“.',
      }),
    late: (kind, minutes) =>
      language.count(minutes, {
        one: (number) => `Die Arbeit ist ${number} Minute im Rückstand: ${kind}.`,
        other: (number) => `Die Arbeit ist ${number} Minuten im Rückstand: ${kind}.`,
      }),
    disk: (free) => `Die Festplatte ist fast voll: Noch ${free} sind frei.`,
    connections: 'Fast alle Verbindungen der Datenbank sind belegt.',
    replicas: 'Ein Replikat wird ausgelassen: Es ist weg oder hängt zu weit zurück.',
    redis: 'Redis ist weg. Jeder Prozess zählt Grenzen für sich, und Live-Ereignisse warten.',
    versions: 'Es laufen Prozesse verschiedener Versionen. Das ist nur während eines Updates richtig.',
    neverBackedUp: 'Es gibt noch kein Backup. Mach eines mit npm run backup.',
    oldBackup: (days) =>
      language.count(days, { one: 'Das letzte Backup ist # Tag alt.', other: 'Das letzte Backup ist # Tage alt.' }),
    neverRehearsed:
      'Das letzte Backup wurde nie ausprobiert. npm run restore <Ordner> -- --rehearse tut es, ohne Spuren zu hinterlassen.',
  },

  processes: {
    title: 'Prozesse',
    hint: 'Jeder sagt alle zehn Sekunden, wie es ihm geht.',
    name: (host, pid) => `${host}, Prozess ${pid}`,
    about: (version, node) => `Version ${version}, Node ${node}`,
    since: (since: ReactNode): ReactNode => ['Gestartet ', since],
    rate: 'Anfragen pro Sekunde',
    time: 'Antwortzeit (Median, 99\u00a0%)',
    times: (half, most) => `${half}\u00a0ms, ${most}\u00a0ms`,
    delay: 'Verzögerung der Event-Loop (99\u00a0%)',
    ms: (value) => `${value}\u00a0ms`,
    memory: 'Speicher',
    pages: 'Offene Seiten',
    failures: 'Fehlgeschlagene Anfragen',
  },

  queues: {
    title: 'Arbeit im Hintergrund',
    hint: 'Mails, Push, Videos, Archive: was wartet, läuft und aufgegeben wurde.',
    empty: 'Nichts wartet.',
    planned: (count) =>
      language.count(count, { one: '# ist für später vorgesehen.', other: '# sind für später vorgesehen.' }),
    kind: 'Art',
    waiting: 'Wartet',
    running: 'Läuft',
    failed: 'Aufgegeben',
  },

  database: {
    title: 'Datenbank',
    kinds: {
      embedded: (version) => `Eingebettetes PostgreSQL ${version}`,
      postgres: (version) => `PostgreSQL ${version}`,
    },
    name: 'Art',
    size: 'Größe',
    connections: 'Verbindungen',
    of: (some, all) => `${some} von ${all}`,
    replicas: 'Replikate, die antworten',
    redis: 'Redis',
    redisStates: { none: 'Nicht benutzt', ready: 'Antwortet', away: 'Weg' },
    tables: 'Größte Tabellen',
    rows: (count) => language.count(count, { one: '# Zeile', other: 'etwa # Zeilen' }),
  },

  files: {
    title: 'Dateien',
    places: { folder: 'Im Datenordner', s3: 'In einem Bucket', host: 'Bei einem Bilderdienst' },
    place: 'Ort',
    count: 'Dateien',
    size: 'Größe',
    disk: 'Frei auf der Festplatte',
  },

  people: {
    title: 'Leute',
    members: 'Mitglieder',
    joined: 'Neu in einem Tag',
    posts: 'Beiträge in einem Tag',
    messages: 'Nachrichten in einem Tag',
  },

  backup: {
    title: 'Backup',
    hint: 'npm run backup macht eines, npm run restore <Ordner> -- --rehearse probiert es aus.',
    made: 'Zuletzt gemacht',
    tried: 'Zuletzt ausprobiert',
    size: 'Größe',
    never: 'Nie',
  },
});
