/** Draws from a sequence of pseudorandom numbers, the same in every run. */
export function dice(seed: number) {
  let state = seed
  return <T>(...faces: readonly [T, ...T[]]): T => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return faces[Math.floor((state / 2 ** 32) * faces.length)] ?? faces[0]
  }
}

export type Draw = ReturnType<typeof dice>
