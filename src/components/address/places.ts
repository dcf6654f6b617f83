import { type Translations, translate } from '../../../contract/wire/translations'

export interface Place {
  code: string
  translations: Translations<'name'>
}

/**
 * The entries of a choice of places. What is chosen stays to be chosen while the list is still
 * coming, or where it does not hold it any more.
 */
export function placeOptions(places: readonly Place[] | undefined, chosen: string) {
  const options = (places ?? []).map(({ code, translations }) => ({
    value: code,
    label: translate(translations, 'name') || code,
  }))
  const isMissing = places === undefined && chosen !== ''
  return isMissing ? [{ value: chosen, label: chosen }] : options
}
