/**
 * Stands in for an actor, action or guard that the code that starts a machine has to provide.
 * @throws always, with its name
 */
export function notProvided(name: string): () => never {
  return () => {
    throw new Error(`${name} was not provided`)
  }
}
