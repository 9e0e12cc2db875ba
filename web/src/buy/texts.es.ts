import type { Translation } from '#kernel';
import type { texts as english } from './texts.ts';

export const texts: Translation<typeof english> = () => ({
  soon: 'Próximamente',
  failed: 'Ahora mismo no se sabe cuánto cuesta el token',
  title: (brand) => `Comprar ${brand}`,
  figures: { title: 'Cifras', price: 'Precio', cap: 'Capitalización', volume: 'Volumen 24 h' },
  placeholder: 'Ceros hasta que el token cotice.',
  noFigures: 'Aquí no se guardan precios. Están en el gráfico.',
  address: {
    title: 'Dirección del token',
    label: 'Dirección del token',
    copy: 'Copiar',
    copied: 'Copiado',
    failed: 'No se pudo copiar la dirección. Selecciónala y cópiala a mano.',
  },
  impostor: (token) =>
    `Todavía no hay ningún ${token} en la cadena. Quien te ofrezca uno, o una dirección para conseguirlo, te está engañando.`,
  check: 'Compara la dirección entera antes de comprar. Las copias con el mismo nombre son frecuentes.',
  swap: 'Comprar en Raydium',
  chart: 'Ver gráfico',
  outside: 'abre otro sitio',
  watch: {
    add: 'Seguir este token',
    on: 'Lo estás siguiendo',
    added: 'Lo estás siguiendo. Te avisaremos una vez, cuando cotice.',
    removed: 'Ya no lo sigues',
    signIn: 'Inicia sesión y lo añadimos a tu lista de seguimiento',
  },
  why: {
    title: (token) => `Por qué ${token}`,
    here: (brand) => [
      ['Es tuyo', 'En una billetera cuyas claves nadie de aquí tiene.'],
      ['Pertenece a un lugar', `${brand} es donde se usa. El crédito de este servidor y el token son dos cosas.`],
      ['Se puede comprobar', 'Cada operación está en la red, y el programa es de código abierto.'],
    ],
    list: (brand) => [
      ['Sería tuyo', 'En una billetera cuyas claves nadie de aquí tiene.'],
      [
        'Pertenece a un lugar',
        `${brand} es donde se quiere usar. Hasta que cotice, los regalos aquí son crédito de este servidor.`,
      ],
      ['Se puede comprobar', 'La red es de código abierto. Lo que hace con el token está a la vista de todos.'],
    ],
  },
  how: {
    here: (token) => [
      ['Ten algo de SOL', 'En tu billetera de aquí. En una red de prueba no cuesta nada.'],
      [`Di cuánto ${token} quieres`, 'Ves lo que recibes, la comisión y cómo se mueve el precio.'],
      ['Mira, luego firma', 'Lo que firmas es justo lo que pasa, o no pasa nada.'],
    ],
    title: 'Cómo comprar',
    steps: (token) => [
      [
        'Ten una billetera',
        'Una billetera de Solana que pueda intercambiar. La de aquí todavía no puede: no guardes nada en ella.',
      ],
      ['Ten algo de SOL', 'En esa billetera, lo suficiente para el intercambio y su comisión.'],
      [`Cambia SOL por ${token}`, 'En Raydium, cuando la dirección esté en esta página.'],
    ],
  },
  risk: {
    title: 'Antes de comprar',
    text: 'Los tokens pueden perder todo su valor, y nadie puede revertir un intercambio. Esta página no es asesoramiento. Gasta solo aquello de lo que puedas prescindir.',
  },
  links: { title: 'En otros sitios', exchange: 'Raydium', explorer: 'Solana Explorer' },
});
