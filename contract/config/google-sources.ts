/** The prompt of Google's identity service. */
export const identityScript = 'https://accounts.google.com/gsi/client'

/** The tag that counts visits for one property. */
export function analyticsScript(analyticsId: string): string {
  return `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(analyticsId)}`
}

/** Which services of Google a site was built with; none unless its settings name them. */
export interface GoogleServices {
  identity: boolean
  analytics: boolean
}

/** Hosts by directive of the content policy, written as the policy lists them. */
export interface GoogleSources {
  script: readonly string[]
  style: readonly string[]
  frame: readonly string[]
  connect: readonly string[]
  img: readonly string[]
}

const identitySources: GoogleSources = {
  script: [identityScript],
  style: ['https://accounts.google.com/gsi/style'],
  frame: ['https://accounts.google.com/gsi/'],
  connect: ['https://accounts.google.com/gsi/'],
  img: ['https://lh3.googleusercontent.com'],
}

const analyticsSources: GoogleSources = {
  script: ['https://www.googletagmanager.com'],
  style: [],
  frame: [],
  connect: [
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://*.googletagmanager.com',
  ],
  img: ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
}

/**
 * What the content policy must allow for the services of Google in use. A policy cannot change
 * once a page is loaded, so consent is kept by the site's own code and not by the policy.
 */
export function googleSources({ identity, analytics }: GoogleServices): GoogleSources {
  const used = [...(identity ? [identitySources] : []), ...(analytics ? [analyticsSources] : [])]
  const all = (directive: keyof GoogleSources) => used.flatMap((sources) => sources[directive])
  return {
    script: all('script'),
    style: all('style'),
    frame: all('frame'),
    connect: all('connect'),
    img: all('img'),
  }
}
