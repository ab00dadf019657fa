import type { adminMatches as english } from '@/i18n/en/adminMatches'
import { counted } from '@/i18n/en/counted'
import { formatCount } from '@/i18n/format/locale'
import { adminAlerts } from './adminAlerts'
import { adminMatchTable } from './adminMatchTable'
import { nameProblems, timeProblems } from './adminSchedule'

export const adminMatches: typeof english = {
  loading: 'Cargando partidos…',
  risks: 'Señales de riesgo',
  alerts: adminAlerts,
  match: (id, name) => `#${id} - ${name}`,
  select: 'Partido',
  placeholder: '-- Elige un partido --',

  finalize: {
    title: 'Resolver resultados de partidos',
    intro: 'Publica el resultado de un partido terminado.',
    none: 'No hay partidos por resolver',
    noneText: 'Los partidos aparecen aquí al terminar y hasta que tengan resultado.',
  },

  create: {
    title: 'Crear nuevo partido',
    mode: 'Número de partidos',
    one: 'Un partido',
    many: 'Varios desde un archivo',
    name: 'Nombre del partido',
    nameHint: (left) =>
      `Por ejemplo, «LoL: T1 vs Gen.G — LCK Final». ${left === 1 ? 'Queda' : 'Quedan'} ${counted(left, 'byte', 'bytes')}.`,
    start: 'Inicio',
    end: 'Fin',
    min: 'Apuesta mínima',
    max: 'Apuesta máxima',
    startsIn: (left) => `Empieza en ${left}`,
    closesIn: (left) => `Cierra en ${left}`,
    endHint: 'A esta hora cierran las apuestas. Elígela antes de que se conozca el resultado.',
    minHint: 'Importe mínimo por apuesta.',
    maxHint: 'Máximo total por apostador, y mínimo disponible en vivo por lado.',
    markets: {
      title: 'Más mercados',
      bestOf: 'Al mejor de',
      bestOfMaps: (maps) => (maps === 1 ? 'Ninguno' : `Al mejor de ${formatCount(maps)}`),
      hint: 'Empiezan con la serie. Cada uno cierra antes de que pueda acabar el mapa que lo decide.',
      closes: (time) => `Cierra: ${time}`,
    },
    timesAreFinal: 'Las horas y los límites no se pueden cambiar después.',
    warnings: {
      noTeams:
        'El nombre no indica dos equipos, así que los lados serán siempre «Equipo A» y «Equipo B». Escribe «T1 vs Gen.G».',
      undecidedTeam: 'Falta decidir un equipo y el nombre no se puede cambiar después.',
      short: 'El partido dura menos de 10 minutos. Revisa la hora de fin.',
      highMax: 'La apuesta máxima supera 1000 WETH. Revisa el importe.',
    },
    paused: 'Los partidos nuevos están en pausa. El propietario puede reanudarlos en Ajustes.',
    button: 'Crear partido',
    busy: 'Creando…',
    created: (id, name) => `Partido #${id} creado: ${name}`,
    createdSeries: (first, last, name) => `Partidos #${first} a #${last} creados: ${name}`,
    view: 'Ver partido',
    next: 'Rellenar el siguiente partido',
    template: {
      label: 'Plantilla',
      none: 'Ninguna',
      name: (game, length, min, max) => `${game} · ${length} · de ${min} a ${max} WETH`,
      noGame: 'Cualquier juego',
      save: 'Guardar como plantilla',
      saved: 'Plantilla guardada en este navegador',
      delete: 'Borrar plantilla',
    },
    duplicate: (id, ends) =>
      `El partido #${id} tiene el mismo nombre y sigue abierto (termina: ${ends}). Créalo solo si es otro partido.`,
    preview: 'Vista previa',
    previewText: 'Así lo verán los apostadores',
    previewName: 'Tu partido',
    terms: {
      fee: 'Comisión sobre la ganancia',
      maxGain: 'Ganancia máxima',
      maxGainOf: (times) => `${formatCount(times)}× la apuesta`,
      liveRoom: 'En vivo por lado',
      liveRoomOf: (max, cap) =>
        `${max === undefined ? 'Apuesta máxima' : `${max} WETH`} + ${cap} del bote prepartido`,
      window: 'Plazo de disputa',
      noWindow: 'Ninguno',
    },
    problems: {
      name: {
        ...nameProblems,
        empty: 'Escribe el nombre del partido.',
        sameTeam: 'Los dos equipos se leen igual. Escribe dos equipos distintos.',
      },
      start: {
        ...timeProblems,
        empty: 'Elige una hora de inicio.',
        inPast: 'La hora de inicio ya pasó. Elige una posterior.',
      },
      end: { ...timeProblems, empty: 'Elige una hora de fin.' },
      zero: 'La apuesta mínima debe ser mayor que 0.',
      belowMin: 'La apuesta máxima no puede ser menor que la mínima.',
    },
  },

  manage: {
    title: 'Cerrar, anular o corregir un partido',
    intro: 'Para partidos impugnados, en plazo de disputa o sin resultado.',
    none: 'No hay partidos abiertos ni resultados corregibles',
  },

  table: adminMatchTable,
}
