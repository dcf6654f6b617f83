/** How often builds are looked for, and how long a newer worker may take; in ms (R338, R354). */
export const webAppTimes = {
  /** Between two looks at `/sw.js`. */
  workerEveryMs: 3600 * 1000,
  /** Between two looks at `/builds/latest.json`. */
  buildsEveryMs: 3_600_000,
  takeoverMs: 4_000,
} as const
