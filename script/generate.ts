// `npm run generate`: what type checking and building need, each made from the one before.
import { generate } from './lib/generate.ts'

await generate()
