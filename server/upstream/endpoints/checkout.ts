import { shippingOption, shippingThresholds } from '../carrier'
import { country, region } from '../country'
import { payWay } from '../pay-way'
import { amountSetting } from '../shop-settings'
import { list, read } from './endpoint'

/** Ordered otherwise, or in pages, the API repeats a country for each of its translations. */
export const listCountries = list('/country', country, {
  ordering: 'sortOrder',
  pagination: 'false',
})
export const listRegions = list('/region', region)
export const listPayWays = list('/pay_way', payWay)

/** Sorted by priority. */
export const listShippingOptions = list('/shipping/options', shippingOption)
export const readFreeShipping = read('/shipping/free-shipping-info', shippingThresholds)

/** One of the settings that everybody is told, by its `key`. */
export const readSetting = read('/settings/get', amountSetting)
