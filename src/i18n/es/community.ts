import type { community as english } from '@/i18n/en/community'
import { formatCount } from '@/i18n/format/locale'

export const community: typeof english = {
  title: 'Comunidad',
  subtitle:
    'Trae a otras personas, gana una parte de la comisión sobre lo que ganen y mira quién apuesta mejor.',
  loading: 'Cargando…',
  error: (message) => `Error: ${message}`,
  noSigner: 'Ninguna billetera conectada',
  noSignerText: 'Conecta una billetera para ver tu reputación y tus referidos.',
  fetchFailed: 'No se pudieron cargar los datos de la comunidad',
  noHub: 'Contrato de la comunidad no disponible',
  noHubText: 'Aquí se apuesta sin el contrato de la comunidad: no hay referidos ni reputación.',

  stats: {
    title: 'Tus datos en la comunidad',
    reputation: 'Puntos de reputación',
    reputationHint: 'Se ganan con apuestas y referidos',
    referralCount: 'Referidos',
    referralCountHint: 'Usuarios a los que has referido',
    rewards: 'Ganado por referidos',
    rewardsHint: 'Pagado a tu billetera, en WETH',
    referrer: 'Tu referidor',
    referrerHint: 'Se indica una sola vez, para siempre',
  },

  register: {
    title: 'Regístrate con un referidor',
    about:
      'Indica quién te habló de Clutchpool, una sola vez y para siempre. Tú recibes 5 puntos de reputación; esa persona, 10.',
    address: 'Dirección del referidor',
    placeholder: '0x…',
    submit: 'Registrarse',
    submitting: 'Registrando…',
    registered: 'Registro completo',
    registeredWith: 'Tu referidor es',
    registeredText: 'Se indica una sola vez, para siempre.',
    problems: {
      missing: 'Escribe la dirección de tu referidor.',
      malformed:
        'Esto no es una dirección. Empieza por 0x y tiene 40 caracteres más: del 0 al 9 y de la a a la f.',
      own: 'Esta es tu propia dirección. Escribe la de quien te habló de Clutchpool.',
    },
    done: 'Registro completo. Ganaste 5 puntos de reputación.',
  },

  share: {
    title: 'Comparte tu enlace de referido',
    about:
      'Quien se registra con él te da 10 puntos, y un 5\u00a0% de sus ganancias en apuestas siempre que gane. Eso sale de la comisión, nunca de su pago.',
    link: 'Tu enlace de referido',
    copy: 'Copiar',
    share: 'Compartir',
    shareText: 'Apuesta conmigo en esports en Clutchpool',
    qr: 'Código QR de tu enlace de referido',
  },

  earned: {
    title: 'Lo que ganaste',
    caption: 'Cuánto ganaste y de quién',
    columns: { from: 'DE', amount: 'CANTIDAD', transaction: 'TRANSACCIÓN' },
    bonus: 'Bono del propietario de la comunidad',
    empty: 'Nada todavía. En cuanto alguien a quien referiste cobre una ganancia, tu parte aparecerá aquí.',
    showAll: (count) => `Mostrar todo (${formatCount(count)})`,
  },

  leaderboard: {
    title: 'Clasificación',
    orderBy: 'Ordenar por',
    profit: 'Beneficio',
    won: 'Apuestas ganadas',
    reputation: 'Reputación',
    period: 'Periodo',
    allTime: 'Histórico',
    month: 'Últimos 30 días',
    columns: {
      rank: 'PUESTO',
      bettor: 'APOSTADOR',
      profit: 'BENEFICIO (WETH)',
      won: 'APUESTAS GANADAS',
      reputation: 'REPUTACIÓN',
    },
    wonOf: (won, decided) => `${formatCount(won)} de ${formatCount(decided)}`,
    you: 'Tú',
    rank: (rank) => `#${rank}`,
    empty: 'Nadie todavía',
    emptyText: {
      profit: 'Aquí aparece quien tiene una apuesta en un partido con resultado definitivo.',
      won: 'Aquí aparece quien gana una apuesta.',
      reputation: 'Aquí aparece quien apuesta o se registra.',
    },
    showMore: 'Mostrar más',
    countsFrom: (block) => `Datos desde el bloque ${block}.`,
    rules:
      'Una apuesta cuenta cuando el resultado de su partido es definitivo. El beneficio es lo que pagan las apuestas ganadas, cobradas o no, menos todo lo apostado; los partidos anulados no cuentan. La reputación nunca vale dinero.',
  },

  welcome: {
    title: 'Te damos la bienvenida a Clutchpool',
    subtitle: 'Apuestas de esports abiertas a todos. Regístrate una sola vez, con quien te trajo aquí.',
    referredBy: 'Te refirió',
    benefitsTitle: 'Qué te da el registro',
    benefits: [
      'Empiezas con 5 puntos de reputación y recibes uno más por cada partido en el que apuestes.',
      'Tu referidor gana un 5\u00a0% de tus ganancias en apuestas, pagado de la comisión de la plataforma. Tu pago queda íntegro.',
      'Refiere tú también: 10 puntos por cada persona y un 5\u00a0% de sus ganancias en apuestas.',
      'Solo cuesta el gas de una transacción. El referidor se indica una sola vez, para siempre.',
    ],
    panel: 'Completa tu registro',
    connect: 'Conectar billetera y seguir',
    connectHint: 'Tu referidor se recuerda mientras te conectas.',
    complete: 'Completar registro',
    completing: 'Registrando…',
    invalid: 'Enlace de referido no válido. Pide uno válido a alguien que ya sea miembro.',
    own: 'Este es tu propio enlace de referido: nadie puede ser su propio referidor. Compártelo con otras personas.',
    circular: 'Tú referiste a este miembro, así que no puede referirte a ti. Pide un enlace a otra persona.',
    checking: 'Comprobando el enlace de referido…',
    registeredBefore: 'Ya tienes un referidor, y es para siempre:',
    next: '¿Y ahora qué?',
    toMatches: 'Buscar un partido para apostar',
    toCommunity: 'Compartir tu enlace',
    withoutLink: 'Indicar tú un referidor',
  },
}
