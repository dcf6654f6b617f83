/** The specification's hours, and how long a newer worker may take; in ms (R338, R354). */
export const webAppTimes = {
  /** Between two looks at `/sw.js` (D23). */
  workerEveryMs: 3600 * 1000,
  /** Between two looks at `/builds/latest.json` (D22). */
  buildsEveryMs: 3_600_000,
  takeoverMs: 4_000,
} as const
