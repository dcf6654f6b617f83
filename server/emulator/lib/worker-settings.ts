/** The worker of the API, which does later what takes long; a test control may change it. */
export interface WorkerSettings {
  /** How long work waits, in ms; null: until the control lets it run. */
  delayMs: number | null
  /** Whether copies of people's data fail. */
  failsExports: boolean
}

export const defaultWorkerSettings = (): WorkerSettings => ({ delayMs: 2_000, failsExports: false })
