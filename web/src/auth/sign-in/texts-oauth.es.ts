import type { Translation } from '#kernel';
import type { texts as english } from './texts-oauth.ts';

export const texts: Translation<typeof english> = () => ({
  authFailed: 'No se pudo iniciar sesión',
  x: {
    startFailed: 'No se pudo empezar el inicio de sesión con X',
    useEmailInstead: 'Usar el correo',
    failed: 'No se pudo iniciar sesión con X',
    wrongState: 'Este inicio de sesión no empezó en este navegador o ya se usó. Vuelve a empezar.',
    providerError: (error) => `Error de OAuth de Twitter: ${error}`,
    unexpected: 'Ocurrió un error inesperado al iniciar sesión',
    noVerifier: 'No se encontró el verificador del código en el almacenamiento',
    missingParameters: 'Falta el código de autorización o el parámetro de estado',
    exchangeFailed: 'Falló el intercambio del token',
    exchangeFailedWith: (reason) => `Falló el intercambio del token: ${reason}`,
    rateLimited:
      'Se alcanzó el límite de la API de Twitter. Inténtalo de nuevo en 15 minutos o usa otra cuenta de Twitter.',
    details: (details) => `Detalles: ${details}`,
  },
  google: {
    startFailed: 'No se pudo empezar el inicio de sesión con Google. Inténtalo de nuevo.',
    failed: 'No se pudo iniciar sesión con Google',
  },
  callback: {
    connecting: 'Conectando tu cuenta',
    wait: 'Tarda solo un momento.',
    success: '¡Conexión lista!',
    successHint: 'Te llevamos a tu página de inicio.',
    failed: 'La conexión falló',
    tryAgain: 'Reintentar',
    back: 'Volverás a la página de inicio de sesión.',
  },
});
