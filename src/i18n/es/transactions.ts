import type { transactions as english } from '@/i18n/en/transactions'

export const transactions: typeof english = {
  kinds: {
    placeBet: {
      signing: 'Confirma la apuesta en tu billetera.',
      pending: 'Enviando tu apuesta…',
      confirmed: 'Apuesta hecha.',
      failed: (reason) => `La apuesta no se hizo. ${reason}`,
    },
    claim: {
      signing: 'Confirma el cobro en tu billetera.',
      pending: 'Cobrando…',
      confirmed: 'Cobrado. El WETH ya está en tu billetera.',
      failed: () => 'No se pudieron cobrar las ganancias. Inténtalo de nuevo.',
    },
    voidAbandoned: {
      signing: 'Confirma el reembolso en tu billetera.',
      pending: 'Anulando la partida abandonada…',
      confirmed: 'La partida queda anulada. Todo lo apostado ya se puede recuperar.',
      failed: (reason) => `La partida no se anuló. ${reason}`,
    },
    registerReferral: {
      signing: 'Confirma el registro en tu billetera.',
      pending: 'Registrando…',
      confirmed: 'Registro completo. Ganaste 5 puntos de reputación.',
      failed: (reason) => `El registro no se hizo. ${reason}`,
    },
    joinTournament: {
      signing: 'Confirma en tu billetera que te unes.',
      pending: 'Uniéndote al torneo…',
      confirmed: 'Ya estás dentro. Ahora haz tus pronósticos.',
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
      pending: 'Puntuando…',
      confirmed: 'Puntuado.',
      failed: (reason) => `No se puntuó nada. ${reason}`,
    },
    finalizeTournament: {
      signing: 'Confirma en tu billetera que el torneo termina.',
      pending: 'Finalizando el torneo…',
      confirmed: 'El torneo terminó. Lo que paga ya se puede cobrar.',
      failed: (reason) => `El torneo no se finalizó. ${reason}`,
    },
    voidTournament: {
      signing: 'Confirma el reembolso en tu billetera.',
      pending: 'Anulando el torneo abandonado…',
      confirmed: 'El torneo queda anulado. Todas las inscripciones ya se pueden recuperar.',
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
      confirmed: 'Hecho: el cambio está en la cadena.',
      failed: (reason) => `No se cambió nada. ${reason}`,
    },
    resetApproval: {
      pending: 'Retirando la aprobación anterior…',
      confirmed: 'Aprobación anterior retirada.',
      failed: (reason) => `La aprobación falló: ${reason}`,
    },
    approve: {
      pending: 'Confirmando la aprobación…',
      confirmed: '¡Aprobación hecha!',
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
  rejected: 'Rechazado en la billetera. No se envió nada.',
  switching: 'Cambia de red en tu billetera.',
  checking: 'Comprobando con el contrato…',
  approval: {
    approve: 'Aprobar WETH',
    approving: 'Aprobando…',
    initiating: 'Iniciando la aprobación…',
    resetting: 'Retirando la aprobación anterior…',
    waiting: 'Esperando a que confirmes la aprobación…',
    confirming: 'Confirmando la aprobación…',
    successful: '¡Aprobación hecha!',
    failed: (message) => `La aprobación falló: ${message}`,
  },
}
