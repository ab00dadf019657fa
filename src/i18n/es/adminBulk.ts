import type { adminBulk as english } from '@/i18n/en/adminBulk'
import { counted } from '@/i18n/en/counted'
import { formatCount } from '@/i18n/format/locale'

export const adminBulk: typeof english = {
  intro:
    'Una fila por partido, con las columnas name, start, end, min y max. Horas en ISO 8601 con zona, como 2027-03-01T18:00Z; importes en WETH. O una hoja de partidos como la que lee «npm run operate»: se crean con la duración y las apuestas predeterminadas de esa herramienta.',
  sample: 'Descargar un ejemplo',
  sampleName: 'ejemplo-partidos.csv',
  export: 'Exportar partidos',
  exportName: (date) => `partidos-${date}.csv`,
  file: 'Archivo CSV',
  problems: {
    unreadable: 'No se pudo leer el archivo. Elígelo de nuevo.',
    tooLarge: 'El archivo es demasiado grande. Divídelo.',
    notUtf8: 'El archivo no está en UTF-8. Guárdalo como «CSV UTF-8» y elígelo de nuevo.',
    empty: 'El archivo no tiene partidos.',
    tooManyRows: (most) => `El archivo tiene más de ${formatCount(most)} filas. Divídelo.`,
    columnsMissing: (columns) =>
      `La primera fila debe nombrar las columnas. ${columns.length === 1 ? 'Falta' : 'Faltan'}: ${columns.join(', ')}.`,
    columnsWrong: (columns) => `Columnas desconocidas o repetidas: ${columns.join(', ')}.`,
    openQuote: (row) => `Hay unas comillas fuera de lugar a partir de la fila ${formatCount(row)}.`,
  },
  summary: 'Simulación',
  ready: (count) => counted(count, 'partido para crear', 'partidos para crear'),
  exist: (count) => counted(count, 'ya existe', 'ya existen'),
  proposed: (count) => counted(count, 'espera firmas', 'esperan firmas'),
  leftOut: (count) => counted(count, 'fila omitida', 'filas omitidas'),
  wrong: (count) => counted(count, 'fila tiene errores', 'filas tienen errores'),
  warned: (count) => counted(count, 'fila con avisos', 'filas con avisos'),
  tooManyCells: (cells, columns) =>
    `${counted(cells, 'celda', 'celdas')} en lugar de ${formatCount(columns)}. Pon entre comillas los importes con coma.`,
  unreadable: (column, cell) =>
    cell === '' ? `${column}: la celda está vacía.` : `${column}: «${cell}» no es un valor válido.`,
  reasons: {
    undecided: 'Falta decidir un equipo.',
    notUpcoming: 'No es un partido por jugar.',
    noLength: 'No hay duración predeterminada para este juego y número de partidas.',
  },
  repeated: (row) => `Mismo partido que en la fila ${formatCount(row)}.`,
  fix: 'Corrige el archivo y elígelo de nuevo. No se crea nada hasta que todas las filas sean válidas.',
  matches: 'Partidos del archivo',
  matchColumns: {
    row: 'Fila',
    name: 'Partido',
    start: 'Inicio',
    end: 'Fin',
    bets: 'Apuestas',
    state: 'Estado',
  },
  bets: (min, max) => `de ${min} a ${max}`,
  states: {
    wrong: 'Con errores',
    ready: 'Nuevo',
    proposed: 'Espera firmas',
    leftOut: 'Omitido',
    exists: (id) => `Ya existe: #${id}`,
  },
  allExist: 'Todos los partidos de este archivo ya existen.',
  nothingNew: 'Este archivo no tiene partidos nuevos para crear.',
  allProposed: 'Todos los partidos ya existen o esperan a los firmantes de la Safe.',
  button: (count) => `Crear ${counted(count, 'partido', 'partidos')}`,
  busy: (progress) =>
    !progress || progress.batches === 1
      ? 'Creando…'
      : `Creando ${formatCount(progress.batch)} de ${formatCount(progress.batches)}…`,
  transactions: (count, most) =>
    count === 1
      ? 'Requiere una transacción.'
      : `Requiere ${formatCount(count)} transacciones, de hasta ${formatCount(most)} partidos cada una.`,
  created: (count) => counted(count, 'partido creado', 'partidos creados'),
  stopped: 'Los partidos creados se conservan. Pulsa otra vez para crear el resto, sin duplicados.',
}
