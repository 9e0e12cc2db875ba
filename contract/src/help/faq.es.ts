import type { Brand } from '#kernel';
import type { FaqEntry } from './faq.ts';

export const faqInSpanish = ({ name, tokens }: Brand): readonly FaqEntry[] => [
  {
    question: '¿Cómo consigo una insignia?',
    answer:
      'Las primeras 200 personas que crean su cuenta quedan verificadas gratis, y también quien entra con una cuenta de X verificada. Las demás pueden usar 200 puntos de recompensa en Verificación. Toca una insignia para leer qué significa.',
    to: '/verification',
    words: 'verificado verificada verificacion verificación verificar insignia check palomita tic',
  },
  {
    question: `¿Qué es ${tokens.credit}, y qué son los regalos?`,
    answer: `${tokens.credit} es el crédito de ${name}. Empiezas con un poco y puedes dar a una publicación una propina de 1, 5, 10 o 25. Le llega entera a quien la escribió, y durante 10 segundos puedes recuperarla. Es un crédito dentro de esta red, no una moneda en una cadena.`,
    to: '/wallet',
    words: 'regalo regalos propina propinas credito crédito saldo deshacer recuperar',
  },
  {
    question: '¿Quién puede ver las claves de mi billetera?',
    answer:
      'Nadie más que tú. Se crean en tu navegador y nunca nos llegan, así que tampoco podemos restaurarlas. Anota las 24 palabras en papel y no se las digas nunca a nadie, pregunte quien pregunte.',
    to: '/wallet/settings',
    words: 'billetera cartera monedero wallet claves llaves frase recuperacion recuperación privada semilla',
  },
  {
    question: '¿Cómo hago privada mi cuenta?',
    answer:
      'Con el interruptor de arriba, o en Editar perfil. Desde entonces la gente pide seguirte, y solo quienes aceptes ven tus publicaciones. Cuando la haces pública otra vez, entran todos los que esperan.',
    to: '/help',
    words: 'privada privado cuenta ocultar candado',
  },
  {
    question: 'Alguien me molesta. ¿Qué puedo hacer?',
    answer:
      'Silencia su cuenta y dejas de verla. Bloquéala y ninguna de las dos cuentas verá a la otra en ninguna parte. Denuncia lo que infrinja las reglas: te diremos qué se decidió.',
    words: 'bloquear silenciar denunciar reportar molestar acoso acosar spam',
  },
  {
    question: '¿Cómo protejo mi cuenta?',
    answer:
      'En Seguridad puedes activar la verificación en dos pasos con una app de autenticación, añadir una llave de acceso, ver dónde tienes la sesión abierta y cerrar cada una de esas sesiones.',
    to: '/security',
    words:
      'dos pasos doble factor 2fa verificacion verificación autenticador autenticacion autenticación passkey llave llaves acceso sesion sesión sesiones seguridad proteger',
  },
  {
    question: 'Olvidé mi contraseña.',
    answer:
      'Elige «¿Olvidaste tu contraseña?» donde inicias sesión. Recibirás por correo un enlace que vale una hora. Al usarlo se cierran tus demás sesiones.',
    to: '/auth',
    words: 'olvide olvidé olvidar contraseña clave password restablecer recuperar',
  },
  {
    question: '¿Cómo funcionan las recompensas y los referidos?',
    answer: `Comparte tu enlace desde Recompensas. Por cada persona que se une con él y participa recibes 5 ${tokens.credit} y otros tantos puntos de recompensa, en un plazo de 24 horas. En Plata, con 5 personas, son 7 por cada una; en Oro, con 20, son 10.`,
    to: '/rewards',
    words: 'recompensa recompensas premio referido referidos invitar invitacion invitación amigos',
  },
  {
    question: '¿Puedo llevarme mis publicaciones, o borrarlo todo?',
    answer:
      'Las dos cosas, en Seguridad. Una exportación es un archivo con todo lo que se guarda sobre ti. Una cuenta eliminada espera 30 días por si cambias de idea, y después desaparece de verdad.',
    to: '/security',
    words: 'exportar eliminar borrar cuenta descargar datos archivo',
  },
  {
    question: '¿Por qué no me llegan notificaciones al teléfono?',
    answer:
      'Las notificaciones push tienen que estar activadas aquí y permitidas en cada dispositivo, en Ajustes de notificaciones. En iPhone y iPad, primero añade esta app a tu pantalla de inicio y ábrela desde ahí.',
    to: '/notification-settings',
    words: 'notificacion notificación notificaciones avisos push telefono teléfono movil móvil celular',
  },
  {
    question: '¿Qué tamaño pueden tener los grupos y los canales?',
    answer:
      'Un grupo admite hasta 200.000 miembros, y todos pueden hablar. Un canal no tiene límite; ahí solo escriben su titular y sus admins.',
    to: '/create-group',
    words: 'grupo grupos canal canales grande tamaño limite límite',
  },
  {
    question: '¿Qué sabe de mí el asistente?',
    answer:
      'Tus preguntas, tu nombre de usuario y lo que tú podrías encontrar aquí por tu cuenta. Tus chats se guardan solo en tu dispositivo. No puede publicar, enviar ni gastar nada.',
    words: 'asistente ia inteligencia artificial',
  },
  {
    question: '¿Hay atajos de teclado?',
    answer:
      'Pulsa ? en cualquier página para verlos todos: n escribe una publicación, j y k pasan de una a otra, l da me gusta, / busca.',
    words: 'teclado atajo atajos teclas',
  },
  {
    question: '¿Puedo comprar el token aquí?',
    answer:
      'Donde la página de compra muestra un precio, sí: cambias SOL por él desde tu propia billetera. Quien te lo ofrezca en un mensaje no viene de nuestra parte.',
    words: 'comprar token cambiar intercambio intercambiar swap',
  },
  {
    question: '¿Cómo funciona el staking?',
    answer:
      'Lo que pones en staking está en una cuenta bajo tu propia billetera: solo tu clave lo mueve, cuando quieras. Las recompensas vienen de una cuenta del operador, mientras quede algo en ella.',
    to: '/staking',
    words: 'stake staking unstake retirar recompensas tasa token',
  },
  {
    question: '¿Qué pasa con lo que pago por una entrada?',
    answer:
      'Se retiene hasta que la transmisión haya tenido lugar, y entonces le llega a quien transmite. Si se cancela, o no ha empezado dos horas después de su hora, lo recuperas sin hacer nada.',
    to: '/wallet?tab=tickets',
    words: 'entrada entradas boleto boletos ticket transmision transmisión directo reembolso cancelado cancelada',
  },
];
