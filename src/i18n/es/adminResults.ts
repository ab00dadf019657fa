import type { adminResults as english } from '@/i18n/en/adminResults'
import { counted } from '@/i18n/en/counted'
import { limits } from '@/i18n/format/limits'
import { adminBatch } from './adminBatch'
import { adminRisk } from './adminRisk'

/** `Opción 1 (T1)`, or without the team if the match's name lacks it. */
const option = (side: 1 | 2, team: string | undefined) => `Opción ${side}${team ? ` (${team})` : ''}`

export const adminResults: typeof english = {
  finalize: {
    option: (id, name, ended) => `#${id} - ${name} (Terminó: ${ended})`,
    closedOption: (id, name, ends) => `#${id} - ${name} (Apuestas cerradas, termina: ${ends})`,
    winner: 'Ganador',
    side: (side) => `Opción ${side}`,
    button: 'Resolver partido',
    busy: 'Resolviendo…',
    chooseMatch: 'Elige primero un partido.',
    chooseWinner: 'Elige primero el ganador.',
    confirmTitle: (id) => `¿Resolver el partido #${id}?`,
    success: (id, winner) => `Partido #${id} resuelto: gana la Opción ${winner}`,
    failed: (message) => `No se pudo resolver el partido: ${message}`,

    gone: (id) => `El partido #${id} ya tiene resultado o solo se puede anular.`,
    posted: (result) => `Publicado: ${result}`,
    noResult: 'No se publicó ningún resultado',
    atStake: (amount) => `${amount} WETH en juego`,
    noBets: 'Sin apuestas',

    source: 'Enlace al resultado oficial (opcional)',
    sourceHint: 'La página del organizador. Los apostadores la ven junto al resultado.',
    sourceInvalid: `Escribe un enlace https:// de ${limits.sourceBytes} caracteres como máximo.`,

    details: 'Detalles del partido',
    poolA: 'Bote A',
    poolB: 'Bote B',
    start: 'Inicio',
    end: 'Fin',

    consequence: {
      title: 'Qué pasa después',
      winner: (winner, team) => `Gana la ${option(winner, team)}.`,
      counting: 'Contando ganadores…',
      countFailed: 'No se pudo contar a los ganadores.',
      winners: (count, paid) =>
        `${counted(count, 'ganador cobra', 'ganadores cobran')} ${paid} WETH${count === 1 ? '' : ' en total'}.`,
      paid: (paid) => `Los ganadores cobran ${paid} WETH en total.`,
      stakes: (stakes, gain) => `Son ${stakes} WETH de sus propias apuestas más ${gain} WETH del otro lado.`,
      noGain: 'Solo recuperan sus apuestas: nadie apostó por el otro lado.',
      fee: (fee, rate) =>
        `La comisión es de ${fee} WETH, el ${rate} de la ganancia. De ahí cobran los referidores.`,
      noFee: 'Sin comisión.',
      nobodyBet: (amount) =>
        `Nadie apostó por ella, así que se devuelven todas las apuestas: ${amount} WETH en total.`,
      unmatched: (amount) => `${amount} WETH del otro lado no se igualaron y se devuelven.`,
      bondReturned: (bond) =>
        `La impugnación termina: se devuelve la fianza de ${bond} WETH a quien impugnó.`,
      source: (host) => `Los apostadores ven un enlace a ${host} junto al resultado.`,
      noBets: 'Nadie apostó en este partido, así que no hay nada que pagar.',
      atOnce: 'Los cobros se abren de inmediato.',
      atEnd: (time) => `Los cobros se abren el ${time}, el fin previsto del partido.`,
      claimable: (time, window) => `Los cobros se abren el ${time}, tras un plazo de disputa de ${window}.`,
      cannot:
        'Hasta que se abran los cobros, el propietario puede corregirlo una vez y cualquiera puede impugnarlo. Después es definitivo.',
      cannotAtOnce: 'Sin plazo de disputa, después nadie puede corregirlo ni impugnarlo.',
    },
  },

  manage: {
    result: 'Resultado',
    results: {
      none: 'Aún ninguno',
      void: 'Anulado',
      winner: (winner, team) => option(winner, team),
    },
    rulingUntil: 'Tiempo para fallar',
    challenger: 'Impugnado por',
    bond: 'Fianza',
    arbiter: 'Árbitro',
    arbiterOwner: 'El propietario',
    payoutsIn: 'Los cobros se abren en',
    rules: 'Reglamento',
    postResult: 'Publicar el resultado',
    suspended: 'El resultado está impugnado. Hasta que acabe el plazo de fallo, solo decide el árbitro.',
    correctableUntil: 'Corregible durante',
    stakes: 'En juego',
    endTime: 'Fin',
    betting: 'Apuestas',
    bettingOpen: 'Abiertas',
    bettingClosed: 'Cerradas antes de tiempo',
    bettingOver: 'Terminadas',

    source: {
      title: 'Resultado oficial',
      text: 'Un enlace para que los apostadores comprueben el resultado.',
      label: 'Enlace a la página del organizador',
      none: 'Escribe antes un enlace.',
      same: 'Escribe antes otro enlace.',
      button: 'Guardar enlace',
      remove: 'Quitar enlace',
      busy: 'Guardando…',
      confirmed: 'Enlace guardado',
      removed: 'Enlace quitado',
    },

    close: {
      title: 'Cerrar las apuestas antes de tiempo',
      text: 'Detiene para siempre las apuestas nuevas. Las ya hechas siguen en pie.',
      button: 'Cerrar apuestas',
      busy: 'Cerrando…',
      confirmTitle: (id) => `¿Cerrar las apuestas del partido #${id}?`,
      does: [
        'Nadie más podrá apostar en este partido. Las apuestas hechas siguen en pie. Una vez empezado, puedes publicar el resultado.',
        'También se congelan sus pronósticos en los torneos: quien lo sabía tiene ventaja.',
      ],
      cannot: 'Las apuestas no se pueden reabrir. Los cobros no se abren antes del fin previsto.',
      confirm: 'Cerrar definitivamente',
      confirmed: (id) => `Apuestas del partido #${id} cerradas`,
      over: 'Las apuestas de este partido ya terminaron.',
    },
    void: {
      title: 'Anular el partido',
      text: 'Devuelve todas las apuestas, sin comisión.',
      button: 'Anular partido',
      busy: 'Anulando…',
      confirmTitle: (id) => `¿Anular el partido #${id}?`,
      does: (amount) =>
        `Cada apostador recupera toda su apuesta, ${amount} WETH en total. Nadie gana y no hay comisión.`,
      doesEmpty: 'Nadie apostó en este partido, así que no hay nada que devolver.',
      cannot:
        'Hasta que se abran los reembolsos, el propietario puede corregirlo una vez y cualquiera puede impugnarlo.',
      cannotAtOnce: 'Sin plazo de disputa, no se puede deshacer.',
      cannotResolved:
        'El plazo de disputa vuelve a empezar. El propietario no puede corregir el resultado otra vez.',
      cannotAbandoned: 'Esto no se puede deshacer.',
      confirm: 'Anular y reembolsar',
      confirmed: (id) => `Partido #${id} anulado. Ya se pueden recuperar todas las apuestas`,
      already: 'Este partido ya está anulado.',
      abandonedText: `Lleva ${limits.matchVoidDays} días sin resultado. Cualquiera puede anularlo ya, con efecto definitivo.`,
      unruledText:
        'No hubo fallo a tiempo. Cualquiera puede anularlo ya, con efecto definitivo. La fianza se quema.',
      unruledSilenceText:
        'No hubo fallo a tiempo. Cualquiera puede anularlo ya, con efecto definitivo. La fianza se devuelve.',
      bondBurned: (bond) => `Nadie falló: se quema la fianza de ${bond} WETH.`,
    },
    replace: {
      title: 'Reemplazar el partido',
      text: 'Para un partido que se juega más tarde: lo anula y lo crea de nuevo.',
      start: 'Nueva hora de inicio',
      startHint: (earliest) =>
        `Desde el ${earliest}, cuando se abren los reembolsos, para que se puedan volver a apostar.`,
      tooEarly: (earliest) =>
        `Los reembolsos se abren el ${earliest} como pronto. El nuevo partido no puede empezar antes.`,
      ends: (time) => `Las apuestas terminan el ${time}.`,
      button: 'Reemplazar partido',
      busy: 'Reemplazando…',
      confirmTitle: (id) => `¿Reemplazar el partido #${id}?`,
      creates: (time) => `Se crea un partido con el mismo nombre y los mismos límites. Empieza el ${time}.`,
      betsStay:
        'Las apuestas no pasan al nuevo: su página pide a los apostadores que cobren el reembolso y apuesten de nuevo.',
      cannot: 'Un partido solo se puede reemplazar una vez.',
      confirm: 'Anular y crear de nuevo',
      confirmed: (id) => `Partido #${id} anulado y creado de nuevo`,
      replaced: 'Este partido está anulado y se creó de nuevo.',
      link: (id, time) => `Partido #${id}, empieza el ${time}`,
    },
    exposure: {
      title: 'Pagos según el resultado',
      largest: 'Apuestas más altas',
      columns: {
        winner: 'Ganador',
        paid: 'Cobran los ganadores',
        returned: 'Devuelto sin igualar',
        fee: 'Comisión',
        bettor: 'Apostador',
        side: 'Lado',
        stake: 'Apuesta',
        share: 'Del total apostado',
      },
    },
    overrule: {
      title: 'Corregir el resultado',
      text: 'Reemplaza el resultado, una sola vez, antes de que se abran los cobros.',
      winner: 'Ganador correcto',
      button: 'Corregir resultado',
      busy: 'Corrigiendo…',
      confirmTitle: (id) => `¿Corregir el resultado del partido #${id}?`,
      does: (winner, team, old) =>
        `La ${option(winner, team)} pasa a ser la ganadora. Resultado anterior: ${old}.`,
      cannot:
        'El plazo de disputa vuelve a empezar: cualquiera puede impugnar el nuevo resultado. El propietario no puede corregirlo otra vez.',
      cannotAtOnce: 'Sin plazo de disputa, nadie puede corregir ni impugnar el nuevo resultado.',
      confirm: 'Reemplazar resultado',
      confirmed: (id, winner) => `Partido #${id} corregido: gana la Opción ${winner}`,
      choose: 'Elige primero el ganador correcto.',
      ruled: 'El árbitro ya falló: el resultado es definitivo.',
    },
    rule: {
      title: 'Fallar sobre la impugnación',
      text: 'El árbitro decide este partido. Hasta entonces, nadie cobra.',
      outcome: 'Fallo',
      void: 'Anulado',
      button: 'Fallar',
      busy: 'Fallando…',
      confirmTitle: (id) => `¿Fallar sobre el partido #${id}?`,
      wins: (winner, team) => `Gana la ${option(winner, team)}.`,
      voids: 'El partido se anula y se devuelven todas las apuestas.',
      upheld: (bond) => `El resultado se mantiene. La fianza de ${bond} WETH pasa a las comisiones.`,
      changed: (bond) => `El resultado cambia. Quien impugnó recupera la fianza de ${bond} WETH.`,
      returned: (bond) => `No había resultado. Quien impugnó recupera la fianza de ${bond} WETH.`,
      claims: 'Los cobros se abren ya, o cuando se habrían abierto sin la impugnación.',
      cannot: 'Un fallo no se puede cambiar ni impugnar.',
      confirmed: (id) => `Fallo dictado sobre el partido #${id}`,
      choose: 'Elige primero el fallo.',
      tooEarly: 'Se puede nombrar un ganador cuando el partido termine.',
      reading: 'Comprobando quién falla…',
      nobody: 'Nadie puede fallar. Cuando acabe el plazo, cualquiera puede anular el partido.',
      foreign: (arbiter) => `Solo puede fallar el árbitro ${arbiter}. Conecta esa cuenta o espera su fallo.`,
    },
  },

  batch: adminBatch,
  risk: adminRisk,
}
