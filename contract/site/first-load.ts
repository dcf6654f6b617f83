/**
 * Most bytes (gzip) of the scripts that a public page loads until it is hydrated. Every release is
 * checked; docs/bench.md has what is measured.
 */
export const firstLoadBudget = 119_750
