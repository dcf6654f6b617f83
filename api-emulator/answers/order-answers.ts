import type { CountryRow, PayWayRow, RegionRow } from '../store/order-tables'
import { type AnswerMode, stampFields } from './common-fields'

/** A country as the API sends it: in its order, but without the place in it. */
export function countryAnswer(row: CountryRow) {
  return { ...row, sortOrder: null, mainImagePath: '', ...stampFields(row) }
}

/** A region as the API sends it: in its order, but without the place in it. */
export function regionAnswer(row: RegionRow) {
  return { ...row, sortOrder: null, ...stampFields(row) }
}

/**
 * A way to pay as the API sends it, with the `configuration` that nobody outside should see. In
 * plain mode its name is one of the enum's names, in every language.
 */
export function payWayAnswer({ code, ...row }: PayWayRow, { extensions }: AnswerMode) {
  const coded = Object.entries(row.translations).map(([locale, messages]) => [
    locale,
    { ...messages, name: code },
  ])
  return {
    ...row,
    ...(!extensions && { translations: Object.fromEntries(coded) }),
    icon: null,
    iconAbsoluteUrl: '',
    iconFilename: '',
    ...stampFields(row),
  }
}
