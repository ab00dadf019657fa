/** A line of a chart. */
interface ChartLine {
  /** One per x; `null` leaves a gap. */
  values: readonly (number | null)[]
  /** A color token of the theme, such as `side-a`. */
  color: string
  isDashed?: boolean
}

/** A labelled vertical mark. */
interface ChartMark {
  x: number
  label: string
}

/** A highlighted point. */
interface ChartPoint {
  x: number
  y: number
  color: string
}

interface ChartAxis {
  range: readonly [min: number, max: number]
  /** Returns the positions of labels. @param length of the axis in CSS pixels */
  ticks?: (length: number) => number[]
  /** @param step between two labels */
  format: (value: number, step: number) => string
}

export interface ChartContent {
  /** Ascending; unix seconds on a time axis. */
  xs: readonly number[]
  /** Lines hold each value until the next. */
  lines: readonly ChartLine[]
  marks: readonly ChartMark[]
  points: readonly ChartPoint[]
  x: ChartAxis
  y: ChartAxis & { isLogarithmic?: boolean }
}
