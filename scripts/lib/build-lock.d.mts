/** Runs a task while nobody else builds, publishes or rolls back. */
export function withBuildLock<Result>(waitMs: number, task: () => Promise<Result>): Promise<Result>
