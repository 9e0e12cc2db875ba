import type { Translation } from '#kernel';
import type { texts as english } from './texts.ts';

export const texts: Translation<typeof english> = (language) => ({
  heading: 'Recompensas',
  loading: 'Cargando tus recompensas',
  failed: 'No se pudieron cargar tus recompensas',
  guest: {
    title: 'Con amigos se gana más',
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
  stats: { invited: 'Invitados', qualified: 'Cumplen', credited: 'Pagados', title: 'Tus cifras' },
  tiers: {
    title: 'Niveles',
    names: { Bronze: 'Bronce', Silver: 'Plata', Gold: 'Oro' },
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
    noneHint: 'Aquí verás quién se une con tu enlace y en qué queda.',
    joined: 'Se unió:',
    unknown: 'Un antiguo miembro',
    failed: 'No se pudo cargar el historial',
    states: {
      pending: 'Pendiente',
      qualified: 'Cumple',
      held: 'En revisión',
      credited: 'Pagado',
      refused: 'Rechazado',
    },
    reasons: {
      self: 'Se unió desde tu propio dispositivo',
      loop: 'La invitación fue mutua',
      flood: 'Más en un día de los que se pagan',
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
      `${credit} y otros tantos puntos de recompensa, según tu nivel. Se pagan en un plazo de 24 horas.`,
    small: (cap) =>
      `Invitarte con otra cuenta o invitarse mutuamente no cuenta, y se pagan hasta ${cap} invitaciones al día.`,
    badge: '¿Para qué sirven los puntos? Con 200 consigues la verificación.',
  },
});
