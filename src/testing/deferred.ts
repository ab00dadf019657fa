/** Returns a promise that the caller resolves, as `Promise.withResolvers` does from Node 22 on. */
export function deferred<T = void>() {
  let resolve: (value: T) => void = () => {}
  const promise = new Promise<T>((settle) => {
    resolve = settle
  })
  return { promise, resolve }
}
