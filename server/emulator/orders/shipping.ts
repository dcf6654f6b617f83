import { type Context, Hono } from 'hono'
import { detailError, fieldErrors } from '../lib/api-error'
import type { RouteDeps } from '../lib/dependencies'
import { queryParams } from '../lib/list-params'
import { deliveryPrice, type ShopSettings } from '../lib/shop-settings'
import { orderMessages } from './messages'

/** The carrier of the demonstration, which does not exist. */
const carrier = { providerCode: 'drosia', providerName: 'Δροσιά Ταχυμεταφορές', priority: 10 }
const kind = 'home_delivery'

/** Its lockers, which come first and which the shop does not offer; amounts in euro. */
const lockers = { kind: 'pickup_point', price: 2.5, freeFrom: 30 }

/** Countries that the carrier's row is shown for. */
const served = ['GR']

const tiles = { url: 'https://tiles.example/{z}', maxZoom: 19, subdomains: 'abcd', attribution: '' }

/** What the API tells about a carrier, servers of others included. */
const carrierMetadata = {
  logo: '/img/shipping/drosia.png',
  printType: 1,
  maxWeightKg: '999',
  minWeightKg: '0.5',
  nearestLimit: 20,
  tileProvider: { dark: tiles, light: tiles },
  defaultMapZoom: 11,
  defaultMapCenter: [37.9838],
  lockerPickerKind: 'drosia_picker',
  supportedCountries: served,
  shopKindsByCountry: { GR: [7], CY: [7] },
  defaultVoucherLanguage: 'GR',
}

/** `/shipping/options` and `/shipping/free-shipping-info`. */
export function shippingRoutes({ shop }: RouteDeps) {
  return new Hono()
    .get('/options', (c) => {
      const amount = amountOf(c)
      if (!isServed(c) || !shop.carrier) return c.json([])
      const rest = { currency: 'EUR', liveMode: false, logoUrl: null, metadata: carrierMetadata }
      const toLocker = amount >= lockers.freeFrom ? 0 : lockers.price
      return c.json([
        { ...carrier, kind: lockers.kind, price: toLocker, ...rest },
        { ...carrier, kind, price: deliveryPrice(shop, amount), ...rest },
      ])
    })
    .get('/free-shipping-info', (c) => {
      const toDoor = isServed(c) ? shop.carrier?.freeFrom : undefined
      const rows = [
        { ...carrier, kind: lockers.kind, threshold: lockers.freeFrom },
        { ...carrier, kind, threshold: toDoor ?? 0 },
      ]
      const providers = toDoor === undefined ? [] : rows
      const thresholds = providers.map(({ threshold }) => threshold)
      return c.json({
        providers,
        minThreshold: providers.length > 0 ? Math.min(...thresholds) : null,
        maxThreshold: providers.length > 0 ? Math.max(...thresholds) : null,
        currency: 'EUR',
      })
    })
}

function isServed(c: Context): boolean {
  const country = queryParams(c.req.url).get('countryCode')
  return !country || served.includes(country.toUpperCase())
}

/** @throws ApiError 400 */
function amountOf(c: Context): number {
  const amount = Number(queryParams(c.req.url).get('orderValueAmount') ?? 0)
  if (Number.isFinite(amount)) return amount
  throw fieldErrors({ orderValueAmount: [orderMessages.notANumber] })
}

/** Settings that everybody may read, as texts. */
const publicSettings: Record<string, (shop: ShopSettings) => string> = {
  CHECKOUT_SHIPPING_PRICE: ({ shippingPrice }) => decimal(shippingPrice),
  FREE_SHIPPING_THRESHOLD: ({ freeShippingFrom }) => decimal(freeShippingFrom),
  B2B_INVOICING_ENABLED: () => 'True',
}

const decimal = (amount: number) => (Number.isInteger(amount) ? amount.toFixed(1) : `${amount}`)

/** `/settings/get`: one public setting by its key. */
export function settingRoutes({ shop }: RouteDeps) {
  return new Hono().get('/get', (c) => {
    const name = queryParams(c.req.url).get('key') ?? ''
    const read = Object.hasOwn(publicSettings, name) ? publicSettings[name] : undefined
    if (!read) throw detailError(404, orderMessages.noSuchSetting)
    return c.json({ name, value: read(shop) })
  })
}
