import type { OrderStatus } from '#contract/shop/order'

/** What the API says of orders, in English whatever the language of the request. */
export const orderMessages = {
  noPayWay: (id: number) => `Payment method with ID ${id} not found`,
  payWayNotOffered: 'The selected payment method is not available for this order.',
  needsIntent: 'Payment intent ID is required for online payment methods',
  noCart: 'Cart not found. Please add items to cart before checkout.',
  emptyCart: 'Cart is empty. Please add items before checkout.',
  notSold: (name: string) => `Product '${name}' is no longer available`,
  tooFew: (name: string, stock: number, wanted: number) =>
    `Product '${name}' has insufficient stock. Available: ${stock}, Requested: ${wanted}`,
  insufficientStock: 'Insufficient stock for product',
  needsVatNumber: 'A valid ΑΦΜ is required when requesting an invoice (document_type=INVOICE).',
  notAVatNumber: 'Greek ΑΦΜ must be exactly 9 digits (optionally prefixed with EL or GR).',
  required: 'This field is required',
  otherEmail: 'Try using a different email address.',
  needsCarrier: 'A shipping provider is required for locker / pickup-point delivery.',
  noSuchOrder: (id: number) => `Order with ID ${id} not found`,
  noSuchUuid: (uuid: string) => `Order with UUID ${uuid} not found`,
  ofAnother: 'You do not have permission to access this order.',
  ofGuest: 'Guest orders can only be accessed via UUID.',
  notCancelable: (status: OrderStatus) =>
    `Order in status ${status} cannot be canceled. Only orders in PENDING or PROCESSING status can be canceled.`,
  noSuchStep: (from: string, to: string) => `Cannot transition from ${from} to ${to}`,
  noInvoice: 'Invoice has not been generated for this order yet.',
  notOnline: 'This order is not configured for online payments.',
  alreadyPaid: 'This order has already been paid.',
  noPaymentStatus: 'Unable to retrieve payment status.',
  brokenPaymentStatus: 'An error occurred while fetching payment status.',
  noReference: 'Missing transaction id (t) or order code (s).',
  noTransaction: (reference: string) => `No order found for transaction id ${reference}`,
  notANumber: 'Ένας έγκυρος αριθμός είναι απαραίτητος.',
  noSuchSetting: 'Setting not found or access denied.',
} as const

/** `PARTIALLY_REFUNDED` as the API shows it: "Partially Refunded". */
export const statusLabel = (word: string) =>
  word
    .toLowerCase()
    .split('_')
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join(' ')
