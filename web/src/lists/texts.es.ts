import { bareHandle } from '@wagram/contract/members';
import { isolated } from '#ui';
import type { Translation } from '#kernel';
import type { texts as english } from './texts.ts';

export const texts: Translation<typeof english> = (language) => ({
  failed: 'No funcionó. Inténtalo de nuevo.',
  topics: 'Temas',
  tags: {
    signIn: 'Inicia sesión para seguir hashtags',
    follow: 'Seguir',
    following: 'Siguiendo',
    about: (word, tag) => `${word} #${tag}`,
  },
  empty: {
    topics: 'Todavía no hay publicaciones con tus hashtags',
    topicsHint: 'Sigue más hashtags desde sus páginas.',
    topicsFind: 'Buscar temas',
    list: 'Todavía no hay publicaciones de esta lista',
    listHint: 'Añade personas desde sus perfiles.',
    listFind: 'Buscar personas',
  },
  own: {
    heading: 'Listas',
    create: 'Crear lista',
    edit: (name) => `Editar la lista ${isolated(name)}`,
    none: 'Todavía no hay listas',
    noneHint: 'Crea una arriba. Después, añade personas desde sus perfiles.',
    unread: 'No se pudieron cargar tus listas',
    signInTitle: 'Hace falta iniciar sesión',
    signInHint: 'Inicia sesión para ver tus listas',
    signIn: 'Entrar',
  },
  edit: {
    open: 'Editar la lista',
    title: 'Editar la lista',
    name: 'Nombre',
    save: 'Guardar',
    people: 'Personas de esta lista',
    remove: 'Quitar',
    removeOne: (username) => `Quitar a @${bareHandle(username)}`,
    delete: 'Eliminar la lista',
    sure: 'La lista desaparecerá. No dejarás de seguir a nadie.',
    keep: 'Conservarla',
    renamed: 'La lista tiene un nombre nuevo',
    deleted: 'La lista ya no está',
  },
  dialog: {
    title: (username) => `Listas con @${bareHandle(username)}`,
    description: 'Una lista es un feed de las personas que elijas. Nadie más la ve.',
    none: 'Todavía no tienes ninguna lista. Empieza una abajo.',
    members: (count) => language.count(count, { one: '# persona', other: '# personas' }),
    name: 'Nombre de una lista nueva',
    create: 'Crear la lista',
    done: 'Listo',
  },
});
