import type { Translation } from '#kernel';
import type { texts as english } from './texts.ts';

export const texts: Translation<typeof english> = (language) => ({
  heading: 'Verificación',
  about: 'Una insignia junto a tu nombre, en cada publicación y en cada lista.',
  loading: 'Cargando tu verificación',
  failed: 'No se pudo cargar la oferta',
  offer: 'Tokens por valor de 2 USD o 200 puntos de recompensa',
  free: {
    title: 'Los primeros 200 registros se verifican gratis',
    left: (left, all) =>
      language.count(all, {
        one: (number) => `Quedan ${language.number(left)} de ${number} plaza gratis`,
        other: (number) => `Quedan ${language.number(left)} de ${number} plazas gratis`,
      }),
    none: 'Todas las plazas gratis están ocupadas.',
    hint: 'Quien se registre ahora queda con verificación desde el primer minuto.',
    join: 'Crear cuenta gratis',
    label: 'Plazas gratis ocupadas',
  },
  points: {
    title: 'Puntos de recompensa',
    price: '200',
    unit: 'puntos',
    held: (held) => language.count(held, { other: 'Tienes #' }),
    missing: (missing) => language.count(missing, { one: 'Falta #', other: 'Faltan #' }),
    progress: 'Tus puntos de recompensa',
    buy: 'Usar 200 puntos',
    sure: '¿Gastar 200 puntos de recompensa en tu insignia?',
    yes: 'Sí, gastar 200 puntos',
    no: 'Ahora no',
    earn: 'Gana puntos invitando a amigos',
    signIn: 'Entra para usar tus puntos',
    reason: 'Inicia sesión para conseguir la verificación',
    done: 'Ya tienes tu insignia',
    failed: 'No se pudo comprar la insignia. No se cobró nada.',
  },
  tokens: {
    title: 'Tokens',
    price: '2 USD',
    unit: 'en tokens',
    pay: 'Pagar con tokens',
    why: 'En este servidor no se aceptan tokens. Nunca le envíes nada a quien te ofrezca una insignia.',
    trust: 'El operador se queda con lo que pagas. La insignia permanece, y no se reembolsa.',
    paid: 'Tu insignia está ahí, junto a tu nombre.',
    failed: 'No respondió nadie. No se pagó nada; inténtalo de nuevo.',
    noWallet: 'Necesitas una billetera con la que pagar. La tuya no está abierta en este dispositivo.',
    openWallet: 'Abrir la billetera',
  },
  own: 'Ya tienes tu insignia',
  meanings: {
    title: 'Qué significa una insignia',
    list: [
      ['gold_early', 'De los primeros', 'Se registró entre los primeros 200.'],
      ['gold_x', 'Oro, con verificación de X', 'X verificó esta cuenta, y se conectó aquí.'],
      ['gold', 'Oro, miembro con verificación', 'Se gana con puntos de recompensa, o se paga con tokens.'],
      ['platinum', 'Platino', 'Una cuenta oficial de esta red. No se puede comprar.'],
    ],
    not: 'Una insignia dice cómo se consiguió. No dice que alguien tenga razón.',
  },
});
