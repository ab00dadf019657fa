import { counted } from '@/i18n/en/counted'
import type { matchRules as english } from '@/i18n/en/matchRules'
import { limits } from '@/i18n/format/limits'

export const matchRules: typeof english = {
  title: 'Reglas y pagos',
  payouts: 'Pagos',
  result: 'Resultado',
  who: 'Quién decide',
  whoText: 'Un operador publica el resultado cuando termina el partido.',
  whoCorrects: 'Antes de que se abran los cobros, el propietario del contrato puede corregirlo una vez:',
  ownerRules: (period) =>
    `Cualquiera puede impugnarlo con una fianza. El propietario falla en público, en un plazo de ${period}; si no lo hace, cualquiera puede anular el partido.`,
  arbiterRules: (period) =>
    `Durante el plazo de disputa, de al menos ${counted(limits.foreignDisputeHours, 'hora', 'horas')}, cualquiera puede impugnarlo con una fianza. Entonces decide solo este árbitro, en un plazo de ${period}:`,
  noArbiter: 'El contrato no tiene propietario ni árbitro: nadie puede corregirlo ni impugnarlo.',
  wethAdmin:
    'El WETH de Ronin tiene un administrador que puede dejar que otros lo muevan o emitir más. No podemos cambiarlo.',
  pools: 'Dos botes',
  poolsText:
    'Las apuestas antes del inicio van al bote prepartido; las demás, al bote en vivo. Una apuesta en vivo nunca toca el dinero de quien apostó antes.',
  matched: 'Apuestas igualadas',
  matchedText: (maxGain) =>
    `Ninguna apuesta gana más de ${maxGain} veces su importe. Lo que el otro lado no iguala se devuelve.`,
  until: 'Plazo del resultado',
  untilVoid: (time) => `Sin resultado, cualquiera puede anular el partido desde el ${time}.`,
  untilText: (silent, time) =>
    `Sin resultado, cualquiera puede impugnarlo desde el ${silent} y anular el partido desde el ${time}.`,
  void: 'Si se anula',
  voidText:
    'Se devuelven todas las apuestas, sin comisión. Ocurre si el partido se cancela o si nadie lo decide a tiempo.',
  dispute: 'Plazo de disputa',
  disputeNone:
    'Ahora no hay plazo de disputa: se puede cobrar en cuanto el partido termina y tiene resultado.',
  disputeText: (length) =>
    `Se puede cobrar ${length} después del resultado y del fin del partido, salvo impugnación.`,
  disputeRule:
    'Se aplica el plazo más largo: el de la creación del partido o el de la publicación del resultado.',
  disputeUntil: (time) => `Se puede cobrar desde el ${time}. Entonces el resultado es definitivo.`,
  hours: (hours) => counted(hours, 'hora', 'horas'),
  days: (days) => counted(days, 'día', 'días'),
  feeText: (fee) => `${fee} de tu ganancia. Quien gana siempre recupera al menos su apuesta.`,
  live: 'Apuestas en vivo',
  liveText: (maxBet, cap) =>
    `Cada lado admite hasta ${maxBet} WETH más un ${cap} de todo lo apostado antes. Otros pueden ver el partido antes que tú.`,
  house: 'Reglamento',
  houseText: 'Incomparecencia, empate, repetición, aplazamiento: qué cuenta',
  houseVersion: (version) => `Versión ${version}`,
  houseNone: 'No había ninguno en la cadena cuando se creó este partido.',
}
