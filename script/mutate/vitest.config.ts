import vite from '../../vite.config.ts'
import { pureTests } from './sources.ts'

// biome-ignore lint/style/noDefaultExport: Vitest asks for it.
export default { ...vite, test: { include: pureTests } }
