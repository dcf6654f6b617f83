import type { Order } from '../../../contract/shop/order'
import { translate } from '../../../contract/wire/translations'

type Placed = Pick<
  Order,
  'street' | 'streetNumber' | 'zipcode' | 'city' | 'place' | 'region' | 'country'
>

/** Where an order goes, as it is written on a parcel; lines without words are left out. */
export function placeLines(order: Placed): string[] {
  const { street, streetNumber, zipcode, city, place, region, country } = order
  const wider = [region, country].map((part) => part && translate(part.translations, 'name'))
  return [
    joined(' ', street, streetNumber),
    joined(' ', zipcode, city),
    place,
    joined(', ', ...wider),
  ].filter(Boolean)
}

function joined(mark: string, ...parts: readonly (string | null)[]): string {
  return parts.filter(Boolean).join(mark)
}
