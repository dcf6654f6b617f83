/**
 * Whether the API behind the gateway has the emulator's extensions; without them it answers exactly
 * as the recorded real API. Tests of `bothModes` (playwright.config.ts) run once each way.
 */
export const hasExtensions = process.env.E2E_AGAINST !== 'plain'
