import type { adminMoney as english } from '@/i18n/en/adminMoney'
import { counted } from '@/i18n/en/counted'

const bets = (count: number) => counted(count, 'apuesta', 'apuestas')
const lastDays = (count: number) =>
  count === 1 ? 'el último día' : `los últimos ${counted(count, 'día', 'días')}`

export const adminMoney: typeof english = {
  countsFrom: (block, to) => `Datos desde el bloque ${block} hasta el bloque ${to}.`,

  solvency: {
    title: 'Saldo y deudas del fondo',
    covered: 'Todos los cobros están cubiertos.',
    coveredText: (balance, owed) => `El fondo tiene ${balance} WETH y debe ${owed} WETH.`,
    short: (amount) => `Déficit del fondo: ${amount} WETH.`,
    shortText:
      'Esto no debería pasar nunca. Pausa las apuestas en Ajustes y revisa el contrato y el RPC de este navegador.',
    cut: 'Este navegador solo guarda parte del historial. Faltan partidos antiguos, así que el fondo tiene más de lo que se muestra.',
    held: 'Lo que tiene el fondo, según de quién es',
    open: 'Apuestas abiertas',
    openHint: (count) =>
      count === 0
        ? 'No hay partidos sin resultado'
        : `En ${counted(count, 'partido', 'partidos')} sin resultado`,
    owed: 'Se debe a los apostadores',
    owedHint: 'Ganancias y reembolsos sin cobrar',
    owedLater: (amount) => `De ello, ${amount} WETH esperan a que acabe el plazo de disputa`,
    feesToCome: 'Comisiones por llegar',
    feesToComeHint: 'Cuando se cobren esas ganancias; de estas comisiones se paga a los referidores',
    accrued: 'Comisiones acumuladas',
    accruedHint: 'Se pueden retirar en Ajustes',
    surplus: 'Sobrante',
    surplusHint: 'De redondear los pagos hacia abajo, o enviado aquí por error',
    balance: 'Saldo del fondo',
  },

  turnover: {
    title: 'Volumen por día',
    period: 'Periodo',
    periods: { month: '30 días', quarter: '90 días', all: 'Histórico' },
    total: (amount) => `${amount} WETH`,
    totalText: (count, days) => `${bets(count)} en ${counted(days, 'día', 'días')}`,
    ofDay: (day, count) => `${day}: ${bets(count)}`,
    chart: (days, total, best, bestDay) =>
      `Volumen en ${lastDays(days)}: ${total} WETH en total; el mayor, el ${bestDay}, con ${best} WETH. La tabla de abajo tiene todos los días.`,
    chartEmpty: (days) => `Nadie apostó en ${lastDays(days)}.`,
    axis: 'WETH',
    table: 'Mostrar como tabla',
    columns: {
      day: 'DÍA (UTC)',
      bets: 'APUESTAS',
      bettors: 'APOSTADORES',
      turnover: 'VOLUMEN (WETH)',
      paid: 'PAGADO (WETH)',
      fees: 'COMISIONES (WETH)',
    },
    rules: 'Un día es un día de UTC. La tabla omite los días en que no pasó nada.',
    empty: 'Aún no hay apuestas',
    emptyText: 'El volumen diario aparece aquí tras la primera apuesta.',
    download: 'CSV por día',
    file: (date) => `clutchpool-dias-${date}.csv`,
  },

  matches: {
    title: 'Dinero por partido',
    columns: {
      match: 'PARTIDA',
      staked: 'APOSTADO (WETH)',
      result: 'RESULTADO',
      paid: 'PAGADO (WETH)',
      owed: 'DEBIDO (WETH)',
      fees: 'COMISIONES (WETH)',
    },
    match: (id) => `#${id}`,
    results: {
      none: 'Aún ninguno',
      void: 'Anulada',
      winner: (side, team) => team ?? `Opción ${side}`,
    },
    feesRule: 'Las comisiones son las de las ganancias cobradas, con la parte de los referidores incluida.',
    showMore: 'Mostrar más',
    download: 'CSV por partido',
    file: (date) => `clutchpool-partidos-${date}.csv`,
  },
  exact: 'Los archivos CSV son exactos hasta el wei.',
  failed: 'No se pudo crear el archivo. Inténtalo de nuevo.',
}
