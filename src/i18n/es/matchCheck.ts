import { counted } from '@/i18n/en/counted'
import type { matchCheck as english } from '@/i18n/en/matchCheck'

const bets = (count: number) => counted(count, 'apuesta', 'apuestas')

export const matchCheck: typeof english = {
  title: (match) => `Comprobación: ${match}`,
  subtitle: 'Tu navegador recalcula este partido a partir del almacenamiento del contrato.',
  back: 'Volver al partido',
  trust:
    'Esta comprobación confía en tu RPC. Verifica el archivo JSON con cualquier otro: npm run verify-match.',
  reading: (read, all) => `${read} de ${all} apuestas leídas`,
  asOf: (block) => `Datos del bloque ${block}.`,
  again: 'Comprobar de nuevo',
  download: 'Descargar JSON',
  file: (id) => `clutchpool-partido-${id}-comprobacion.json`,

  own: {
    won: (stake, team, payout) =>
      `Tu apuesta de ${stake} WETH por ${team} ganó: ${payout} WETH es lo correcto.`,
    paid: (stake, team, payout) =>
      `Tu apuesta de ${stake} WETH por ${team} ganó y cobraste ${payout} WETH. Es correcto.`,
    lost: (stake, team) => `Tu apuesta de ${stake} WETH por ${team} perdió. Es correcto.`,
    lostPart: (stake, team, back) =>
      `Tu apuesta de ${stake} WETH por ${team} perdió y recuperas ${back} WETH. Es correcto.`,
    refund: (stake, team) => `Recuperas entera tu apuesta de ${stake} WETH por ${team}. Es correcto.`,
    wrong: (stake, team, told, payout) =>
      `Por tu apuesta de ${stake} WETH por ${team} se pagan ${told} WETH, y lo correcto son ${payout} WETH.`,
    differs: (stake, team) => `Tu apuesta de ${stake} WETH por ${team} no es la que dice el contrato.`,
    open: (stake, team) => `Tu apuesta de ${stake} WETH por ${team} está registrada. Aún no hay resultado.`,
  },
  all: {
    right: (count) =>
      count === 1
        ? 'El único pago de este partido es correcto.'
        : `Los ${count} pagos de este partido son correctos.`,
    wrong: (wrong, count) => `${wrong} de ${count} pagos de este partido son incorrectos.`,
    open: (count) => `${bets(count)} en el registro. Aún no hay resultado.`,
    unread: 'No se pudieron leer todas las apuestas de este partido.',
    none: 'Nadie apostó en este partido.',
  },
  next: (outcome) => `El resultado en la cadena: ${outcome}. Ahora compáralo con el oficial.`,
  checks: 'Todas las comprobaciones',
  decided: 'Cómo se decide el resultado',

  verdicts: {
    right: 'Todo cuadra.',
    wrong: 'Algo no coincide. No te fíes de este partido hasta saber por qué.',
    unread: 'Nada difiere, pero faltan comprobaciones por hacer.',
  },
  states: { right: 'Correcto', wrong: 'Difiere', unread: 'Sin comprobar' },

  missing: 'No se puede saber mientras falten apuestas.',
  list: {
    term: 'Todas las apuestas del fondo',
    right: (bettors, all) =>
      `El almacenamiento enlaza ${counted(bettors, 'apostador', 'apostadores')} y ${bets(all)}. No falta nada.`,
    wrong: 'El contrato de lectura (lens) omite apostadores o apuestas, o los inventa.',
  },
  totals: {
    term: 'Suma de las apuestas',
    right: (count, total) => `${bets(count)} en este partido: ${total} WETH, como dice el contrato.`,
    wrong: (sum, total) => `Las apuestas suman ${sum} WETH. El contrato dice ${total} WETH.`,
  },
  payouts: {
    term: 'Pagos',
    right: (count) =>
      count === 1
        ? 'El pago coincide con el del contrato.'
        : `Los ${count} pagos coinciden con los del contrato.`,
    wrong: (count) => `${counted(count, 'pago difiere', 'pagos difieren')} de lo que dice el contrato.`,
    open: 'Aún no hay resultado.',
  },
  balance: {
    term: 'Saldo del fondo',
    right: (balance, owed) =>
      `El fondo tiene ${balance} WETH. Necesita ${owed} WETH para apuestas, pagos, comisiones y fianzas.`,
    wrong: (balance, owed) =>
      `El fondo solo tiene ${balance} WETH. Necesita ${owed} WETH para apuestas, pagos, comisiones y fianzas.`,
  },
  rules: {
    term: 'Reglamento',
    right: 'Su texto coincide con el hash de la cadena.',
    wrong: 'Su texto no coincide con el hash de la cadena.',
    open: 'Este partido no tiene.',
    unread: 'No se pudo cargar su texto.',
  },
  code: {
    term: 'Código de los contratos',
    right: 'Los contratos ejecutan el código con el que se creó esta versión.',
    wrong: (names) => `No es el código de esta versión: ${names}.`,
    unread: 'El RPC no lo sirvió.',
  },
  arbiter: {
    term: 'Árbitro',
    right: 'El árbitro del fondo es el registrado.',
    wrong: 'El árbitro del fondo no es el registrado.',
  },

  bets: {
    title: 'Apuestas a este partido',
    columns: {
      bettor: 'APOSTADOR',
      side: 'LADO',
      stake: 'APUESTA',
      payout: 'RECALCULADO',
      told: 'CONTRATO',
      claimed: 'COBRADO',
    },
    claimed: { true: 'Sí', false: 'No' },
    empty: 'Aún no hay apuestas',
  },
  record: {
    term: 'Registro del resultado',
    open: 'Se lee abajo, en «Resultado registrado».',
    unread: 'El RPC no sirve estos registros.',
    right: 'Los registros muestran todo lo que prueba el almacenamiento del contrato.',
    missing: {
      result: 'Según la cadena hay un resultado, pero este RPC no sirve su registro.',
      correction: 'Según la cadena se corrigió el resultado, pero este RPC no sirve su registro.',
      challenge: 'Según la cadena se impugnó el partido, pero este RPC no sirve su registro.',
      ruling: 'Según la cadena el árbitro falló, pero este RPC no sirve su registro.',
    },
    title: 'Resultado registrado',
    empty: 'Aún no hay resultado. Nadie lo ha impugnado.',
  },
}
