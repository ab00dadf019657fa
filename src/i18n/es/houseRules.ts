import type { houseRules as english } from '@/i18n/en/houseRules'

export const houseRules: typeof english = {
  points: [
    {
      section: 3,
      term: 'Incomparecencia antes de jugar',
      text: 'Una retirada o descalificación antes de empezar anula el partido.',
    },
    {
      section: 4,
      term: 'Retirada durante el juego',
      text: 'Con el juego empezado, gana quien declare el organizador, también por descalificación.',
    },
    { section: 5, term: 'Empate', text: 'Se anula, salvo que el organizador lo resuelva con un desempate.' },
    {
      section: 7,
      term: 'Repetición de un mapa',
      text: 'Un mapa repetido o reiniciado vale como se jugó al final.',
    },
    {
      section: 8,
      term: 'Número de mapas',
      text: 'Si cambia antes de jugar, se anula. Después, gana quien declare el organizador.',
    },
    {
      section: 9,
      term: 'Aplazado',
      text: 'Si empieza en 48 horas, las apuestas valen. Si no, se anula. El cierre de apuestas no cambia.',
    },
    {
      section: 10,
      term: 'Empezado antes de hora',
      text: 'Se cierran las apuestas y valen. Se anula si siguió abierto el bote prepartido al acabar el primer mapa.',
    },
    {
      section: 11,
      term: 'Suspendido',
      text: 'Vale si se reanuda o hay ganador oficial en 48 horas. Si no, se anula.',
    },
    {
      section: 12,
      term: 'Suplentes',
      text: 'Los suplentes no cambian nada. Si juega otro equipo, se anula.',
    },
    {
      section: 14,
      term: 'Cambios posteriores',
      text: 'Una vez abiertos los cobros, nada cambia el resultado.',
    },
    {
      section: 20,
      term: 'Mapas de una serie',
      text: 'Los mapas jugados valen, incluso tras una retirada. Un mapa que no se juega hasta el final se anula.',
    },
    {
      section: 21,
      term: 'Más/menos mapas',
      text: 'Cuentan los mapas jugados hasta el final. Se anula si una retirada lo deja sin decidir o cambia el número de mapas.',
    },
  ],
  section: (number) => `Sección ${number}`,
  version: (version) => `Versión ${version}.`,
  datedVersion: (date, version) => `Versión del ${date}, ${version}.`,
  verified: 'Su texto coincide con el hash de la cadena.',
  link: 'Abrir el texto',
  fullText: 'Texto completo en inglés, que es el que decide',
  differs: 'El texto de esta dirección no es el de la cadena. No te fíes de él.',
  unopenable: 'El navegador no puede abrir esta dirección: el texto no se puede comprobar.',
  unreachable: 'No se pudo cargar el reglamento desde su dirección.',
  decidedBy: (version) => `Se decide por el reglamento, versión ${version}.`,
  decidedByDated: (date, version) => `Se decide por el reglamento del ${date}, versión ${version}.`,
  none: 'No había reglamento en la cadena cuando se creó este partido.',
}
