/** Resolves in a task of its own, so that what people do meanwhile comes first. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve)
  })
}
