import type { contractErrors as english } from '@/i18n/en/contractErrors'
import { formatAmount, formatPercent } from '@/i18n/format/amounts'
import { formatCount } from '@/i18n/format/locale'

const weth = (value: unknown) =>
  `${typeof value === 'bigint' ? formatAmount(value, 'full') : String(value)} WETH`
const percent = (bps: unknown) => formatPercent(Number(bps))

const operatorOnly = 'Solo un operador puede hacer esto. Conecta la billetera del operador.'
const ownerOnly = 'Solo el propietario del contrato puede hacer esto. Conecta la billetera del propietario.'

export const contractErrors: typeof english = {
  // Bets
  MatchNotFound: () => 'Esta partida no existe. Vuelve a la lista de partidas.',
  InvalidPrediction: () => 'Elige el Equipo A o el Equipo B.',
  BettingIsClosed: () => 'Las apuestas de esta partida están cerradas. Elige otra partida.',
  BetBelowMinimum: (args) => `La apuesta mínima es de ${weth(args[1])}. Escribe más.`,
  BetAboveMaximum: (args) =>
    args[1] === 0n
      ? 'Lo que apostaste en esta partida llegó al máximo. No puedes añadir más.'
      : `La apuesta máxima es de ${weth(args[1])}. Escribe menos.`,
  OppositeSideHeld: (args) =>
    `Ya apostaste por el Equipo ${Number(args[1]) === 2 ? 'B' : 'A'}. Puedes añadir a ese lado, pero no apostar por los dos.`,
  LiveCapExceeded: (args) =>
    args[1] === 0n
      ? 'La partida ya empezó y este lado no admite más apuestas en vivo.'
      : `La partida ya empezó: este lado admite como máximo ${weth(args[1])} más. Escribe menos.`,
  PayoutBelowMinimum: (args) =>
    `Las cuotas se movieron: ahora esta apuesta pagaría ${weth(args[0])}, menos que tu límite. Mira la nueva previsión e inténtalo de nuevo.`,
  DeadlinePassed: () => 'La apuesta se confirmó demasiado tarde. Inténtalo de nuevo.',
  WrapFailed: () => 'En esta red no se puede envolver ETH. Apuesta con WETH.',
  EnforcedPause: () =>
    'Las apuestas y partidas nuevas están en pausa. Los cobros y los reembolsos siguen funcionando. Inténtalo más tarde.',
  ExpectedPause: () => 'No hay nada en pausa, así que no hay nada que reanudar.',

  // Claims
  NothingToClaim: () =>
    'Ahora no hay nada que cobrar aquí: ya se cobró, no ganó o todavía no se puede cobrar. Actualiza tus apuestas.',
  InsufficientGas: () =>
    'Quedó muy poco gas para el cobro. Sube el límite de gas en tu billetera e inténtalo de nuevo.',
  MatchNotAbandoned: () =>
    'Esta partida todavía puede tener resultado. Se puede anular 7 días después de su fin.',

  // Results
  MatchNotEnded: () => 'La partida aún no terminó. Espera a su hora de fin.',
  MatchAlreadyFinalized: () => 'Esta partida ya tiene resultado. Actualiza la lista.',
  MatchNotFinalized: () => 'Esta partida aún no tiene un resultado que se pueda reemplazar.',
  // The pool names a side, a tournament an account.
  InvalidWinner: ([winner]) =>
    typeof winner === 'string'
      ? 'Solo quienes tienen más puntos pueden declararse ganadores. Actualiza la tabla de jugadores e inténtalo de nuevo.'
      : 'Elige la Opción 1 o la Opción 2 como ganadora.',
  ResolutionFinal: () => 'El resultado es definitivo y ya no se puede cambiar.',
  MatchAbandoned: () =>
    'El plazo para dar un resultado terminó. Esta partida solo se puede anular, y puede hacerlo cualquiera.',

  // Creating matches
  NameLengthInvalid: () => 'Un nombre tiene de 1 a 100 bytes. Escríbelo o acórtalo.',
  StartTimeInPast: () => 'La hora de inicio ya pasó. Elige una posterior.',
  EndTimeNotAfterStart: () => 'El fin debe ser posterior al inicio.',
  EndTimeTooFar: () => 'El fin debe estar dentro de 180 días. Elige uno anterior.',
  MinBetZero: () => 'La apuesta mínima debe ser mayor que 0.',
  MaxBetBelowMinBet: () => 'La apuesta máxima no debe ser menor que la mínima.',
  SafeCastOverflowedUintDowncast: () =>
    'Esta cantidad es mayor de lo que cabe en el contrato. Escribe menos.',

  // Powers
  NotOperator: () => operatorOnly,
  NotTournament: () => 'Solo el contrato de torneos puede hacer esto.',
  OwnableUnauthorizedAccount: () => ownerOnly,
  OwnableInvalidOwner: () => 'La dirección cero no puede ser propietaria del contrato. Escribe otra.',
  ZeroAddress: () => 'Aquí no se admite la dirección cero. Escribe otra.',
  RenounceWhilePaused: () => 'Primero reanuda las apuestas: sin propietario quedarían en pausa para siempre.',
  FeeTooHigh: (args) =>
    `Una comisión del ${percent(args[0])} es demasiado alta. El máximo es el ${percent(1_000)}.`,
  LiveCapTooHigh: (args) =>
    `Un límite en vivo del ${percent(args[0])} es demasiado alto. El máximo es el ${percent(10_000)}.`,
  DisputeWindowTooLong: () => 'Un plazo de disputa dura como máximo 2 días. Escribe menos.',
  NoFees: () => 'Aún no hay comisiones que retirar.',
  BettingTokenProtected: () => 'El WETH del fondo es de los apostadores y no se puede retirar.',

  // Community
  SelfReferral: () =>
    'No puedes ser tu propio referidor. Escribe la dirección de quien te habló de Clutchpool.',
  CircularReferral: () => 'Tú referiste a esta dirección, así que no puede referirte a ti. Escribe otra.',
  AlreadyRegistered: () => 'Ya tienes un referidor. Se indica una sola vez, para siempre.',
  NotBettingPool: () => 'Solo el fondo de apuestas puede hacer esto.',
  ZeroAmount: () => 'Escribe una cantidad mayor que cero.',

  // Tournaments
  TournamentNotFound: () => 'Este torneo no existe. Vuelve a la lista de torneos.',
  TournamentNotOpen: () => 'Este torneo terminó. Ya no puede cambiar nada en él.',
  PoolPaused: () =>
    'La inscripción en torneos está en pausa junto con las apuestas. Los cobros siguen funcionando. Inténtalo más tarde.',
  JoiningClosed: () => 'La última partida ya empezó, así que nadie más puede unirse. Elige otro torneo.',
  AlreadyJoined: () => 'Ya participas. Haz tus pronósticos.',
  NotParticipant: () => 'Solo quienes se unieron pueden hacer esto. Únete primero, mientras sea posible.',
  PlayersAlreadyJoined: () => 'Alguien ya se unió, así que es tarde para que decidan los jueces.',
  MatchNotInTournament: () => 'Esta partida no forma parte del torneo.',
  LengthMismatch: () =>
    'Cada partida necesita un pronóstico o una puntuación. Revisa la lista e inténtalo de nuevo.',
  MatchNotFinal: () =>
    'Una partida aún no tiene resultado definitivo. Espera a que lo tenga e inténtalo de nuevo.',
  MatchIsVoid: () => 'La partida está anulada y no da puntos, así que no hay nada que puntuar.',
  TournamentIsJudged: () => 'En este torneo los puntos los dan los jueces.',
  TournamentNotJudged: () => 'En este torneo los puntos los deciden los resultados, no los jueces.',
  NoPrediction: () => 'Este jugador no pronosticó la partida.',
  AlreadyScored: () => 'Este jugador ya tiene puntos por la partida.',
  TooManyPoints: () => `Una partida da como máximo ${formatCount(1_000)} puntos. Escribe menos.`,
  PredictionsUnscored: ([count]) => `Aún hay pronósticos sin puntuar (quedan: ${count}). Puntúalos primero.`,
  CancellationClosed: () => 'La primera partida ya empezó, así que el torneo ya no se puede cancelar.',
  FinalizationClosed: () =>
    'El plazo para finalizar este torneo terminó. Ahora solo se puede anular, y así se devuelven las inscripciones.',
  TournamentNotAbandoned: () =>
    'Se puede anular 14 días después de su fin, si para entonces nadie lo ha finalizado.',
  MatchCountInvalid: () => 'Un torneo tiene de 1 a 64 partidas.',
  DuplicateMatch: () => 'Una partida solo puede estar una vez en un torneo. Quita la segunda.',
  MatchAlreadyStarted: () => 'Una partida ya empezó. Elige otra.',
  MatchEndsTooLate: () => 'Una partida termina después que el torneo. Elige un fin posterior u otra partida.',
  AccessControlUnauthorizedAccount: () =>
    'Solo un administrador de torneos puede hacer esto. Conecta la billetera de un administrador.',
  AccessControlBadConfirmation: () => 'Solo la cuenta que tiene un rol puede renunciar a él.',

  // What OpenZeppelin and Solidity say
  ReentrancyGuardReentrantCall: () =>
    'El contrato fue llamado desde dentro de sí mismo y lo rechazó. Inténtalo de nuevo.',
  SafeERC20FailedOperation: () => 'WETH rechazó la transferencia. Revisa tu saldo y tu aprobación de WETH.',
  Error: (args) => `El contrato lo rechazó: ${String(args[0])}`,
  Panic: () => 'El contrato tuvo un error interno. No se cambió nada.',
}
