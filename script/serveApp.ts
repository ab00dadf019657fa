// Vite's development server for `npm start`, which passes the port, and is told when it is ready. Vite ends its whole
// process on SIGTERM, so the local chain has another one.
import { serveApp } from './lib/devServer.ts'

await serveApp(Number(process.argv[2]))
process.send?.('ready')
