import type { matchResult as english } from '@/i18n/en/matchResult'
import { limits } from '@/i18n/format/limits'

export const matchResult: typeof english = {
  state: {
    awaiting: 'A la espera del resultado',
    closedEarly: 'Un operador cerró las apuestas antes de tiempo. Las apuestas hechas siguen en pie.',
    ended: 'Las apuestas están cerradas. Las apuestas hechas siguen en pie.',
    noResult: 'Sin resultado a tiempo',
    abandoned: 'Cualquiera puede anular ya este partido. Se devuelven todas las apuestas, sin comisión.',
    void: 'Este partido está anulado',
    voidText: 'Se devuelven todas las apuestas, sin comisión.',
    winner: (side, team) => (team ? `Ganó ${team} (${side})` : `Ganó ${side}`),
    winnerText: 'Los ganadores recuperan su apuesta y se reparten lo que igualó el otro lado.',
    claimableIn: 'Se puede cobrar en',
    challenged: 'El resultado está impugnado',
    suspended: 'Nadie cobra hasta que el árbitro falle.',
    unruled:
      'El árbitro no falló a tiempo. Cualquiera puede anular el partido: se devuelven las apuestas, pero quien impugnó pierde la fianza.',
    challengedSilence: 'Impugnado por falta de resultado',
    suspendedSilence: 'Nadie cobra hasta que el árbitro falle o un operador publique el resultado.',
    unruledSilence:
      'El árbitro no falló a tiempo. Cualquiera puede anular el partido: se devuelven las apuestas y la fianza.',
    voidNow: 'Anular este partido',
    connectFirst: 'Conecta una billetera para anularlo.',
  },

  source: { by: 'Resultado oficial, según el enlace del operador:' },

  timeline: {
    label: 'Qué pasa con el resultado',
    due: 'Un operador publica el resultado',
    silence: (time) => `Desde el ${time}, cualquiera puede impugnar la falta de resultado`,
    voidable: (time) => `Desde el ${time}, cualquiera puede anular el partido`,
    void: 'anulado',
    named: (outcome) => `Publicado: ${outcome}`,
    noResult: 'No se publicó ningún resultado',
    window: (time) =>
      `Hasta el ${time}, el propietario puede corregirlo una vez y cualquiera puede impugnarlo`,
    unchallenged: 'Sin impugnaciones',
    challengeWindow: (time) => `Hasta el ${time}, cualquiera puede impugnarlo`,
    challenged: (account, bond) => `Impugnado por ${account} con ${bond} WETH`,
    ruling: (time) => `El árbitro tiene hasta el ${time} para fallar`,
    rulingOrResult: (time) => `Hasta el ${time}, el árbitro puede fallar o un operador publicar el resultado`,
    unruled: 'Sin fallo a tiempo: cualquiera puede anular el partido',
    decided: (outcome) => `Decidido tras la impugnación: ${outcome}`,
    payouts: (time) => `Los cobros se abren el ${time}`,
    payoutsAfterRuling: 'Los cobros se abren tras el fallo',
    payoutsLater: 'Los cobros se abren después',
    payoutsOpen: 'Definitivo. Ya se puede cobrar',
  },

  reality: {
    ask: 'Preguntar a Reality.eth',
    askText: 'Reality.eth falla sobre esta impugnación. Cualquiera puede hacerle la pregunta.',
    asked: 'Reality.eth está respondiendo a esta pregunta:',
    copy: 'Copiar el ID de la pregunta',
    answered: 'Reality.eth tiene su respuesta definitiva. Cualquiera puede transmitirla.',
    passOn: 'Transmitir la respuesta',
    askAgainText:
      'Reality.eth respondió demasiado pronto: aún nadie podía saber el resultado. Cualquiera puede volver a preguntar, para después del final del partido.',
    askAgain: 'Volver a preguntar',
    asking: 'Preguntando…',
    fee: (fee) => `Tarifa de arbitraje: ${fee} WETH`,
    approveFirst: 'Primero permite que el árbitro cobre la tarifa. Después confirmarás la pregunta.',
    insufficient: (balance) => `Tienes ${balance} WETH, menos que la tarifa.`,
    connectFirst: 'Conecta una billetera para continuar.',
  },

  challenge: {
    invite: '¿Resultado incorrecto? Impúgnalo con una fianza y decidirá el árbitro.',
    inviteSilence: '¿Días sin resultado? Pídeselo al árbitro. Recuperas la fianza.',
    open: 'Impugnar el resultado',
    title: '¿Impugnar el resultado?',
    titleSilence: '¿Impugnar la falta de resultado?',
    bond: 'Tu fianza',
    rulesBy: 'Fallo, a más tardar',
    arbiter: 'Árbitro',
    owner: 'El propietario del contrato',
    bondRule: `La fianza es el 2 % de lo que mueve el resultado: al menos el mínimo del partido y como máximo ${limits.maxBond} WETH.`,
    consequences: (bond, until) => ({
      returned: `Si el fallo cambia el resultado, recuperas tus ${bond} WETH.`,
      kept: 'Si el fallo confirma el resultado, la pierdes.',
      burned: `Sin fallo antes del ${until}, cualquiera puede anular el partido: se devuelven las apuestas, pero pierdes tu fianza.`,
    }),
    silenceConsequences: (bond, until) => ({
      returned: `Pase lo que pase, recuperas tus ${bond} WETH.`,
      decided: 'La impugnación termina cuando el árbitro falla o un operador publica el resultado.',
      voided: `Si nada de eso ocurre antes del ${until}, cualquiera puede anular el partido y se devuelven las apuestas.`,
    }),
    suspended: 'Hasta entonces, nadie cobra.',
    approveFirst: 'Primero permite que Clutchpool tome la fianza. Después confirmarás la impugnación.',
    insufficient: (balance) => `Tienes ${balance} WETH, menos que la fianza.`,
    button: 'Impugnar',
    busy: 'Impugnando…',
  },
  successor: {
    text: 'Se juega en otra fecha:',
    link: (start) => `Empieza el ${start}`,
  },
}
