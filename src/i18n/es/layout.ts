import type { layout as english } from '@/i18n/en/layout'

export const layout: typeof english = {
  brand: 'Clutchpool',
  skipToContent: 'Saltar al contenido',
  navigation: 'Principal',
  matches: 'Partidos',
  tournaments: 'Torneos',
  myBets: 'Mis apuestas',
  language: 'Idioma',
  community: 'Comunidad',

  connectingWallet: 'Conectando con tu billetera',
  claimable: 'Por cobrar',

  paused: 'Las apuestas nuevas están en pausa. Los cobros, reembolsos y resultados siguen como siempre.',

  account: 'Tu billetera',

  notFound: {
    title: 'Página no encontrada',
    text: 'Revisa el enlace o mira los partidos.',
    viewMatches: 'Ver todos los partidos',
  },
  error: {
    title: 'Algo salió mal',
    message: (message) => `Error: ${message}`,
  },

  footer: {
    copyright: (year) => `© ${year} Clutchpool. Todos los derechos reservados.`,
    version: 'Versión',
    tagline: 'Apuestas de esports en las que los ganadores se reparten lo perdido.',
    admin: 'Administración',
    responsibly: 'Apuesta con responsabilidad.',
    adults: 'Solo mayores de 18 años (18+) y donde sea legal. No apuestes más de lo que puedas perder.',
  },
  rpc: {
    title: 'Ajustes de red',
  },
  limit: {
    title: 'Límite diario de apuestas',
    where: 'Guardado solo en este navegador',
    none: 'Sin límite',
    ofLimit: (staked, limit) => `${staked} de ${limit} WETH apostados hoy`,
    set: 'Poner un límite',
    change: 'Cambiar',
    nextIs: (limit) => `Desde mañana: ${limit} WETH`,
    nextIsNone: 'Desde mañana: sin límite',
  },
}
