import type { Translation } from '#kernel';
import type { texts as english } from './texts.ts';

export const texts: Translation<typeof english> = () => ({
  origin: {
    from: (host) => `De ${host}`,
    about: 'Lo que hay aquí llegó de su servidor. Las publicaciones más antiguas quizá solo estén allí.',
    open: 'Abrir en su lugar de origen',
    openPage: 'Abrir su página allí',
  },
  lookUp: {
    hint: (what) => `Se preguntará al servidor de ${what}`,
    looking: 'Preguntando a su servidor',
    failed: 'No se pudo buscar. Inténtalo de nuevo.',
  },
  first: {
    title: (host) => `${host} es otro servidor`,
    about:
      'Tiene su propia gente y sus propias reglas. Quienes lo operan sabrán que sigues a alguien allí, y tus publicaciones van a los servidores de quienes te siguen. Lo que borras se borra también allí, pero puede quedar una copia donde nadie haga caso.',
    go: 'Seguir',
    cancel: 'Ahora no',
  },
  report: {
    also: (host) => `Avisar también a ${host}`,
    alsoHint: 'Sin tu nombre: este servidor habla por sí mismo.',
  },
});
