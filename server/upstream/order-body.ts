import type { FloorChoice } from '../../contract/account/floor'
import { longestCustomerNotes, type OrderCreation } from '../../contract/shop/order-creation'
import { homeDelivery } from './shop-settings'

/** The floors, as the courier reads them. */
const floorNames = {
  BASEMENT: 'υπόγειο',
  GROUND_FLOOR: 'ισόγειο',
  FIRST_FLOOR: '1ος όροφος',
  SECOND_FLOOR: '2ος όροφος',
  THIRD_FLOOR: '3ος όροφος',
  FOURTH_FLOOR: '4ος όροφος',
  FIFTH_FLOOR_PLUS: '5ος όροφος ή ψηλότερα',
} satisfies Record<Exclude<FloorChoice, ''>, string>

const kindNames = { HOME: 'σπίτι', OFFICE: 'γραφείο', OTHER: '' }

type Written = Pick<OrderCreation, 'customerNotes' | 'place' | 'floor' | 'locationType'>

/**
 * The notes that the courier gets. The API keeps neither area nor floor nor kind of an address, so
 * they follow what the customer wrote, as far as there is room.
 */
function courierNotes({ customerNotes, place, floor, locationType }: Written): string {
  const known = [
    place && `Περιοχή: ${place}`,
    floor && floorNames[floor],
    locationType && kindNames[locationType],
  ].filter(Boolean)
  return known.reduce((notes, line) => {
    const longer = notes ? `${notes}\n${line}` : line
    return longer.length > longestCustomerNotes ? notes : longer
  }, customerNotes)
}

/** Body of `POST /order`, which orders what is in the person's cart. */
export function orderBody(creation: OrderCreation) {
  const { email, firstName, lastName, street, streetNumber, city, zipcode, phone } = creation
  const { country, region, payWay, documentType, vatNumber } = creation
  return {
    payWayId: payWay,
    ...{ email, firstName, lastName, street, streetNumber, city, zipcode, phone },
    countryId: country,
    regionId: region,
    customerNotes: courierNotes(creation),
    documentType,
    ...(documentType === 'INVOICE' && vatNumber && { billingVatId: vatNumber }),
    shippingKind: homeDelivery,
  }
}
export type OrderBody = ReturnType<typeof orderBody> & { paymentIntentId?: string }

/** Body of `POST /cart/create-payment-intent`: all that the price of the order depends on. */
export function paymentIntentBody({ payWay, country, region }: OrderCreation) {
  return { payWayId: payWay, countryId: country, regionId: region, shippingKind: homeDelivery }
}

/** The contract's names of the fields of that body, for refusals. */
export const orderFieldNames: Readonly<Record<string, string>> = {
  payWayId: 'payWay',
  countryId: 'country',
  regionId: 'region',
  billingVatId: 'vatNumber',
}

/**
 * A body that no order can be made of. Sent with the key of an order, it brings back the answer of
 * that order where there is one; else its refusal uses the key up, so that a late request with it
 * does nothing.
 */
export const impossibleOrderBody = {}
