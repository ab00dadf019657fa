import type { sql } from 'ponder'

/** A part of a query. Ponder doesn't export the type. */
export type SQL = ReturnType<typeof sql>
