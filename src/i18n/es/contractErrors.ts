import { zeroAddress } from 'viem'
import type { contractErrors as english } from '@/i18n/en/contractErrors'
import { counted } from '@/i18n/en/counted'
import { formatPercent } from '@/i18n/format/amounts'
import { formatBound } from '@/i18n/format/bounds'
import { limits } from '@/i18n/format/limits'
import { formatCount } from '@/i18n/format/locale'

const weth = (value: unknown, bound: 'min' | 'max' = 'max') =>
  `${typeof value === 'bigint' ? formatBound(value, bound) : String(value)} WETH`
const percent = (bps: unknown) => formatPercent(Number(bps))

const operatorOnly = 'Solo un operador puede hacer esto. Conecta la billetera del operador.'
const ownerOnly = 'Solo el propietario del contrato puede hacer esto. Conecta la billetera del propietario.'

export const contractErrors: typeof english = {
  // Bets
  MatchNotFound: () => 'No encontramos este partido. Vuelve a la lista de partidos.',
  InvalidPrediction: () => 'Elige el Equipo A o el Equipo B.',
  BettingIsClosed: () => 'Las apuestas de este partido están cerradas. Elige otro partido.',
  BetBelowMinimum: (args) => `La apuesta mínima es de ${weth(args[1], 'min')}. Escribe más.`,
  BetAboveMaximum: (args) =>
    args[1] === 0n
      ? 'Ya alcanzaste el máximo que puedes apostar en este partido.'
      : `La apuesta máxima es de ${weth(args[1])}. Escribe menos.`,
  OppositeSideHeld: (args) =>
    `Ya apostaste por el Equipo ${Number(args[1]) === 2 ? 'B' : 'A'}. Puedes aumentar esa apuesta, pero no apostar por el otro lado.`,
  LiveCapExceeded: (args) =>
    args[1] === 0n
      ? 'Este lado ya no admite apuestas en vivo.'
      : `En vivo, este lado solo admite ${weth(args[1])} más. Escribe menos.`,
  PayoutBelowMinimum: (args) =>
    `Las cuotas cambiaron: esta apuesta ahora pagaría ${weth(args[0])}, menos que tu límite. Revisa las nuevas cuotas e inténtalo de nuevo.`,
  DeadlinePassed: () =>
    'El partido empezó o la apuesta tardó demasiado en confirmarse. No se apostó nada. Revisa las cuotas e inténtalo de nuevo.',
  WrapFailed: () => 'En esta red no se puede envolver ETH. Apuesta con WETH.',
  EnforcedPause: () =>
    'Las apuestas y los partidos nuevos están en pausa. Los cobros y reembolsos siguen funcionando.',
  ExpectedPause: () => 'Las apuestas no están en pausa: no hay nada que reanudar.',

  // Claims
  NothingToClaim: () =>
    'Nada por cobrar: ya se cobró o te la pagaron, se perdió o aún no se puede cobrar. Actualiza tus apuestas.',
  InsufficientGas: () =>
    'La transacción se quedó sin gas. Sube el límite de gas en tu billetera e inténtalo de nuevo.',
  MatchNotAbandoned: () =>
    `Es pronto para anular este partido. Cualquiera puede hacerlo ${limits.matchVoidDays} días después de su fin o cuando venza el plazo de fallo.`,

  // Results
  MatchNotEnded: () => 'El partido aún no terminó. Espera a su fin, o cierra las apuestas una vez empezado.',
  MatchAlreadyFinalized: () => 'Este partido ya tiene resultado. Actualiza la lista.',
  MatchNotFinalized: () => 'Este partido aún no tiene un resultado que corregir.',
  // The pool names a side, a tournament an account.
  InvalidWinner: ([winner]) =>
    typeof winner === 'string'
      ? 'Solo pueden ganar quienes tienen más puntos. Actualiza la tabla de jugadores e inténtalo de nuevo.'
      : 'Elige la Opción 1 o la Opción 2 como ganadora.',
  ResolutionFinal: () => 'El resultado es definitivo: ya no se puede cambiar ni impugnar.',
  AlreadyOverruled: () => 'Este resultado ya se corrigió una vez y no se puede volver a corregir.',
  SameOutcome: () => 'Ese ya es el resultado. Elige otro.',
  SuccessorTooEarly: () =>
    'El nuevo partido empezaría antes de que se abran los reembolsos. Elige un inicio posterior.',
  AlreadyReplaced: () => 'Este partido ya tiene sustituto. Ábrelo desde su página.',
  SourceTooLong: () => 'Usa un enlace más corto: 200 caracteres como máximo.',
  FailedCall: () => 'El contrato rechazó la llamada. Recarga la página e inténtalo de nuevo.',
  AddressEmptyCode: () => 'No hay ningún contrato en esta dirección. Comprueba la red e inténtalo de nuevo.',

  // Challenges
  ResultSuspended: () => 'Este partido está impugnado. Ahora solo puede decidirlo su árbitro.',
  NotChallenged: () => 'Nadie impugnó este partido, así que no hay nada que fallar.',
  AlreadyAsked: () => 'Reality.eth ya tiene la pregunta de este partido.',
  NotAsked: () => 'Nadie ha preguntado aún a Reality.eth por este partido.',
  WrongToken: () => 'Aquí Reality.eth acepta fianzas en otro token, así que no puede fallar.',
  FeeAboveMaximum: ([fee]) =>
    `La tarifa de arbitraje ahora es de ${weth(fee, 'min')}. Revísala e inténtalo de nuevo.`,
  ChallengeTooEarly: () =>
    `Aún no hay resultado. Podrás impugnarlo ${limits.challengeDays} días después del fin del partido.`,
  ResultChanged: () => 'El resultado cambió entretanto. Revisa el nuevo antes de impugnarlo.',
  NotArbiter: ([account]) =>
    account === zeroAddress
      ? 'No hay árbitro, así que el resultado no se puede impugnar.'
      : 'Solo el árbitro puede dictar el fallo. Conecta su billetera.',
  ArbiterFixed: () => 'El árbitro no se puede cambiar una vez que existe un partido.',
  MatchAbandoned: () =>
    'Venció el plazo del resultado. Cualquiera puede anular este partido, pero ya no puede tener ganador.',

  // Creating matches
  NameLengthInvalid: () => `Escribe un nombre de 1 a ${limits.nameBytes} bytes.`,
  StartTimeInPast: () => 'La hora de inicio ya pasó. Elige una posterior.',
  EndTimeNotAfterStart: () => 'El fin debe ser posterior al inicio.',
  EndTimeTooFar: () => `Elige un fin dentro de los próximos ${limits.horizonDays} días.`,
  MinBetZero: () => 'La apuesta mínima debe ser mayor que 0.',
  MaxBetBelowMinBet: () => 'La apuesta máxima no puede ser menor que la mínima.',
  SafeCastOverflowedUintDowncast: () => 'La cantidad es demasiado alta para el contrato. Escribe menos.',

  // Powers
  NotOperator: () => operatorOnly,
  NotTournament: () => 'Ya nadie puede unirse: las apuestas usan ahora otro contrato de torneos.',
  OwnableUnauthorizedAccount: () => ownerOnly,
  OwnableInvalidOwner: () => 'La dirección cero no puede ser propietaria del contrato. Escribe otra.',
  ZeroAddress: () => 'Aquí no se admite la dirección cero. Escribe otra.',
  RenounceWhilePaused: () => 'Reanuda antes las apuestas. Sin propietario, quedarían en pausa para siempre.',
  FeeTooHigh: (args) =>
    `El ${percent(args[0])} es demasiado. La comisión puede ser como máximo del ${percent(limits.feeBps)}.`,
  LiveCapTooHigh: (args) =>
    `El ${percent(args[0])} es demasiado. El límite en vivo puede ser como máximo del ${percent(limits.liveCapBps)}.`,
  MaxGainOutOfRange: () =>
    `La ganancia máxima debe ser de ${limits.maxGainMin} a ${formatCount(limits.maxGainMax)} veces la apuesta.`,
  RulingPeriodOutOfRange: () =>
    `El plazo de fallo debe ser de ${limits.rulingDaysMin} a ${limits.rulingDaysMax} días, y al menos el que necesita el árbitro.`,
  DisputeWindowTooLong: () =>
    `El plazo de disputa puede ser como máximo de ${limits.disputeDays} días. Escribe menos.`,
  DisputeWindowTooShort: () =>
    `Con un árbitro que no es el propietario, el plazo de disputa debe ser de al menos ${counted(limits.foreignDisputeHours, 'hora', 'horas')}.`,
  MinBondOutOfRange: () =>
    `La fianza mínima debe ser de ${weth(limits.minBondMin, 'min')} a ${weth(limits.minBondMax)}.`,
  NoFees: () => 'Aún no hay comisiones que retirar.',
  BettingTokenProtected: () => 'El WETH del fondo es de los apostadores y no se puede retirar.',

  // Community
  SelfReferral: () => 'No puedes referirte a ti mismo. Escribe la dirección de quien te invitó.',
  CircularReferral: () => 'Tú referiste a esta dirección, así que no puede referirte a ti. Escribe otra.',
  InvalidReferrer: () =>
    'Es uno de nuestros contratos y no puede referir a nadie. Escribe la dirección de una persona.',
  AlreadyRegistered: () => 'Ya tienes un referidor y no se puede cambiar.',
  NotBettingPool: () => 'Solo el contrato de apuestas puede hacer esto.',
  ZeroAmount: () => 'Escribe una cantidad mayor que cero.',

  // Tournaments
  TournamentNotFound: () => 'No encontramos este torneo. Vuelve a la lista de torneos.',
  TournamentNotOpen: () => 'Este torneo terminó y ya no se puede cambiar.',
  PoolPaused: () =>
    'Las inscripciones están en pausa mientras lo estén las apuestas. Los cobros siguen funcionando.',
  JoiningClosed: () => 'Inscripciones cerradas: ya empezó el último partido. Elige otro torneo.',
  AlreadyJoined: () => 'Ya estás dentro. Haz tus pronósticos.',
  NotParticipant: () => 'Solo los jugadores pueden hacer esto. Primero únete al torneo.',
  MatchNotInTournament: () => 'Este partido no forma parte del torneo.',
  LengthMismatch: () =>
    'Cada partido necesita un solo pronóstico o puntuación. Revisa la lista e inténtalo de nuevo.',
  MatchNotFinal: () => 'Un partido aún no tiene resultado definitivo. Inténtalo cuando lo tenga.',
  MatchIsVoid: () => 'Este partido está anulado y no da puntos.',
  TournamentIsJudged: () => 'En este torneo los puntos los dan los jueces.',
  TournamentNotJudged: () => 'En este torneo los puntos los deciden los resultados, no los jueces.',
  NoPrediction: () => 'Este jugador no pronosticó el partido.',
  AlreadyScored: () => 'Este jugador ya tiene puntos por el partido.',
  TooManyPoints: () => `Un partido da como máximo ${formatCount(limits.points)} puntos. Escribe menos.`,
  PredictionsUnscored: ([count]) =>
    `Primero puntúa los pronósticos pendientes (quedan ${count}), o espera ${limits.unscoredFinalizesDays} días desde el último resultado.`,
  CancellationClosed: () => 'El primer partido ya empezó: el torneo ya no se puede cancelar.',
  FinalizationClosed: () =>
    'Es tarde para finalizar este torneo. Solo se puede anular, con devolución de las inscripciones.',
  TournamentNotAbandoned: () =>
    `Cualquiera puede anularlo ${limits.tournamentVoidDays} días después de su fin y de su último resultado, si ningún partido está impugnado.`,
  MatchCountInvalid: () => `Elige de 1 a ${limits.matches} partidos.`,
  DuplicateMatch: () => 'Un partido solo puede estar una vez en el torneo. Quita el repetido.',
  MatchAlreadyStarted: () => 'Un partido ya empezó. Elige otro.',
  MatchEndsTooLate: () => 'Un partido termina después que el torneo. Elige un fin posterior u otro partido.',
  AccessControlUnauthorizedAccount: () =>
    'Solo un administrador de torneos puede hacer esto. Conecta la billetera de un administrador.',
  AccessControlBadConfirmation: () => 'Solo la cuenta que tiene un rol puede renunciar a él.',

  // OpenZeppelin and Solidity
  SafeERC20FailedOperation: () => 'Falló la transferencia de WETH. Revisa tu saldo y tu aprobación de WETH.',
  Error: (args) => `El contrato lo rechazó: ${String(args[0])}`,
  Panic: () => 'Error interno del contrato. No cambió nada.',
}
