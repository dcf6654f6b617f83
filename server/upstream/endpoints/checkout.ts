import { country, region } from '../../../contract/geo/country'
import { shippingOption, shippingThresholds } from '../carrier'
import { payWay } from '../pay-way'
import { amountSetting } from '../shop-settings'
import type { UpstreamEndpoint } from './endpoint'

/** Ordered otherwise, or in pages, the API repeats a country for each of its translations. */
export const listCountries = {
  method: 'GET',
  path: '/country',
  query: { ordering: 'sortOrder', pagination: 'false' },
  rows: country,
} as const satisfies UpstreamEndpoint

export const listRegions = {
  method: 'GET',
  path: '/region',
  rows: region,
} as const satisfies UpstreamEndpoint

export const listPayWays = {
  method: 'GET',
  path: '/pay_way',
  rows: payWay,
} as const satisfies UpstreamEndpoint

/** Sorted by priority. */
export const listShippingOptions = {
  method: 'GET',
  path: '/shipping/options',
  rows: shippingOption,
} as const satisfies UpstreamEndpoint

export const readFreeShipping = {
  method: 'GET',
  path: '/shipping/free-shipping-info',
  answer: shippingThresholds,
} as const satisfies UpstreamEndpoint

/** One of the settings that everybody is told, by its `key`. */
export const readSetting = {
  method: 'GET',
  path: '/settings/get',
  answer: amountSetting,
} as const satisfies UpstreamEndpoint
