/** Where the e2e' own gateway serves the site. */
export const siteUrl = `http://localhost:${process.env.E2E_GATEWAY_PORT || '8010'}`
