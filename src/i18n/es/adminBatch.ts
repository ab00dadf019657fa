import type { adminBatch as english } from '@/i18n/en/adminBatch'
import { counted } from '@/i18n/en/counted'
import { formatCount } from '@/i18n/format/locale'

const matches = (count: number) => counted(count, 'partido', 'partidos')

export const adminBatch: typeof english = {
  title: 'Partidos seleccionados',
  clear: 'Quitar selección',
  listed: 'Partidos incluidos',
  leftOut: (count) => `${counted(count, 'partido queda', 'partidos quedan')} fuera:`,
  transactions: (count, most) =>
    count === 1
      ? 'Una sola transacción para todos, o para ninguno.'
      : `Requiere ${formatCount(count)} transacciones de hasta ${formatCount(most)} partidos, una tras otra. Si una falla, vuelve a pulsar para enviar el resto.`,
  sending: ({ batch, batches }) => `Enviando ${formatCount(batch)} de ${formatCount(batches)}…`,
  finalAtOnce: 'Definitivo al instante: no tiene plazo de disputa.',
  refusals: {
    unchallenged: 'Nadie lo impugnó.',
    challenged: 'Resultado impugnado: solo decide el árbitro.',
    resolved: 'Ya tiene resultado. Corrígelo en «Gestionar».',
    closed: 'Las apuestas ya están cerradas.',
    ended: 'Las apuestas ya terminaron.',
    early: 'El partido aún no ha terminado.',
    abandoned: 'Venció el plazo del resultado: solo se puede anular.',
  },
  name: {
    button: (count) => `Nombrar ganadores (${count})`,
    busy: 'Nombrando ganadores…',
    confirmTitle: (count) => `¿Nombrar ${count === 1 ? 'el ganador' : 'los ganadores'} de ${matches(count)}?`,
    does: 'Elige el ganador de cada partido.',
    winnerOf: (match) => `Ganador de ${match}`,
    choose: (left) =>
      left === 1 ? 'Falta elegir 1 ganador.' : `Falta elegir ${counted(left, 'ganador', 'ganadores')}.`,
    pays: (stakes, paid) => `${stakes} apostados · paga ${paid} WETH`,
    type: (left) =>
      left === 1 ? 'Falta escribir 1 ganador.' : `Falta escribir ${counted(left, 'ganador', 'ganadores')}.`,
    cannot:
      'En su plazo de disputa, si lo tiene, el propietario puede corregir cada resultado una vez y cualquiera puede impugnarlo.',
    confirm: 'Publicar resultados',
    confirmed: (count) => counted(count, 'resultado publicado', 'resultados publicados'),
  },
  close: {
    button: (count) => `Cerrar apuestas (${count})`,
    busy: 'Cerrando…',
    confirmTitle: (count) => `¿Cerrar las apuestas de ${matches(count)}?`,
    does: [
      'Nadie más podrá apostar en estos partidos. Las apuestas hechas siguen en pie.',
      'También se congelan sus pronósticos en los torneos: quien lo sabía tiene ventaja.',
    ],
    cannot: 'Las apuestas no se pueden reabrir. Los cobros no se abren antes del fin previsto.',
    confirm: 'Cerrar definitivamente',
    confirmed: (count) => `Apuestas cerradas en ${matches(count)}`,
  },
  void: {
    button: (count) => `Anular (${count})`,
    busy: 'Anulando…',
    confirmTitle: (count) => `¿Anular ${matches(count)}?`,
    does: (amount) =>
      `Cada apostador recupera toda su apuesta, ${amount} WETH en total. Nadie gana y no hay comisión.`,
    noBets: 'Sin apuestas.',
    refund: (amount) => `Se devuelven ${amount} WETH.`,
    atOnce: 'Definitivo al instante: nadie lo decidió a tiempo.',
    cannot:
      'En su plazo de disputa, si lo tiene, el propietario puede corregir cada anulación una vez y cualquiera puede impugnarla.',
    confirm: 'Anular y reembolsar',
    confirmed: (count) =>
      `${counted(count, 'partido anulado', 'partidos anulados')}. Ya se pueden recuperar todas las apuestas`,
  },
  rule: {
    button: (count) => `Fallar (${count})`,
    busy: 'Fallando…',
    confirmTitle: (count) => `¿Fallar sobre ${matches(count)}?`,
    does: 'Elige el fallo de cada partido.',
    rulingOn: (match) => `Fallo de ${match}`,
    choose: (left) =>
      left === 1 ? 'Falta elegir 1 fallo.' : `Falta elegir ${counted(left, 'fallo', 'fallos')}.`,
    bond: (amount) => `Fianza de ${amount} WETH`,
    cannot: 'Los fallos no se pueden cambiar ni impugnar.',
    confirm: 'Fallar',
    confirmed: (count) => `Fallo dictado en ${matches(count)}`,
  },
}
