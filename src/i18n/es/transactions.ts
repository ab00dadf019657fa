import type { transactions as english } from '@/i18n/en/transactions'

export const transactions: typeof english = {
  kinds: {
    placeBet: {
      signing: 'Confirma la apuesta en tu billetera.',
      pending: 'Enviando tu apuesta…',
      confirmed: 'Apuesta realizada.',
      failed: (reason) => `Apuesta no realizada. ${reason}`,
    },
    claim: {
      signing: 'Confirma el cobro en tu billetera.',
      pending: 'Cobrando…',
      confirmed: 'Cobrado. El WETH ya está en tu billetera.',
      failed: () => 'No se pudieron cobrar las ganancias. Inténtalo de nuevo.',
    },
    challenge: {
      signing: 'Confirma la impugnación en tu billetera.',
      pending: 'Impugnando el resultado…',
      confirmed: 'Resultado impugnado. Ahora decide el árbitro.',
      failed: (reason) => `El resultado no se impugnó. ${reason}`,
    },
    voidAbandoned: {
      signing: 'Confirma el reembolso en tu billetera.',
      pending: 'Anulando el partido…',
      confirmed: 'Partido anulado. Ya se pueden recuperar todas las apuestas.',
      failed: (reason) => `El partido no se anuló. ${reason}`,
    },
    registerReferral: {
      signing: 'Confirma el registro en tu billetera.',
      pending: 'Registrando…',
      confirmed: 'Registro completo. Ganaste 5 puntos de reputación.',
      failed: (reason) => `No se pudo completar el registro. ${reason}`,
    },
    joinTournament: {
      signing: 'Confirma en tu billetera para unirte.',
      pending: 'Uniéndote al torneo…',
      confirmed: '¡Estás dentro! Haz tus pronósticos.',
      failed: (reason) => `No te uniste. ${reason}`,
    },
    submitPredictions: {
      signing: 'Confirma tus pronósticos en tu billetera.',
      pending: 'Guardando tus pronósticos…',
      confirmed: 'Pronósticos guardados.',
      failed: (reason) => `Tus pronósticos no se guardaron. ${reason}`,
    },
    scoreMatch: {
      signing: 'Confirma la puntuación en tu billetera.',
      pending: 'Calculando los puntos…',
      confirmed: 'Puntos asignados.',
      failed: (reason) => `No se asignaron puntos. ${reason}`,
    },
    finalizeTournament: {
      signing: 'Confirma en tu billetera para finalizar el torneo.',
      pending: 'Finalizando el torneo…',
      confirmed: 'Torneo finalizado. Ya se puede cobrar.',
      failed: (reason) => `El torneo no se finalizó. ${reason}`,
    },
    voidTournament: {
      signing: 'Confirma el reembolso en tu billetera.',
      pending: 'Anulando el torneo…',
      confirmed: 'Torneo anulado. Ya se pueden recuperar todas las inscripciones.',
      failed: (reason) => `El torneo no se anuló. ${reason}`,
    },
    claimTournament: {
      signing: 'Confirma el cobro en tu billetera.',
      pending: 'Cobrando…',
      confirmed: 'Cobrado. El WETH ya está en tu billetera.',
      failed: (reason) => `No se cobró nada. ${reason}`,
    },
    admin: {
      signing: 'Confirma en tu billetera.',
      pending: 'Enviado. Esperando a la red…',
      confirmed: 'Listo. El cambio ya está en la cadena.',
      failed: (reason) => `No se cambió nada. ${reason}`,
    },
    resetApproval: {
      pending: 'Retirando la aprobación anterior…',
      confirmed: 'Aprobación anterior retirada.',
      failed: (reason) => `La aprobación falló: ${reason}`,
    },
    approve: {
      pending: 'Confirmando la aprobación…',
      confirmed: '¡Aprobación correcta!',
      failed: (reason) => `La aprobación falló: ${reason}`,
    },
    wrap: {
      signing: 'Confirma en tu billetera.',
      pending: 'Envolviendo…',
      confirmed: 'Envuelto. El WETH ya está en tu billetera.',
      failed: (reason) => `No se envolvió nada. ${reason}`,
    },
    unwrap: {
      signing: 'Confirma en tu billetera.',
      pending: 'Desenvolviendo…',
      confirmed: 'Desenvuelto. El ETH ya está en tu billetera.',
      failed: (reason) => `No se desenvolvió nada. ${reason}`,
    },
  },
  rejected: 'Cancelaste en tu billetera. No se envió nada.',
  switching: 'Cambia de red en tu billetera.',
  checking: 'Comprobando la transacción…',
  approval: {
    approve: 'Aprobar WETH',
    approving: 'Aprobando…',
    initiating: 'Iniciando la aprobación…',
    resetting: 'Retirando la aprobación anterior…',
    waiting: 'Esperando a que confirmes la aprobación…',
    confirming: 'Confirmando la aprobación…',
    successful: '¡Aprobación correcta!',
    failed: (message) => `La aprobación falló: ${message}`,
  },
}
