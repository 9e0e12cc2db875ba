import type { Translation } from '#kernel';
import type { texts as english } from './texts.ts';

export const texts: Translation<typeof english> = () => ({
  toReporter: (action, target) => {
    if (action === 'dismiss') {
      return {
        post: 'Miramos la publicación que denunciaste y no encontramos nada contra las reglas. Gracias por avisar.',
        comment: 'Miramos el comentario que denunciaste y no encontramos nada contra las reglas. Gracias por avisar.',
        stream: 'Miramos la transmisión que denunciaste y no encontramos nada contra las reglas. Gracias por avisar.',
        group: 'Miramos el grupo que denunciaste y no encontramos nada contra las reglas. Gracias por avisar.',
        message: 'Miramos el mensaje que denunciaste y no encontramos nada contra las reglas. Gracias por avisar.',
        launch: 'Miramos el token que denunciaste y no encontramos nada contra las reglas. Gracias por avisar.',
        member: 'Miramos la cuenta que denunciaste y no encontramos nada contra las reglas. Gracias por avisar.',
      }[target];
    }
    if (action === 'hide') {
      return {
        post: 'La publicación que denunciaste se ha ocultado. Gracias por avisar.',
        comment: 'El comentario que denunciaste se ha ocultado. Gracias por avisar.',
        stream: 'La transmisión que denunciaste se ha ocultado. Gracias por avisar.',
        group: 'El grupo que denunciaste se ha ocultado. Gracias por avisar.',
        message: 'El mensaje que denunciaste se ha ocultado. Gracias por avisar.',
        launch: 'El token que denunciaste se ha quitado de las listas. Gracias por avisar.',
        member: 'La cuenta que denunciaste se ha ocultado. Gracias por avisar.',
      }[target];
    }
    if (action !== 'suspend') return null;
    return {
      post: 'La cuenta que escribió la publicación que denunciaste está suspendida. Gracias por avisar.',
      comment: 'La cuenta que escribió el comentario que denunciaste está suspendida. Gracias por avisar.',
      stream: 'La cuenta de la transmisión que denunciaste está suspendida. Gracias por avisar.',
      group: 'La cuenta que creó el grupo que denunciaste está suspendida. Gracias por avisar.',
      message: 'La cuenta que escribió el mensaje que denunciaste está suspendida. Gracias por avisar.',
      launch: 'La cuenta que creó el token que denunciaste está suspendida. Gracias por avisar.',
      member: 'La cuenta que denunciaste está suspendida. Gracias por avisar.',
    }[target];
  },

  toAuthor: (action, target, reason) => {
    if (action === 'hide') {
      return {
        post: `La moderación ocultó tu publicación: ${reason}`,
        comment: `La moderación ocultó tu comentario: ${reason}`,
        stream: `La moderación ocultó tu transmisión: ${reason}`,
        group: `La moderación ocultó tu grupo: ${reason}`,
        message: `La moderación ocultó tu mensaje: ${reason}`,
        launch: `La moderación quitó tu token de las listas: ${reason}`,
        member: `La moderación ocultó tu cuenta: ${reason}`,
      }[target];
    }
    if (action === 'restore') {
      return {
        post: `Tu publicación se puede ver otra vez: ${reason}`,
        comment: `Tu comentario se puede ver otra vez: ${reason}`,
        stream: `Tu transmisión se puede ver otra vez: ${reason}`,
        group: `Tu grupo se puede ver otra vez: ${reason}`,
        message: `Tu mensaje se puede ver otra vez: ${reason}`,
        launch: `Tu token se puede ver otra vez: ${reason}`,
        member: `Tu cuenta se puede ver otra vez: ${reason}`,
      }[target];
    }
    if (action === 'suspend') return `Tu cuenta está suspendida: ${reason}`;
    if (action === 'reinstate') return `Tu cuenta ya no está suspendida: ${reason}`;
    if (action === 'appeal_granted') return `Se aceptó tu apelación: ${reason}`;
    return action === 'appeal_refused' ? `Se rechazó tu apelación: ${reason}` : null;
  },

  suspended: (product, username, reason) => ({
    subject: `Tu cuenta de ${product} está suspendida`,
    lines: [
      `Quienes llevan ${product} han suspendido la cuenta ${username}, y se cerró la sesión en todos los dispositivos. Escribieron:`,
      reason,
      'Puedes iniciar sesión para apelar, para llevarte tus datos o para eliminar tu cuenta.',
    ],
  }),
  reinstated: (product, username, reason) => ({
    subject: `Tu cuenta de ${product} ya no está suspendida`,
    lines: [`La cuenta ${username} se puede volver a usar. Quienes llevan ${product} escribieron:`, reason],
  }),
  appealRefused: (product, username, reason) => ({
    subject: `Se rechazó tu apelación en ${product}`,
    lines: [
      `Quienes llevan ${product} han vuelto a mirar su decisión sobre ${username}, y se mantiene. Escribieron:`,
      reason,
    ],
  }),
});
