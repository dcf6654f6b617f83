/** Where the journeys' own gateway serves the site. */
export const siteUrl = `http://localhost:${process.env.JOURNEY_GATEWAY_PORT || '8010'}`
