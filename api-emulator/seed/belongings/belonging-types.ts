import type { NotificationKind } from '../../../contract/notifications/notification-kind'
import type { OrderStatus, PaymentStatus } from '../../../contract/shop/order-status'
import type { PayWaySeed } from '../pay-ways'

/** An address in somebody's address book. */
export interface AddressSeed {
  person: string
  title: string
  street: string
  streetNumber: string
  city: string
  zipcode: string
  /** A floor as the API names it, or empty. */
  floor: string
  locationType: 'HOME' | 'OFFICE' | 'OTHER'
  country: string
  region: string
  phone: string
  notes: string
  isMain: boolean
}

/** An order to the main address of a person. Prices are those of the catalogue. */
export interface OrderSeed {
  /** Names it within the seed. */
  key: string
  person: string
  status: OrderStatus
  paymentStatus: PaymentStatus
  payWay: PayWaySeed['code']
  documentType: 'RECEIPT' | 'INVOICE'
  /** Slug of a product and how many of it. */
  items: readonly (readonly [product: string, quantity: number])[]
  /** In euro, tax included. */
  shippingPrice: number
  customerNotes?: string
  tracking?: readonly [number: string, carrier: string]
  createdAt: string
  statusUpdatedAt: string
}

/** What the shop told some people. */
export interface NotificationSeed {
  kind: NotificationKind
  title: string
  message: string
  /** Key of the order that it is about, or an address of the site, or nothing. */
  about?: { order: string } | { link: string }
  createdAt: string
  /** Keys of people, and whether they saw it. */
  told: Readonly<Record<string, boolean>>
}
