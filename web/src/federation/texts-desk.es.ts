import type { Translation } from '#kernel';
import type { texts as english } from './texts-desk.ts';

export const texts: Translation<typeof english> = (language) => ({
  heading: 'Otros servidores',
  about: 'Con quién habla este servidor.',
  search: 'Nombre de un servidor',
  states: { all: 'Todos', limited: 'Limitados', blocked: 'Bloqueados', failing: 'Caídos' },
  state: { open: 'Abierto', limited: 'Limitado', blocked: 'Bloqueado' },
  statesLabel: 'Qué servidores',
  total: (count) => language.count(count, { one: '# servidor', other: '# servidores' }),
  people: (count) => language.count(count, { one: '# persona conocida', other: '# personas conocidas' }),
  follows: (count) => language.count(count, { one: '# seguimiento', other: '# seguimientos' }),
  failing: (since) => `No responde desde el ${since}`,
  decide: 'Decidir sobre un servidor',
  name: 'Servidor',
  namePlaceholder: 'social.example',
  reason: 'Motivo, para otros operadores de aquí',
  choices: {
    open: { name: 'Abierto', about: 'Se habla con él como con cualquier otro.' },
    limited: {
      name: 'Limitado',
      about: 'A su gente la oyen aquí quienes la siguen, y nadie más. Vale también para los servidores bajo su nombre.',
    },
    blocked: {
      name: 'Bloqueado',
      about:
        'No se habla con él ni con los servidores bajo su nombre. Su gente no se ve, y todos los seguimientos terminan.',
    },
  },
  save: 'Guardar',
  cancel: 'Cancelar',
  clear: 'Borrar',
  changeWord: 'Cambiar',
  saved: (host) => `Decidido: ${host}`,
  change: (host) => `Cambiar ${host}`,
  importTitle: 'Importar una lista',
  importAbout:
    'Un archivo con un nombre en cada línea, o tal como lo exporta Mastodon. Una lista no levanta ninguna decisión.',
  file: 'Elegir un archivo',
  limitedCount: (count) => language.count(count, { one: '# servidor limitado', other: '# servidores limitados' }),
  blockedCount: (count) => language.count(count, { one: '# servidor bloqueado', other: '# servidores bloqueados' }),
  failed: 'No se pudo hacer. Inténtalo de nuevo.',
  empty: 'Ningún servidor todavía',
  emptyHint: 'Llegan solos cuando unas personas siguen a otras.',
  none: 'Ningún servidor así',
  loadFailed: 'No se pudieron cargar los servidores',
  off: 'Esta red va por su cuenta',
  offHint: 'FEDERATION=on la conecta con Mastodon y otras. «Operate» cuenta lo que conviene saber antes.',
});
