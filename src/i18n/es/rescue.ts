import { counted } from '@/i18n/en/counted'
import type { rescue as english } from '@/i18n/en/rescue'

const bets = (count: number) => counted(count, 'apuesta', 'apuestas')
const matches = (count: number) => counted(count, 'partido', 'partidos')
const tournaments = (count: number) => counted(count, 'torneo', 'torneos')

export const rescue: typeof english = {
  title: 'Rescate de Clutchpool',
  intro: (chain) =>
    `Recupera tu dinero sin la web de Clutchpool. Este archivo solo necesita un RPC de ${chain}.`,
  language: 'Idioma',

  address: 'Dirección que cobra',
  addressHint: 'Puede enviarlo cualquier cuenta: los contratos solo pagan a esta dirección.',
  useWallet: 'Usar la dirección de mi billetera',
  rpc: 'URL del RPC',
  rpcHint: (chain) => `Cualquier RPC de ${chain}, también tu propio nodo.`,
  check: 'Comprobar',
  wallet: 'Billetera',
  unnamedWallet: 'Billetera del navegador',
  noWallet:
    'No se encontró ninguna billetera. Si usas una extensión, permítele acceder a las URL de archivos y recarga. Sin ella, envía desde un explorador de bloques.',
  trust:
    'Los nombres y los importes vienen del RPC que indicaste, que podría mentir. Los contratos y las funciones son los de este archivo. Comprueba el importe en tu billetera antes de confirmar.',

  problems: {
    address: 'Escribe una dirección válida: 0x y 40 caracteres hexadecimales.',
    rpc: 'Escribe una URL que empiece por https:// o http://.',
    otherChain: (id, chain) => `Este RPC es de la cadena ${id}, no de ${chain}. Escribe otro.`,
    falseAnswer: 'La respuesta de este RPC no puede venir de los contratos. Escribe otro.',
  },

  read: {
    bets: (count) => `Leído: ${bets(count)}`,
    tournaments: (count) => `Leído: ${tournaments(count)}`,
    matches: (count) => `Leído: ${matches(count)}`,
  },
  connecting: 'Conectando…',
  reading: 'Leyendo…',
  done: 'Todo leído',

  claims: {
    title: 'Cobros',
    total: (amount) => `Puedes cobrar ${amount} WETH ahora`,
    none: 'No hay nada que cobrar ahora.',
  },
  anyone: {
    title: 'Abierto a cualquiera',
    text: 'Desbloquean dinero retenido. Comprueba de nuevo después.',
    none: 'No hay nada que hacer ahora.',
  },
  waiting: {
    title: 'Aún no se paga',
    none: 'No hay nada pendiente.',
    result: (date) => `Aún sin resultado. Desde el ${date}, cualquiera puede anularlo.`,
    pays: (outcome, amount, date) =>
      `Resultado: ${outcome}. Paga ${amount} WETH desde el ${date}, si nadie lo impugna antes.`,
    named: (outcome, date) => `Resultado: ${outcome}. Se puede impugnar hasta el ${date}.`,
    challenged: (date) => `Impugnado. Si no hay fallo antes del ${date}, cualquiera puede anularlo.`,
    action: 'Necesita un paso de la lista «Abierto a cualquiera».',
    tournament: (date) => `Sin finalizar. Desde el ${date}, cualquiera puede anularlo.`,
  },

  actions: {
    claimBets: (count, amount) => `Cobrar ${bets(count)}: ${amount} WETH`,
    claimRewards: (count, amount) => `Cobrar ${tournaments(count)}: ${amount} WETH`,
    voidMatches: (count) => `Anular ${matches(count)}`,
    ask: 'Preguntar a Reality.eth',
    settle: 'Transmitir la respuesta de Reality.eth',
    voidTournament: 'Anular el torneo',
    scorePlayers: 'Puntuar los pronósticos',
    finalizeTournament: 'Finalizar el torneo',
  },
  effects: {
    ask: 'El partido fue impugnado. La respuesta lo decide.',
    settle: 'La pregunta tiene respuesta. Esa respuesta pasa a ser el resultado.',
    voidMatches: 'Nadie decidió a tiempo. Se devuelve todo lo apostado.',
    voidTournament: 'Nadie lo finalizó a tiempo. Se devuelven todas las inscripciones.',
    scorePlayers: 'Los resultados son definitivos. Los puntos deciden quién gana el premio.',
    finalizeTournament: 'Todos los pronósticos tienen puntos. Después se puede cobrar el premio.',
  },
  send: 'Enviar',
  confirm: 'Confirma en tu billetera…',
  pending: 'Enviado. Esperando a la cadena…',
  mined: 'Hecho. Comprueba de nuevo para ver qué sigue.',

  manual: {
    title: 'Enviar desde un explorador de bloques',
    open: 'Abre el contrato en un explorador de bloques:',
    connect: 'Elige «Write contract» y conecta tu billetera.',
    call: (name) => `Llama a ${name} con estos valores:`,
    data: (coin) => `O envía 0 ${coin} al contrato desde cualquier billetera, con estos datos:`,
    copy: 'Copiar los datos',
    copied: 'Copiado',
  },
}
