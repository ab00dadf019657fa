import type { community as english } from '@/i18n/en/community'
import { formatCount } from '@/i18n/format/locale'

export const community: typeof english = {
  title: 'Comunidad',
  subtitle: 'Invita a amigos, gana una parte de la comisión de sus victorias y sube en la clasificación.',
  noSigner: 'Ninguna billetera conectada',
  noSignerText: 'Conecta una billetera para ver tu reputación y tus referidos.',
  fetchFailed: 'No se pudieron cargar los datos de la comunidad',
  noHub: 'Contrato de la comunidad no disponible',
  noHubText: 'Los referidos y la reputación están desactivados: este fondo no tiene contrato de comunidad.',

  stats: {
    title: 'Tus datos en la comunidad',
    reputation: 'Puntos de reputación',
    reputationHint: 'Se ganan con apuestas y referidos',
    referralCount: 'Referidos',
    referralCountHint: 'Usuarios a los que has referido',
    rewards: 'Ganado por referidos',
    rewardsHint: 'Pagado a tu billetera, en WETH',
    referrer: 'Tu referidor',
    referrerHint: 'Permanente',
  },

  register: {
    title: 'Regístrate con un referidor',
    about:
      '¿Te invitó alguien? Añade a tu referidor. Tú recibes 5 puntos de reputación y esa persona, 10. No se puede cambiar después.',
    address: 'Dirección del referidor',
    placeholder: '0x…',
    submit: 'Registrarse',
    submitting: 'Registrando…',
    registered: 'Registro completo',
    registeredWith: 'Tu referidor es',
    registeredText: 'No se puede cambiar.',
    problems: {
      missing: 'Escribe la dirección de tu referidor.',
      malformed: 'Escribe una dirección válida (0x y 40 caracteres).',
      own: 'No puedes referirte a ti mismo. Escribe la dirección de tu referidor.',
      contract:
        'Es uno de nuestros contratos y no puede referir a nadie. Escribe la dirección de una persona.',
    },
    done: 'Registro completo. Ganaste 5 puntos de reputación.',
  },

  share: {
    title: 'Comparte tu enlace de referido',
    about:
      'Recibes 10 puntos de reputación por cada registro y el 5\u00a0% de sus ganancias. Sale de nuestra comisión, nunca de su pago.',
    link: 'Tu enlace de referido',
    copy: 'Copiar',
    share: 'Compartir',
    shareText: 'Apuesta conmigo en esports en Clutchpool',
    qr: 'Código QR de tu enlace de referido',
  },

  earned: {
    title: 'Ganancias por referidos',
    caption: 'Ganancias por persona referida',
    columns: { from: 'DE', amount: 'CANTIDAD', when: 'FECHA', transaction: 'TRANSACCIÓN' },
    bonus: 'Bono del propietario de la comunidad',
    empty: 'Aún no hay ganancias. Tu parte aparecerá cuando alguien que invitaste cobre una apuesta ganada.',
    total: 'Total',
    noneInPeriod: 'Sin pagos en este periodo.',
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
    game: 'Juego',
    allGames: 'Todos los juegos',
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
    empty: 'Aún no hay clasificación',
    emptyText: {
      profit: 'La clasificación aparece con las primeras apuestas resueltas.',
      won: 'La clasificación aparece con las primeras apuestas ganadas.',
      reputation: 'La clasificación aparece con las primeras apuestas y registros.',
    },
    rules:
      'Una apuesta cuenta cuando su resultado es definitivo. «Últimos 30 días» incluye los partidos que terminaron en ese plazo. El beneficio son los cobros menos lo apostado, en WETH; los partidos anulados no cuentan. La reputación es de todos los tiempos y no tiene valor monetario.',
  },

  welcome: {
    title: 'Te damos la bienvenida a Clutchpool',
    subtitle: 'Apuestas de esports en las que los ganadores se reparten lo perdido. Regístrate para empezar.',
    referredBy: 'Te refirió',
    benefitsTitle: 'Por qué registrarte',
    benefits: [
      'Empiezas con 5 puntos de reputación y sumas 1 por cada partido en el que apuestes.',
      'Tu referidor gana el 5\u00a0% de tus ganancias. Sale de nuestra comisión, nunca de tu pago.',
      'Invita a otros: 10 puntos de reputación por cada uno y el 5\u00a0% de sus ganancias.',
      'Gratis. Solo pagas el gas. Tu referidor es permanente.',
    ],
    panel: 'Completa tu registro',
    connect: 'Conectar billetera y seguir',
    connectHint: 'Recordaremos a tu referidor mientras te conectas.',
    complete: 'Completar registro',
    completing: 'Registrando…',
    invalid: 'Enlace de referido no válido. Pide uno válido a alguien que ya sea miembro.',
    missing:
      'Este enlace no incluye ningún referidor. Abre de nuevo el enlace completo o escribe la dirección.',
    own: 'Este es tu propio enlace de referido y no puedes usarlo. Compártelo con otros.',
    contract: 'Indica uno de nuestros contratos, que no puede referir a nadie.',
    circular: 'Tú referiste a este miembro, así que no puede referirte. Pide un enlace a otra persona.',
    checking: 'Comprobando el enlace de referido…',
    linkIgnored: 'Este enlace no cambia nada: el referidor es permanente.',
    next: '¿Y ahora qué?',
    toMatches: 'Buscar un partido para apostar',
    toCommunity: 'Compartir tu enlace',
    withoutLink: 'Introducir un referidor',
  },
}
