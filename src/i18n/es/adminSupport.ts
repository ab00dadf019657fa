import type { adminSupport as english } from '@/i18n/en/adminSupport'

export const adminSupport: typeof english = {
  title: 'Responder a un apostador',
  intro:
    'Mira por qué se pagó o no cada apuesta y qué hacer. Comparte la URL de esta página para mostrar la misma respuesta.',
  subject: 'Dirección o hash de transacción',
  hint: '0x… dirección o transacción',
  invalid: 'No es una dirección ni un hash de transacción',
  invalidText: 'Una dirección es 0x y 40 caracteres hexadecimales; un hash de transacción, 0x y 64.',
  columns: { match: 'PARTIDO', bet: 'APUESTA (WETH)', status: 'ESTADO', answer: 'RESPUESTA' },
  none: 'No hay apuestas de esta dirección',
  noneText: 'Pide la dirección que envió la apuesta o el hash de su transacción.',
  bettor: (address) => `Apuestas de ${address}`,
  publicPage: 'Página pública',
  claimable: (amount) => `Ya se pueden cobrar ${amount} WETH en Mis apuestas.`,
  nothingClaimable: 'Ahora no hay nada que cobrar.',
  transaction: 'Transacción',
  allBets: (address) => `Todas las apuestas de ${address}`,

  transactions: {
    unknown: (chain) =>
      `No está en ${chain}. Revisa el hash: puede ser de otra cadena o no haberse enviado nunca.`,
    pending: 'Aún no está minada. Se puede acelerar o cancelar en la billetera.',
    failed: (reason, name) => `Falló y solo costó el gas${name ? ` (${name})` : ''}: ${reason}`,
    foreign: (to) =>
      `${to ? `Fue a ${to}` : 'Creó un contrato'} y no usó ninguno de nuestros contratos. Aquí no hizo ninguna apuesta.`,
    other:
      'Se completó, pero no hizo ni cobró ninguna apuesta. Puede ser una aprobación, una inscripción a un torneo o un envío manual de WETH.',
    placed: (amount) => `Apostó ${amount} WETH.`,
    paid: (amount) => `Pagó ${amount} WETH.`,
  },

  reasons: {
    playing: (ends) => `El partido termina el ${ends}.`,
    due: 'El partido terminó y aún no tiene resultado.',
    abandoned: (ended) => `El partido terminó el ${ended} y no tuvo resultado a tiempo.`,
    challenged: 'El resultado está impugnado: no se paga nada.',
    noRuling: 'El árbitro no falló a tiempo sobre la impugnación.',
    won: 'La apuesta ganó.',
    void: 'El partido se anuló: se reembolsan todas las apuestas.',
    lost: 'La apuesta perdió.',
    lostUnmatched: 'La apuesta perdió. Se devuelve la parte que nadie igualó.',
    unmatched: 'La apuesta perdió, pero nadie apostó en contra: se devuelve entera.',
  },
  next: {
    wait: 'Hay que esperar su resultado.',
    post: 'Publica el resultado en Partidos.',
    void: 'Anúlalo en Partidos para reembolsar todas las apuestas.',
    ruling: (until) => `Hay que esperar el fallo, hasta el ${until}.`,
    claim: (amount) => `Quedan por cobrar ${amount} WETH, en Mis apuestas.`,
    claimLater: (amount, from) =>
      `Se podrán cobrar ${amount} WETH desde el ${from}, salvo que se impugne el resultado.`,
    final: (from) => `Nada que cobrar. El resultado se puede impugnar hasta el ${from}.`,
    nothing: 'Nada que cobrar.',
    claimed: (amount) => `El apostador cobró ${amount} WETH. Fueron a la dirección que apostó.`,
    paid: (amount) =>
      `Otra persona lo cobró por el apostador: ${amount} WETH fueron a la dirección que apostó.`,
  },
}
