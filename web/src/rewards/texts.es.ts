import type { Translation } from '#kernel';
import type { texts as english } from './texts.ts';

export const texts: Translation<typeof english> = (language) => ({
  heading: 'Recompensas',
  loading: 'Cargando tus recompensas',
  failed: 'No se pudieron cargar tus recompensas',
  guest: {
    title: 'Trae a un amigo y ganan los dos',
    hint: (credit) =>
      `Inicia sesión y recibes tu propio enlace. Cada amigo que se une con él te da ${credit} y puntos de recompensa.`,
    signIn: 'Entrar',
    reason: 'Inicia sesión para recibir tu enlace',
  },
  earned: {
    label: 'Ganado hasta ahora',
    points: (count) => language.count(count, { one: 'y # punto de recompensa', other: 'y # puntos de recompensa' }),
    each: (reward, credit) => `${reward} ${credit} por cada amigo`,
    next: (missing, tier) =>
      language.count(missing, {
        one: (number) => `${number} referido más para ${tier}`,
        other: (number) => `${number} referidos más para ${tier}`,
      }),
    top: 'El nivel más alto. Gracias.',
    progress: (tier) => `Camino a ${tier}`,
  },
  link: {
    title: 'Tu enlace de referidos',
    label: 'Tu enlace de referidos',
    copy: 'Copiar',
    copied: 'Copiado',
    failed: 'No se pudo copiar el enlace. Selecciónalo y cópialo a mano.',
    share: 'Compartir',
    shareText: (brand) => `Nos vemos en ${brand}`,
    shareFailed: 'No se pudo compartir el enlace',
  },
  stats: { invited: 'Invitados', qualified: 'Cumplen', credited: 'Abonados', title: 'Tus cifras' },
  tiers: {
    title: 'Niveles',
    range: (min, max) =>
      max === null
        ? language.count(min, { one: 'Desde # referido', other: 'Desde # referidos' })
        : language.count(max, {
            one: (number) => `De ${min} a ${number} referido`,
            other: (number) => `De ${min} a ${number} referidos`,
          }),
    each: 'por cada uno',
    plus: (reward) => `+ ${reward} puntos`,
    here: 'Tu nivel',
  },
  history: {
    title: 'Historial',
    none: 'Nadie todavía',
    noneHint: 'Aquí estará quien se una con tu enlace, y en qué queda.',
    joined: 'Ingreso:',
    unknown: 'Un antiguo miembro',
    failed: 'No se pudo cargar el historial',
    states: {
      pending: 'Pendiente',
      qualified: 'Cumple',
      held: 'En revisión',
      credited: 'Abonado',
      refused: 'Rechazado',
    },
    reasons: {
      self: 'Se unió desde tu propio dispositivo',
      loop: 'La invitación fue mutua',
      flood: 'Más en un día de los que se abonan',
    },
    amount: (shown, credit) => `+${shown} ${credit}`,
  },
  how: {
    title: 'Cómo funciona',
    share: 'Comparte tu enlace',
    shareHint: 'En un mensaje, en un cartel, en tu bio de otros sitios.',
    join: 'Un amigo se une',
    joinHint: ({ needs }) => {
      if (!needs.includes('post')) {
        return needs.includes('verified')
          ? 'Cuenta cuando tu amigo verifica su correo o conecta X.'
          : 'Cuenta cuando tu amigo se une.';
      }
      return needs.includes('verified')
        ? 'Cuenta cuando tu amigo verifica su correo o conecta X y escribe una primera publicación.'
        : 'Cuenta cuando tu amigo escribe una primera publicación.';
    },
    earn: 'Ganas',
    earnHint: (credit) =>
      `${credit} y otros tantos puntos de recompensa, según tu nivel. Se abonan en un plazo de 24 horas.`,
    small: (cap) => `Invitarse a uno mismo o mutuamente no cuenta, y se abonan hasta ${cap} amigos al día.`,
    badge: '¿Para qué sirven los puntos? Con 200 consigues la verificación.',
  },
});
