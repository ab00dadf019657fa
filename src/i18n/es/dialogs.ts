import type { dialogs as english } from '@/i18n/en/dialogs'

export const dialogs: typeof english = {
  rpc: {
    explain:
      'Usa tu propio RPC si el nuestro va lento o por privacidad. Tu billetera tiene su propio ajuste.',
    label: 'URL del RPC',
    hint: (chain) =>
      `Una URL https:// o wss:// de ${chain}. Se guarda en este navegador y sustituye a la nuestra.`,
    save: 'Usar este RPC',
    checking: 'Comprobando…',
    reset: 'Usar el RPC predeterminado',
    noUrl: 'Escribe una URL de RPC válida (https:// o wss://).',
    unreachable: 'Este RPC no respondió. Revisa la URL y que acepte peticiones de sitios web.',
    otherChain: (chainId, chain, wanted) =>
      `Este RPC es de la cadena ${chainId}, pero ${chain} es la ${wanted}.`,
    smallBatches: (most) =>
      `Guardado. Este RPC acepta ${most === 1 ? 'una petición' : `${most} peticiones`} a la vez, así que las páginas cargan más despacio.`,
  },
  limit: {
    explain:
      'Fija lo máximo que quieres apostar al día. Se guarda solo en este navegador; se pierde si borras los datos del sitio.',
    label: 'Límite diario (WETH)',
    hint: 'Bajarlo se aplica ya. Subirlo o quitarlo, desde mañana.',
    save: 'Guardar límite',
    remove: 'Quitar límite',
  },
  account: {
    confirmIn: (wallet) => `Confirma en ${wallet}…`,
    browsingNote:
      'No necesitas billetera para mirar. Al conectarla solo compartes tu dirección; nada se mueve sin tu firma.',
    wrap: 'Envolver',
    unwrap: 'Desenvolver',
    wrapHint: (coin) => `Convierte ${coin} en WETH, 1:1.`,
    unwrapHint: (coin) => `Convierte WETH en ${coin}, 1:1.`,
    balances: 'Saldos',
    copyAddress: 'Copiar dirección',
    publicPage: 'Mi página',
    explorer: 'Ver en el explorador',
    disconnect: 'Desconectar',
    recent: 'Reciente',
    wrapForm: {
      legend: 'Envolver o desenvolver',
      amount: 'Cantidad',
      max: 'Máx.',
      tooMuch: 'Es más de lo que tienes.',
    },
  },
  noWallet: {
    alert: 'Primero instala MetaMask',
    getWallet: 'Obtener MetaMask',
    openIn: (wallet) => `Abrir en ${wallet}`,
    reload: '¿Ya está? Recargar',
    onPhone: '¿Tienes la billetera en el teléfono?',
    scan: 'Escanéalo con la app de tu billetera para abrir allí esta página.',
    qr: 'Código QR de esta página',
  },
  funds: {
    title: (chain) => `Añade fondos en ${chain}`,
    wrap: (coin) => `Tienes ${coin}. Apuesta con eso directamente.`,
    ether: (coin, chain) => `Consigue ${coin} en ${chain}: sirve para apostar y para pagar el gas.`,
    weth: (chain) => `Se apuesta en WETH. Consíguelo en ${chain}.`,
    wethAndGas: (coin, chain) => `Consigue WETH en ${chain} para apostar y un poco de ${coin} para el gas.`,
    gas: (coin, chain) => `Cada transacción necesita un poco de ${coin} en ${chain} para el gas.`,
    payWith: (coin) => `Pagar con ${coin}`,
    by: {
      swap: (coin) => `Cambiar por ${coin}`,
      bridge: (coin) => `Traer ${coin} por un puente`,
      faucet: (coin) => `Conseguir ${coin} gratis`,
    },
    localFaucet: 'Conseguir fondos de prueba',
  },
  upgrade: {
    approveAndBet: 'Aprobar y apostar en un paso',
    note: 'Tu billetera te pedirá antes convertir esta cuenta en una cuenta inteligente. También puedes aprobar por separado.',
  },
  walletConnect: {
    connect: 'Conectar con WalletConnect',
    scan: 'Escanéalo con la app de tu billetera y apruébalo allí.',
    open: 'Abrir una app de billetera',
    approve: 'Aprueba la conexión en la app de tu billetera y vuelve aquí.',
    qr: 'Código QR de WalletConnect',
    copy: 'Copiar enlace',
    loading: 'Obteniendo el enlace…',
  },
  request: {
    unanswered:
      'Esperando a tu billetera. Busca una ventana oculta o el icono de la extensión. Si apruebas más tarde, también cuenta.',
    stopWaiting: 'Dejar de esperar',
  },
}
