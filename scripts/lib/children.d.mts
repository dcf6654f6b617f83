export function stopOnSignals(exitCode: number): void
export function withChildren(task: () => Promise<void>): Promise<void>
export const isStopping: () => boolean
