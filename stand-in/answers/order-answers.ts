import type { CountryRow, PayWayRow, RegionRow } from '../store/order-tables'
import { stampFields } from './common-fields'

/** A country as the API sends it. */
export function countryAnswer(row: CountryRow) {
  return { ...row, mainImagePath: '', ...stampFields(row) }
}

/** A region as the API sends it. */
export function regionAnswer(row: RegionRow) {
  return { ...row, ...stampFields(row) }
}

/** A way to pay as the API sends it, with the `configuration` that nobody outside should see. */
export function payWayAnswer(row: PayWayRow) {
  return { ...row, icon: null, iconAbsoluteUrl: '', iconFilename: '', ...stampFields(row) }
}
