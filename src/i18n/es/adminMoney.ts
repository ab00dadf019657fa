import type { adminMoney as english } from '@/i18n/en/adminMoney'
import { counted } from '@/i18n/en/counted'
import { formatCount } from '@/i18n/format/locale'

const bets = (count: number) => counted(count, 'apuesta', 'apuestas')
const lastDays = (count: number) =>
  count === 1 ? 'el último día' : `los últimos ${counted(count, 'día', 'días')}`

export const adminMoney: typeof english = {
  asOf: (block) => `Datos del bloque ${block}.`,

  solvency: {
    title: 'Saldo y deudas del fondo',
    covered: 'Todos los cobros están cubiertos.',
    coveredText: (balance, owed, own) =>
      `El fondo tiene ${balance} WETH. Debe ${owed} WETH a los apostadores; los otros ${own} WETH son suyos.`,
    short: (amount) => `Al fondo le faltan ${amount} WETH.`,
    shortText:
      'Esto no debería pasar nunca. Pausa las apuestas en Ajustes y revisa el contrato y el RPC de este navegador.',
    owed: 'Debido a los apostadores',
    open: 'Apuestas abiertas',
    openHint: (count) =>
      count === 0 ? 'No hay partidos sin decidir' : `En ${counted(count, 'partido', 'partidos')} sin decidir`,
    unclaimed: 'Pagos sin cobrar',
    unclaimedHint: 'Ganancias, reembolsos y apuestas sin igualar',
    owedLater: (amount) => `${amount} WETH aún en plazo de disputa`,
    bonds: 'Fianzas',
    bondsHint: 'De impugnaciones sin fallo',
    own: 'Propio del fondo',
    feesToCome: 'Comisiones pendientes',
    feesToComeHint: 'Se generan al cobrarse las ganancias; de ahí cobran los referidores',
    accrued: 'Comisiones acumuladas',
    accruedHint: 'Se retiran en Ajustes',
    surplus: 'Sobrante',
    surplusHint: 'Por redondeos o envíos por error',
    balance: 'Saldo del fondo',
  },

  prizes: {
    title: 'Premios en los torneos',
    held: 'Saldo total',
    open: 'En torneos abiertos',
    unclaimed: 'Por cobrar',
    columns: {
      tournament: 'TORNEO',
      state: 'ESTADO',
      pool: 'BOLSA DE PREMIOS (WETH)',
      held: 'SALDO (WETH)',
    },
    tournament: (id) => `#${id}`,
    states: {
      open: 'Abierto',
      prizes: 'Premios por cobrar',
      refunds: 'Reembolsos por cobrar',
      paid: 'Pagado',
    },
    rule: 'Los guarda el contrato de torneos, aparte del fondo. Se omiten los torneos gratuitos.',
  },

  turnover: {
    title: 'Volumen por día de partido',
    period: 'Periodo',
    periods: { month: '30 días', quarter: '90 días', all: 'Histórico' },
    total: (amount) => `${amount} WETH`,
    totalText: (count, days) => `${bets(count)} en ${counted(days, 'día', 'días')}`,
    ofDay: (day, count) => `${day}: ${bets(count)}`,
    chart: (days, total, best, bestDay) =>
      `Volumen en ${lastDays(days)}: ${total} WETH en total, con máximo el ${bestDay} (${best} WETH). La tabla de abajo muestra todos los días.`,
    chartEmpty: (days) => `Sin apuestas en ${lastDays(days)}.`,
    table: 'Mostrar como tabla',
    columns: {
      day: 'DÍA (UTC)',
      matches: 'PARTIDOS',
      bets: 'APUESTAS',
      turnover: 'VOLUMEN (WETH)',
      paid: 'PAGADO (WETH)',
      fees: 'COMISIONES (WETH)',
    },
    rules:
      'Cada día (UTC) reúne los partidos que terminan en él. Varias apuestas de una misma persona al mismo partido cuentan como una. Los días sin partidos se omiten.',
    empty: 'Aún no hay apuestas',
    emptyText: 'El volumen diario aparece aquí tras la primera apuesta.',
    download: 'CSV diario',
    file: (date) => `clutchpool-dias-${date}.csv`,
  },

  statements: {
    title: 'Extractos mensuales',
    columns: {
      month: 'MES (UTC)',
      fees: 'COMISIONES (WETH)',
      referrals: 'REFERIDOS (WETH)',
      net: 'NETO (WETH)',
      refunds: 'REEMBOLSOS (WETH)',
      gas: (coin) => `GAS (${coin})`,
    },
    since: (day) => `desde el ${day}`,
    rules:
      'Se anota cuando los apostadores cobran. Las comisiones incluyen fianzas de impugnaciones fallidas; el neto son las comisiones menos los referidos. El gas es el de las acciones registradas de operadores y propietarios: se omiten transacciones fallidas, aprobaciones, puntuaciones, traspasos de propiedad, roles de torneos y el despliegue.',
    priced: 'Los valores usan el último precio de cada mes en la cadena.',
    capped: (count) => `Cuenta las ${formatCount(count)} transacciones más recientes.`,
    empty: 'Sin movimientos este mes',
    emptyText: 'Carga días anteriores abajo.',
    download: 'CSV mensual',
    file: (date) => `clutchpool-meses-${date}.csv`,
  },

  matches: {
    title: 'Dinero por partido',
    columns: {
      match: 'PARTIDO',
      staked: 'APOSTADO (WETH)',
      result: 'RESULTADO',
      paid: 'PAGADO (WETH)',
      owed: 'ADEUDADO (WETH)',
      fees: 'COMISIONES (WETH)',
    },
    match: (id) => `#${id}`,
    results: {
      challenged: 'Impugnado',
      none: 'Pendiente',
      void: 'Anulado',
      winner: (side, team) => team ?? `Opción ${side}`,
    },
    feesRule: 'Comisiones de las ganancias cobradas, incluida la parte de los referidores.',
    download: 'CSV por partido',
    file: (date) => `clutchpool-partidos-${date}.csv`,
  },
  exact: 'Los archivos CSV son exactos hasta el wei.',
}
