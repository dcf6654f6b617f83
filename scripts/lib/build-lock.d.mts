/** Runs a task while no other process builds, publishes or rolls back. */
export function withBuildLock<Result>(waitMs: number, task: () => Promise<Result>): Promise<Result>
