import type { Translation } from '#kernel';
import type { texts as english } from './texts.ts';

export const texts: Translation<typeof english> = (language) => ({
  heading: 'Dinero',
  about: 'Lo que este servidor tiene, debe y mueve, tal como está ahora.',
  loading: 'Cargando',
  failed: 'No se pudo cargar',
  unknown: 'Ahora mismo no se sabe',
  of: (amount, symbol) => `${amount} ${symbol}`,
  noNetwork: 'Este servidor no está conectado a Solana',
  noNetworkHint: 'Define CHAIN o SOLANA_RPC_URL para conectarlo. El crédito funciona sin eso.',

  alerts: {
    title: 'Requiere atención',
    quiet: 'Todo tranquilo',
    quietHint: 'La red responde, nada está en pausa y nada ha fallado.',
    away: 'La red no responde. Lo que está en marcha espera y sigue por sí solo.',
    paused: (products) => `En pausa: ${products}.`,
    short: (missing) => `La tesorería tiene ${missing} menos de lo que vale todo el crédito.`,
    returned: (count) => language.count(count, { one: 'Volvió # retiro.', other: 'Volvieron # retiros.' }),
    rewards: (days) =>
      language.count(days, {
        one: 'A la tasa anunciada, las recompensas alcanzan para # día.',
        other: 'A la tasa anunciada, las recompensas alcanzan para # días.',
      }),
    low: (keys) => `Queda poco SOL para comisiones: ${keys}.`,
  },

  network: {
    title: 'Red',
    up: (since) => ['Responde desde: ', since],
    away: (since) => ['No responde desde: ', since],
    slot: 'Slot',
    genesis: 'Génesis',
    health: 'Estado',
    name: 'Nombre',
  },

  products: {
    title: 'Interruptores',
    hint: 'Una pausa vale para todos al momento. Lo que está en marcha termina con normalidad.',
    names: {
      withdraw: 'Retiros',
      deposit: 'Depósitos',
      swap: 'Intercambios',
      staking: 'Staking',
      launchpad: 'Launchpad',
      tickets: 'Entradas',
    },
    states: { on: 'Activo', paused: 'En pausa', off: 'Apagado' },
    off: 'No se ofrece aquí. Lo decide CHAIN_PRODUCTS.',
    pause: 'Pausar',
    resume: 'Reanudar',
    label: (action, product) => `${action}: ${product}`,
    pausedBy: (by, since) => ['En pausa por ', by, ', ', since],
    somebody: 'alguien que se fue',
    titleOf: (product, isPaused) => (isPaused ? `¿Pausar ${product}?` : `¿Reanudar ${product}?`),
    explain: {
      withdraw: 'Se rechazan los retiros nuevos. Los que están en marcha siguen.',
      deposit: 'Nadie puede pedir un depósito nuevo. Lo que ya está pagado llega igual.',
      swap: 'Ni ofertas nuevas ni operaciones nuevas. Las que están en marcha terminan.',
      staking: 'Las recompensas se siguen contando, pero nadie puede reclamarlas. Cualquiera puede sacar lo suyo.',
      launchpad: 'Ni lanzamientos nuevos ni aportes nuevos. Una venta que termine mientras tanto espera.',
      tickets: 'Nadie puede comprar una entrada. Las vendidas siguen valiendo.',
    },
    explainOn: 'Los miembros pueden volver a usarlo al momento.',
    note: 'Motivo',
    noteHint: 'Queda en el registro para siempre. Lo leen los demás operadores.',
    cancel: 'Cancelar',
    paused: (product) => `${product}: en pausa`,
    resumed: (product) => `${product}: otra vez en marcha`,
    refused: 'No se pudo guardar. Inténtalo de nuevo.',
  },

  treasury: {
    title: 'Tesorería',
    held: 'Tiene',
    owed: 'Debe a los miembros',
    credit: (amount) => `${amount} de crédito`,
    cover: 'Por encima de lo debido',
    missing: 'Falta',
    rate: 'Tasa',
    rateOf: (credit, sum) => `1 ${credit} = ${sum}`,
    withdrawn: 'Retirado en total',
    deposited: 'Depositado en total',
    none: 'Aquí no hay token, así que el crédito no puede salir.',
    reserves: 'Reservas publicadas',
  },

  withdrawals: {
    title: 'Retiros',
    waiting: (count) => `En marcha (${count})`,
    returned: (count) => `Devueltos (${count})`,
    label: 'Qué retiros',
    noneWaiting: 'No hay ningún retiro en marcha.',
    noneReturned: 'No ha vuelto ningún retiro.',
    to: (sum, address) => `${sum} a ${address}`,
    gone: 'Un miembro que se fue',
    states: {
      waiting: 'Espera para enviarse',
      sent: 'En camino',
      paid: 'Llegó',
      returned: 'Devuelto',
    },
    next: (state, tries, most) => {
      if (state === 'returned') return 'El crédito volvió al miembro, que puede retirarlo otra vez.';
      if (state === 'waiting' && tries === 0) return 'Se firma y se envía en cuanto la red responda.';
      if (state === 'waiting') return `El intento ${tries} de ${most} se agotó. Se firma otra vez por sí solo.`;
      return `Intento ${tries} de ${most}. Si ninguno llega, el crédito vuelve.`;
    },
    network: (words) => `La red dijo: ${words}`,
  },

  pools: {
    title: 'Pools',
    none: 'Todavía no hay ningún pool.',
    sol: 'SOL',
    tokens: 'Tokens',
    price: 'Precio',
    fee: 'Comisión',
    trades: 'Operaciones en 24 horas',
    tradesOf: (count, volume) => `${count} por ${volume}`,
    underway: 'En marcha',
    k: 'Producto k',
  },

  staking: {
    title: 'Staking',
    none: 'Aquí no se puede hacer staking, o la red no responde.',
    rate: 'Tasa anual',
    rateOf: (now, named) => (now === named ? now : `${now} de ${named}`),
    staked: 'En staking',
    left: 'Quedan para recompensas',
    owed: 'Prometido a los miembros',
    days: 'A la tasa anunciada alcanza para',
    daysOf: (days) => language.count(days, { one: '# día', other: '# días' }),
    noStake: 'No hay nada en staking',
    low: 'Rellena pronto la cuenta de recompensas. La tasa baja por sí sola antes de que se vacíe.',
  },

  launches: {
    title: 'Lanzamientos',
    counts: (open, opened, missed) => `${open} abiertos, ${opened} completados, ${missed} no logrados`,
    none: 'Nadie ha lanzado un token todavía.',
    hidden: 'Fuera de las listas',
    hide: 'Quitar de las listas',
    restore: 'Mostrar otra vez',
    label: (action, token) => `${action}: ${token}`,
    by: (member) => ['de ', member],
    raised: (sum) => `Reunido: ${sum}`,
    pledged: (sum, goal) => `Aportado: ${sum} de ${goal}`,
    states: {
      draft: 'Borrador',
      making: 'En creación',
      open: 'Abierto',
      opening: 'Abriéndose',
      opened: 'Completado',
      missed: 'No logrado',
      failed: 'Falló',
    },
  },
});
