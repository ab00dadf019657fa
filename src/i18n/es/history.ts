import type { history as english } from '@/i18n/en/history'
import { formatCount } from '@/i18n/format/locale'

/** Messages of what is read from state or logs page by page. */
export const history: typeof english = {
  reading: (percent) => `Cargando el historial de la cadena: ${percent}\u00a0%`,
  readingLedger: (read, all) => `${read} de ${all} partidos y apuestas cargados`,
  readingHint: 'Se guarda en este navegador: en la próxima visita solo se cargará lo nuevo.',
  since: (time) => `Desde el ${time}.`,
  sinceLaunch: 'Desde el lanzamiento.',
  loadDays: (days) => `Cargar los últimos ${formatCount(days)} días`,
  loadAll: 'Cargar todo',
  showMore: 'Mostrar más',
  unavailable: 'Este RPC no ofrece actividad pasada. Lo nuevo aparecerá aquí.',
  unavailableBefore: (time) => `Este RPC no ofrece actividad anterior al ${time}.`,
  chooseRpc: (unavailable) => `${unavailable} Para ver más, elige otro RPC en Ajustes de red.`,
  failed: 'No se pudo cargar todo el historial.',
  index: {
    down: 'El índice no responde: los datos se leen de la cadena.',
    behind: 'El índice va con retraso: los datos se leen de la cadena.',
    wrong: 'El índice no coincide con la cadena: los datos se leen de ella.',
  },
}
