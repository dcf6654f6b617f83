/**
 * Whether the API behind the gateway has the stand-in's extensions; without them it answers exactly
 * as the recorded real API. Tests of `bothModes` (playwright.config.ts) run once each way.
 */
export const hasExtensions = process.env.JOURNEYS_AGAINST !== 'plain'
