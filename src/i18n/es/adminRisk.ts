import type { adminRisk as english } from '@/i18n/en/adminRisk'
import { counted } from '@/i18n/en/counted'

const minutes = (count: number) => counted(count, 'minuto', 'minutos')
const bettors = (count: number, stake: string) =>
  `${counted(count, 'cuenta apostó', 'cuentas apostaron')} ${stake} WETH`

export const adminRisk: typeof english = {
  title: 'Señales de riesgo',
  overview: 'Señales de riesgo de los partidos abiertos',
  none: 'Nada inusual en las últimas 6 horas de apuestas.',
  columns: { match: 'Partido', seen: 'Observado', remedy: 'Qué puedes hacer', accounts: 'Cuentas' },
  more: (count) => `y ${count} más`,
  seen: {
    late: (count, stake, team, late) =>
      `${bettors(count, stake)} en vivo por ${team} en los últimos ${minutes(late)} de apuestas.`,
    against: (count, stake, team, line) =>
      `${bettors(count, stake)} por ${team} cuando tenía menos del ${line} del bote.`,
    together: (count, stake, team, within) => `${bettors(count, stake)} por ${team} en ${minutes(within)}.`,
    empty: (before) => `Aún sin apuestas, a menos de ${minutes(before)} del inicio.`,
  },
  remedy: {
    late: 'Revisa el marcador y cierra las apuestas si el partido está decidido.',
    against:
      'Busca noticias, como un cambio de alineación. Cierra antes las apuestas si aún no son públicas.',
    together:
      'Compara sus apuestas: un solo apostador podría superar el máximo. Cierra antes las apuestas o baja el máximo la próxima vez.',
    empty: 'Revisa la hora de inicio y comparte el partido.',
  },
}
