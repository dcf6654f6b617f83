import { Hono } from 'hono'
import { detailError } from '../lib/api-error'
import type { RouteDeps } from '../lib/dependencies'
import { tenantMessages } from './messages'

/** What the API tells of a shop besides names and domains; the emulator's shop has chosen nothing. */
const unset = {
  storeDescription: '',
  logoLightUrl: '',
  logoDarkUrl: '',
  faviconUrl: '',
  primaryColor: 'neutral',
  neutralColor: 'zinc',
  accentHex: '#003DFF',
  successHex: '#16a34a',
  warningHex: '#ca8a04',
  errorHex: '#dc2626',
  infoHex: '#2563eb',
  themePreset: 'default',
  themeMetadata: {},
  assetsDomain: '',
  staticDomain: '',
  loyaltyEnabled: false,
  agentStripeDelegatedEnabled: false,
  stripePublishableKey: '',
  allowedCspSources: [],
  metaPixelId: '',
  tiktokPixelId: '',
  gaTrackingId: '',
  totpIssuer: '',
  socialsDiscord: '',
  socialsFacebook: '',
  socialsInstagram: '',
  socialsPinterest: '',
  socialsReddit: '',
  socialsTiktok: '',
  socialsTwitter: '',
  socialsYoutube: '',
  boxNowPartnerId: '',
}

/** `/tenant/resolve`: whose domain it is. The emulator has one shop, at the public URL of the site. */
export function tenantRoutes({ siteUrl }: Pick<RouteDeps, 'siteUrl'>) {
  const own = new URL(siteUrl).hostname
  return new Hono().get('/resolve', (c) => {
    const domain = c.req.query('domain')
    if (!domain) throw detailError(400, tenantMessages.noDomain)
    if (domain !== own) throw detailError(404, tenantMessages.noStore)
    const { name } = tenantMessages
    return c.json({
      schemaName: 'emulator',
      name,
      storeName: name,
      ...unset,
      defaultLocale: 'el',
      defaultCurrency: 'EUR',
      primaryDomain: own,
      apiDomain: `api.${own}`,
      blogEnabled: true,
    })
  })
}
