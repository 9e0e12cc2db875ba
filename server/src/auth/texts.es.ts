import type { Translation } from '#kernel';
import type { texts as english } from './texts.ts';

const changedByAnother =
  'Si no fuiste tú, elige enseguida una contraseña nueva con «¿Olvidaste tu contraseña?» en la página de inicio de sesión.';

export const texts: Translation<typeof english> = (language) => ({
  mails: {
    verification: (product, link) => ({
      subject: `Confirma tu correo para ${product}`,
      lines: [
        'Confirma que esta dirección es tuya abriendo este enlace en un plazo de 24 horas:',
        link,
        `Si no creaste una cuenta en ${product}, puedes ignorar este correo.`,
      ],
    }),
    reset: (product, username, link) => ({
      subject: `Elige una contraseña nueva para ${product}`,
      lines: [
        `Alguien pidió una contraseña nueva para ${username}. Si fuiste tú, abre este enlace en un plazo de una hora:`,
        link,
        'Si no fuiste tú, ignora este correo: tu contraseña se queda como está.',
      ],
    }),
    passwordChanged: (product, username) => ({
      subject: `Tu contraseña de ${product} ha cambiado`,
      lines: [
        `La contraseña de ${username} acaba de cambiar, y se cerró la sesión en todos los demás dispositivos.`,
        changedByAnother,
      ],
    }),
    wayInAdded: (product, username, what) => ({
      subject: `Una nueva forma de entrar en tu cuenta de ${product}`,
      lines: [
        {
          passkey: `Se acaba de añadir una llave de acceso a ${username}. A partir de ahora sirve para entrar en la cuenta.`,
          x: `Se acaba de añadir una cuenta de X a ${username}. A partir de ahora sirve para entrar en la cuenta.`,
          google: `Se acaba de añadir una cuenta de Google a ${username}. A partir de ahora sirve para entrar en la cuenta.`,
        }[what],
        'Si no fuiste tú, cambia enseguida tu contraseña y, en la página de seguridad, quita lo que se añadió.',
      ],
    }),
    waysInDropped: (product, username) => ({
      subject: `Tu cuenta de ${product} es solo tuya`,
      lines: [
        `Esta dirección se confirmó por primera vez para ${username}. Antes de que nadie demostrara que la dirección es suya, ya se habían configurado llaves de acceso, cuentas conectadas y verificación en dos pasos; por eso se quitaron, y se cerró la sesión en todos los dispositivos.`,
        'Si las configuraste tú, inicia sesión con tu contraseña y vuelve a añadirlas. Si no, elige una contraseña nueva con «¿Olvidaste tu contraseña?» en la página de inicio de sesión.',
      ],
    }),
    twoFactorOn: (product, username) => ({
      subject: `Se activó la verificación en dos pasos de tu cuenta de ${product}`,
      lines: [
        `La verificación en dos pasos de ${username} se acaba de activar, y se cerró la sesión en todos los demás dispositivos.`,
        changedByAnother,
      ],
    }),
    twoFactorOff: (product, username) => ({
      subject: `Se desactivó la verificación en dos pasos de tu cuenta de ${product}`,
      lines: [
        `La verificación en dos pasos de ${username} se acaba de desactivar, y se cerró la sesión en todos los demás dispositivos.`,
        changedByAnother,
      ],
    }),
    identityTaken: (product, username, email) => ({
      subject: `El correo de tu cuenta de ${product} pasó a quien le pertenece`,
      lines: [
        `Alguien ha demostrado que ${email} le pertenece. Nunca se confirmó para ${username}, así que se quitó de esa cuenta, junto con su contraseña.`,
      ],
    }),
  },
  sms: (code, product, minutes) =>
    language.count(minutes, {
      one: (number) => `${code} es tu código de ${product}. Vale durante ${number} minuto. No lo compartas nunca.`,
      other: (number) => `${code} es tu código de ${product}. Vale durante ${number} minutos. No lo compartas nunca.`,
    }),
  badge: {
    rests:
      'Tu insignia de los primeros queda en pausa hasta que confirmes tu correo o conectes X. Tu lugar entre los primeros se conserva.',
    reserved:
      'Tu nombre se parece al de quienes llevan esta red, así que va sin insignia. El nombre sigue siendo tuyo.',
  },
  device: {
    unknown: 'Dispositivo desconocido',
    on: (browser, system) => `${browser} en ${system}`,
  },
});
