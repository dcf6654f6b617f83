import type { z } from 'zod/mini'
import type { invoice } from '../shop/invoice'
import type {
  guestOrderUuid,
  order,
  orderDetail,
  orderItem,
  orderState,
  unpaidOrder,
} from '../shop/order'
import type { orderCreation } from '../shop/order-creation'
import type { payWay } from '../shop/pay-way'
import type { paymentPage, returnedOrder } from '../shop/payment'
import { exampleProduct } from './catalogue-examples'
import { stamps, uuidOf } from './example-stamps'
import { exampleCountry, exampleRegion } from './place-examples'

/** Two euro, free from forty euro. */
export const examplePayWay = {
  id: 5,
  uuid: uuidOf(5),
  translations: {
    el: { name: 'Πληρωμή στην πόρτα', description: '', instructions: 'Έχετε ψιλά μαζί σας.' },
  },
  active: true,
  cost: 2,
  freeForOrderAmount: 40,
  icon: null,
  iconAbsoluteUrl: '',
  iconFilename: '',
  providerCode: '',
  isOnlinePayment: false,
  requiresConfirmation: false,
  sortOrder: 1,
  ...stamps,
} satisfies z.input<typeof payWay>

export const exampleOrderItem = {
  id: 910,
  uuid: uuidOf(910),
  product: exampleProduct,
  price: 7.92,
  quantity: 3,
  originalQuantity: 3,
  isRefunded: false,
  refundedQuantity: 0,
  netQuantity: 3,
  totalPrice: 23.76,
  refundedAmount: 0,
  netPrice: 23.76,
  notes: '',
  sortOrder: null,
  ...stamps,
} satisfies z.input<typeof orderItem>

const recipient = {
  email: 'nefeli@example.gr',
  firstName: 'Νεφέλη',
  lastName: 'Δροσινού',
  street: 'Ρυακίων',
  streetNumber: '12α',
  city: 'Πάτρα',
  zipcode: '26442',
  place: '',
  locationType: 'HOME',
  phone: '+306900000012',
  customerNotes: 'Το κουδούνι δεν ακούγεται πάντα.',
} as const

/** An order: three packs, and shipping for 3.50 euro. */
export const exampleOrder = {
  id: 640,
  uuid: uuidOf(640),
  user: 27,
  ...recipient,
  floor: 'FIFTH_FLOOR_PLUS',
  country: exampleCountry,
  region: exampleRegion,
  mobilePhone: null,
  fullAddress: 'Ρυακίων 12α, 26442 Πάτρα',
  payWay: examplePayWay,
  paymentStatus: 'PENDING',
  paymentId: '',
  paymentMethod: '',
  isPaidOnline: false,
  isPaid: false,
  documentType: 'RECEIPT',
  shippingPrice: 3.5,
  paidAmount: 29.26,
  totalPriceItems: 23.76,
  totalPriceExtra: 5.5,
  status: 'PROCESSING',
  statusDisplay: 'Ετοιμάζεται',
  statusUpdatedAt: '2026-03-30T09:00:00+03:00',
  canBeCanceled: true,
  items: [exampleOrderItem],
  ...stamps,
} satisfies z.input<typeof order>

export const exampleOrderDetail = {
  ...exampleOrder,
  trackingInfo: null,
  trackingNumber: '',
  shippingCarrier: '',
  timeSinceOrder: '',
  timesPaid: 0,
  customerFullName: 'Νεφέλη Δροσινού',
  hasInvoice: false,
  isCompleted: false,
  isCanceled: false,
} satisfies z.input<typeof orderDetail>

/** The same order of a guest, for strangers. */
export const exampleOrderState = {
  id: 641,
  status: 'PROCESSING',
  statusUpdatedAt: '2026-03-30T09:00:00+03:00',
  createdAt: stamps.createdAt,
  isCompleted: false,
  isCanceled: false,
  isPaidOnline: false,
  paymentStatus: 'PENDING',
  timesPaid: 0,
  items: [
    { product: exampleProduct, productName: '', price: 7.92, quantity: 3, totalPrice: 23.76 },
  ],
  shippingPrice: 3.5,
  totalPriceItems: 23.76,
  totalPriceExtra: 5.5,
} satisfies z.input<typeof orderState>

export const exampleUnpaidOrder = {
  order: { ...exampleOrderDetail, status: 'PENDING', isPaidOnline: true },
} satisfies z.input<typeof unpaidOrder>
export const examplePaymentPage = {
  url: 'https://www.vivapayments.com/web/checkout?ref=7000000002',
} satisfies z.input<typeof paymentPage>
export const exampleReturnedOrder = { uuid: uuidOf(641) } satisfies z.input<typeof returnedOrder>
export const exampleGuestOrderUuid = { uuid: uuidOf(641) } satisfies z.input<typeof guestOrderUuid>

/** Of the order above. */
export const exampleInvoice = {
  number: 'INV-2026-000012',
  issueDate: '2026-04-02',
  subtotal: 19.16,
  totalVat: 4.6,
  total: 29.26,
  vatRates: [{ rate: 24, subtotal: 19.16, vat: 4.6 }],
} satisfies z.input<typeof invoice>

const choices = {
  ...recipient,
  country: 'GR',
  region: 'GR-G',
  payWay: 5,
  documentType: 'RECEIPT',
  items: [{ product: 41, quantity: 3 }],
} as const

/** That order as the browser sends it. */
export const exampleOrderCreation = {
  ...choices,
  items: [...choices.items],
  phone: '6900 000 012',
  floor: 'FIFTH_FLOOR_PLUS',
} satisfies z.input<typeof orderCreation>
