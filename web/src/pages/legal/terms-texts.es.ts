import type { Translation } from '#kernel';
import type { texts as english } from './terms-texts.ts';

export const texts: Translation<typeof english> = () => ({
  document: (brand) => ({
    title: 'Términos',
    lead: `Estas son las reglas entre tú y quien lleva este servidor de ${brand.name}. Son cortas, para que la gente las lea.`,
    chapters: [
      {
        title: 'Quién lleva esto',
        text: [
          `${brand.name} es software libre. Cualquiera puede ponerlo en marcha, y cada servidor lo lleva su propio operador. El operador de este servidor decide quién puede usarlo y responde por él.`,
          'Quienes escriben el software no llevan este servidor ni pueden ver lo que hay en él.',
        ],
      },
      {
        title: 'Tu cuenta',
        text: [
          'Debes tener la edad necesaria para usar un servicio así donde vives. Una persona puede tener más de una cuenta, pero nadie puede hacerse pasar por otra persona.',
          'No compartas con nadie tu contraseña, tus llaves de acceso ni tus códigos de respaldo. Lo que se haga con ellos cuenta como hecho por ti. Si pierdes el control de tu cuenta, cierra sus sesiones en la página de Seguridad y avisa al operador.',
          'Puedes irte cuando quieras. Al eliminar tu cuenta desaparecen tu perfil y lo que publicaste.',
        ],
      },
      {
        title: 'Lo que publicas',
        text: [
          'Lo que publicas sigue siendo tuyo. Permites que este servidor lo guarde y lo muestre a quienes tú dejes verlo. Ese permiso termina cuando lo borras.',
          'No publiques nada que infrinja la ley, que amenace o acose a alguien, que muestre cosas privadas de otras personas sin su consentimiento, que sexualice a menores, que difunda malware o spam, o que venda lo que no es tuyo.',
          'El operador puede quitar esas publicaciones y cerrar cuentas. Se te dice por qué, y puedes responder.',
        ],
      },
      {
        title: `Propinas, ${brand.tokens.credit} y ${brand.tokens.chain}`,
        text: [
          `${brand.tokens.credit} es un crédito dentro de este servidor para darse propinas. No es dinero. Donde este servidor lo ofrece, el crédito se puede retirar en tokens, y nadie promete que tengan un precio. Una propina se puede recuperar durante 10 segundos, salvo que ya se haya gastado.`,
          `La billetera vive en tu navegador. Nadie aquí tiene sus claves, y nadie aquí puede recuperarlas. ${brand.tokens.chain} y otros tokens pueden perder todo su valor. Nada en este servidor es asesoramiento financiero.`,
        ],
      },
      {
        title: 'Sin promesas que no se puedan cumplir',
        text: [
          'El servicio se ofrece tal como es. Lo que todavía no funciona lo dice. El operador no responde por los daños que vengan de una interrupción del servicio o de lo que hagan otros miembros, salvo donde la ley diga otra cosa.',
        ],
      },
      {
        title: 'Cambios',
        text: [
          'Cuando estos términos cambian, cambia con ellos la fecha de arriba, y se avisa a los miembros antes de que el nuevo texto tenga validez. Si no lo aceptas, puedes irte y llevarte tus datos.',
        ],
      },
    ],
  }),
});
