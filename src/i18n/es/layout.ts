import type { layout as english } from '@/i18n/en/layout'

export const layout: typeof english = {
  brand: 'Clutchpool',
  skipToContent: 'Saltar al contenido',
  navigation: 'Principal',
  matches: 'Partidas',
  tournaments: 'Torneos',
  myBets: 'Mis apuestas',
  language: 'Idioma',
  community: 'Comunidad',
  loading: 'Cargando…',

  connectingWallet: 'Conectando con tu billetera',
  claimable: 'Por cobrar',
  confirmIn: (wallet) => `Confirma en ${wallet}…`,
  browsingNote:
    'Para mirar no hace falta billetera. Conectarla solo comparte tu dirección; nada se mueve sin tu firma.',

  paused:
    'Las apuestas nuevas están en pausa por ahora. Los cobros, los reembolsos y los resultados siguen como siempre.',

  account: 'Tu billetera',
  wrap: {
    legend: 'Envolver o desenvolver',
    amount: 'Cantidad',
    max: 'Máx.',
    tooMuch: 'Es más de lo que tienes.',
  },

  notFound: {
    title: 'Página no encontrada',
    text: 'No hay nada en esta dirección.',
    viewMatches: 'Ver todas las partidas',
  },
  error: {
    title: 'Algo salió mal',
    message: (message) => `Error: ${message}`,
  },

  footer: {
    copyright: (year) => `© ${year} Clutchpool. Todos los derechos reservados.`,
    tagline: 'Apuestas de esports abiertas a todos. La cadena es el único servidor.',
    admin: 'Operador',
    responsibly: 'Apuesta con responsabilidad.',
    adults:
      'Solo para mayores de edad (18+) y solo donde sea legal. No apuestes más de lo que puedas permitirte perder.',
  },
  rpc: {
    title: 'Ajustes de red',
    explain:
      'La app lee la cadena a través de un RPC, un servidor que cualquiera puede operar. Si los de este sitio van lentos o están caídos, o no quieres que vean lo que miras, usa el tuyo. Tu billetera tiene su propio ajuste.',
    label: 'URL del RPC',
    hint: (chain) =>
      `Empieza por https:// o wss:// y sirve ${chain}. Se guarda en este navegador y desde entonces es el único que se consulta.`,
    save: 'Usar este RPC',
    checking: 'Comprobando…',
    reset: 'Usar el RPC de este sitio',
    noUrl: 'Esto no es la URL de un RPC: empieza por https:// o wss://.',
    unreachable: 'Este RPC no respondió. ¿Es correcta la URL? ¿Acepta peticiones de sitios web?',
    otherChain: (chainId, chain, wanted) =>
      `Este RPC sirve la cadena ${chainId}, pero ${chain} es la ${wanted}.`,
  },
  limit: {
    title: 'Límite diario de apuestas',
    where: 'Guardado solo en este navegador',
    none: 'Sin límite',
    ofLimit: (staked, limit) => `${staked} de ${limit} WETH apostados hoy`,
    set: 'Poner un límite',
    change: 'Cambiar',
    explain:
      'Lo máximo que quieres apostar en un día. Se guarda solo en este navegador: no te sigue a otro dispositivo, y se pierde si borras los datos del sitio.',
    label: 'Máximo por día (WETH)',
    hint: 'Un límite más bajo vale desde ya; uno más alto, o ninguno, desde mañana.',
    save: 'Guardar límite',
    remove: 'Quitar límite',
    nextIs: (limit) => `Desde mañana: ${limit} WETH`,
    nextIsNone: 'Desde mañana: sin límite',
  },
}
