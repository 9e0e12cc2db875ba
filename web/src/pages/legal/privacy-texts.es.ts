import type { Translation } from '#kernel';
import type { texts as english } from './privacy-texts.ts';

export const texts: Translation<typeof english> = () => ({
  document: (brand) => ({
    title: 'Política de privacidad',
    lead: 'Guardamos lo que el servicio necesita para funcionar, no se lo enseñamos a nadie más y lo borramos cuando lo pides.',
    chapters: [
      {
        title: 'Qué se guarda sobre ti',
        text: [
          'Tu nombre de usuario, tu nombre visible, tu foto y tu bio, y el correo o el teléfono con el que inicias sesión. La contraseña se guarda solo como un hash del que no se puede volver atrás.',
          'Si inicias sesión con X o Google: el identificador, el nombre, la foto y, desde X, la descripción, la verificación y el número de seguidores que nos comunican. Sus tokens de acceso nunca llegan a tu navegador, y nunca publicamos en tu nombre.',
          'Lo que publicas, lo que te gusta, lo que envías y a quién sigues, mientras lo dejes aquí.',
          'Dónde tienes la sesión abierta: el tipo de dispositivo, la dirección de red y la hora del último uso. Puedes ver esa lista en la página de Seguridad y cerrar cada sesión.',
        ],
      },
      {
        title: 'Qué no se guarda',
        text: [
          'Nada de perfiles publicitarios, ni rastreadores de otros, ni huellas de tu dispositivo. En estas páginas no hay ningún servicio de analítica.',
          'Las claves de tu billetera. Se crean en tu navegador y nunca salen de él.',
        ],
      },
      {
        title: 'En tu navegador',
        text: [
          'Una cookie mantiene tu sesión abierta. Solo el servidor puede leerla. Si alguien te invitó, otra recuerda quién fue hasta que creas tu cuenta. Una tercera sabe qué feed leíste por última vez, para que llegue junto con la página.',
          'El navegador también recuerda tu tema, si cerraste un consejo y quién inició sesión por última vez, para que la página no parpadee. Al cerrar sesión se quita lo que es tuyo. La billetera se queda en el dispositivo, porque puede ser la única copia.',
        ],
      },
      {
        title: 'Quién más ve algo',
        text: [
          'Los demás miembros ven lo que haces público. El operador de este servidor puede ver lo que está guardado en él, y lo usa solo para hacerlo funcionar y moderarlo.',
          'Los servicios que el operador ha conectado reciben lo que su tarea requiere: el de correo, tu dirección; la pasarela de SMS, tu número; el de almacenamiento, tus imágenes. No se vende nada.',
          'Lo que le preguntas al asistente va al modelo de IA que el operador ha conectado, junto con tu nombre de usuario y lo que tú podrías encontrar aquí por tu cuenta. Los chats se guardan en tu navegador hasta que los borras o cierras sesión.',
        ],
      },
      {
        title: 'Tus derechos',
        text: [
          'Puedes ver, corregir, llevarte y borrar lo que se guarda sobre ti. Borrar va en serio: no queda nada en listas, cachés, notificaciones ni almacenamiento. Las copias de seguridad del operador olvidan a su propio ritmo.',
          `Las preguntas van al operador de este servidor. El software de ${brand.name} es abierto, así que todo lo que se dice aquí se puede comprobar.`,
        ],
      },
    ],
  }),
  translation: {
    title: 'Cuando traduces una publicación',
    text: [
      'El texto de una publicación o de un comentario en el que alguien de aquí pulsa «Traducir» va al servidor de traducción que ha conectado el operador. No se le dice quién lo escribió ni quién pregunta; los nombres de miembros, los hashtags y los enlaces del texto se dejan fuera.',
    ],
  },
});
