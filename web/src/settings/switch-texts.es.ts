import type { Translation } from '#kernel';
import type { texts as english } from './switch-texts.ts';

export const texts: Translation<typeof english> = () => ({
  notify: {
    likes: {
      label: 'Me gusta',
      hint: 'En tus publicaciones y comentarios',
      words: 'likes corazon corazón reacciones favoritos notificar aviso alerta',
    },
    comments: {
      label: 'Comentarios',
      hint: 'En tus publicaciones. Sin esto, tampoco llegan menciones ni respuestas.',
      words: 'respuestas contestaciones notificar aviso alerta',
    },
    newFollowers: {
      label: 'Nuevos seguidores',
      hint: 'También cuando alguien pide seguirte',
      words: 'seguir solicitudes suscriptores notificar aviso alerta',
    },
    directMessages: {
      label: 'Mensajes directos',
      hint: 'De la gente que te escribe',
      words: 'dm md privado chat bandeja notificar aviso alerta',
    },
    streams: {
      label: 'En vivo',
      hint: 'Cuando alguien empieza o anuncia una transmisión',
      words: 'directo stream transmision transmisión emision emisión video notificar aviso alerta',
    },
  },
  messages: {
    onlineStatus: {
      label: 'Estado en línea',
      hint: 'Mostrar a otros cuándo estás aquí',
      words: 'conectado activo presencia ultima última vez punto verde invisible',
    },
    messageNotifications: {
      label: 'Avisos de mensajes',
      hint: 'Recibir avisos de mensajes nuevos',
      words: 'dm chat sonido alerta notificar notificaciones',
    },
    typingIndicator: {
      label: 'Indicador de escritura',
      hint: 'Mostrar a otros que estás escribiendo',
      words: 'escribiendo puntos chat dm',
    },
    readReceipts: {
      label: 'Confirmaciones de lectura',
      hint: 'Sin ellas, nadie ve lo que has leído, y tú tampoco lo ves',
      words: 'visto leido leído tics azules palomitas privacidad',
    },
  },
  display: {
    hideLikeCounts: {
      label: 'Ocultar el número de me gusta',
      hint: 'Las publicaciones y los comentarios no dicen cuántos me gusta tienen; los tuyos tampoco',
      words: 'likes corazones numeros números cifras conteo contador',
    },
    openWarnings: {
      label: 'Abrir siempre lo que lleva un aviso',
      hint: 'Lo que alguien puso tras un aviso de contenido se muestra al momento',
      words: 'aviso contenido sensible nsfw spoiler borroso advertencia',
    },
  },
  account: {
    mentionsAndReplies: {
      label: 'Menciones y respuestas',
      hint: 'Cuando alguien te menciona o te responde',
      words: 'etiqueta arroba respuestas notificar aviso alerta',
    },
    push: {
      label: 'Notificaciones push',
      hint: 'En cada dispositivo donde las hayas permitido',
      words: 'telefono teléfono movil móvil celular pantalla bloqueo alerta aviso',
    },
    digests: {
      label: 'Resumen por correo',
      hint: 'Una vez por semana: lo que escribió la gente que sigues, y lo que te perdiste',
      words: 'correo email boletin boletín semanal resumen newsletter darse de baja',
    },
  },
});
