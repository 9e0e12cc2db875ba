import type { Translation } from '#kernel';
import type { texts as english } from './texts.ts';

export const texts: Translation<typeof english> = () => ({
  title: {
    post: 'Denunciar esta publicación',
    comment: 'Denunciar este comentario',
    stream: 'Denunciar esta transmisión',
    group: 'Denunciar este grupo',
    launch: 'Denunciar este token',
    message: 'Denunciar este mensaje',
    channel: 'Denunciar este canal',
    member: 'Denunciar a este miembro',
  },
  aboutMessage: '¿Qué tiene de malo? Quienes llevan este servidor leerán este mensaje, y nada más de la conversación.',
  about:
    '¿Qué tiene de malo? Quienes llevan este servidor lo mirarán. A quien lo publicó no se le dice quién denunció.',
  reasons: {
    spam: ['Spam', 'No deseado, repetido o engañoso'],
    abuse: ['Acoso u odio', 'Insultos, amenazas u hostigamiento'],
    violence: ['Violencia', 'La muestra o incita a ella'],
    nudity: ['Desnudos', 'Contenido sexual donde no corresponde'],
    scam: ['Estafa', 'Intenta conseguir dinero, claves o contraseñas'],
    other: ['Otra cosa', 'Cuéntanoslo en pocas palabras'],
  },
  reason: 'Motivo',
  note: '¿Algo que añadir? (opcional)',
  send: 'Enviar denuncia',
  cancel: 'Cancelar',
  sent: 'Gracias. Tu denuncia se envió.',
  failed: 'No se pudo enviar tu denuncia. Inténtalo de nuevo.',
});
