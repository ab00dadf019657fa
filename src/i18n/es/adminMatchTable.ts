import type { adminMatchTable as english } from '@/i18n/en/adminMatchTable'
import { counted } from '@/i18n/en/counted'
import { formatCount } from '@/i18n/format/locale'

export const adminMatchTable: typeof english = {
  title: 'Partidos',
  intro: 'Selecciona varios para cerrarlos, resolverlos o anularlos en una sola transacción.',
  filter: 'Mostrar',
  filters: {
    active: 'No definitivos',
    due: 'Sin resultado',
    challenged: 'Impugnados',
    dispute: 'Plazo de disputa',
    betting: 'Abiertos',
    upcoming: 'Próximos',
    abandoned: 'Solo anulables',
  },
  search: 'Buscar partidos por número o nombre',
  searchHint: 'Número, equipo o evento',
  allGames: 'Todos los juegos',
  sort: 'Ordenar por',
  sorts: { due: 'Vencimiento', start: 'Hora de inicio', pool: 'Mayor bote', newest: 'Más recientes' },
  found: (shown, count) =>
    shown === count
      ? counted(count, 'partido', 'partidos')
      : `${formatCount(shown)} de ${counted(count, 'partido', 'partidos')}`,
  select: (match) => `Seleccionar ${match}`,
  selectAll: (count) => `Seleccionar los ${formatCount(count)} mostrados`,
  selected: (count, hidden) =>
    `${counted(count, 'partido seleccionado', 'partidos seleccionados')}${hidden > 0 ? `, ${formatCount(hidden)} sin mostrar` : ''}`,
  game: 'Juego',
  columns: {
    select: 'Selección',
    match: 'Partido',
    state: 'Estado',
    pools: 'Botes',
    due: 'Vencimiento',
    actions: 'Acciones',
  },
  states: {
    upcoming: 'Próximo',
    live: 'En vivo',
    closed: 'Apuestas cerradas',
    due: 'Sin resultado',
    abandoned: 'Solo anulable',
    challenged: 'Impugnado',
    dispute: 'Plazo de disputa',
  },
  start: 'Inicio:',
  voided: 'Resultado: anulado',
  winner: (team) => `Ganador: ${team}`,
  pool: { 1: 'A', 2: 'B' },
  due: {
    closes: (left) => `Las apuestas cierran en ${left}`,
    ends: (left) => `El resultado se espera en ${left}`,
    result: (ago) => `Falta el resultado desde hace ${ago}`,
    voidableIn: (left) => `Cualquiera podrá anularlo en ${left}`,
    ruling: (left) => `Quedan ${left} para fallar`,
    final: (left) => `Definitivo en ${left}`,
    voidable: (ago) => `Cualquiera puede anularlo desde hace ${ago}`,
  },
  nameWinner: 'Nombrar ganador',
  manage: 'Gestionar',
  showMore: 'Mostrar más',
  none: 'No hay partidos abiertos',
  noneText: 'Los partidos nuevos aparecen aquí en cuanto se crean.',
  noneFound: 'No se encontraron partidos',
  noneFoundText: 'Prueba con otro filtro u otra búsqueda.',
  clear: 'Quitar filtros',
}
