import { productRow as product } from './catalogue-rows'

const createdAt = '2026-03-30T10:02:17.631697+03:00'
const updatedAt = '2026-03-30T10:02:17.631716+03:00'
const uuid = '5a3d1f0e-8c52-4b6a-9d21-6e0f4a7b8c33'
/** It opens a guest's cart, and is in no other answer. */
const cartUuid = '5a3d1f0e-8c52-4b6a-9d21-6e0f4a7b8c35'

/** Rows of cart, orders and ways to pay as the API answers them. */
export const cartItemRow = {
  id: 502,
  cartId: cartUuid,
  product,
  quantity: 3,
  weightInfo: { unitWeight: 180, totalWeight: 540, weightUnit: 'g' },
  price: 8,
  finalPrice: 7.92,
  discountValue: 2,
  priceSavePercent: 25,
  discountPercent: 25,
  vatPercent: 24,
  vatValue: 1.92,
  totalPrice: 23.76,
  totalDiscountValue: 6,
  createdAt,
  updatedAt,
  uuid: '5a3d1f0e-8c52-4b6a-9d21-6e0f4a7b8c34',
}

export const cartRow = {
  id: 77,
  user: 27,
  uuid: cartUuid,
  items: [cartItemRow],
  totalPrice: 23.76,
  totalDiscountValue: 6,
  totalVatValue: 1.92,
  totalItems: 3,
  totalItemsUnique: 1,
  totalWeightGrams: 540,
  currency: 'EUR',
  createdAt,
  updatedAt,
  lastActivity: createdAt,
  recommendations: [product],
}

export const payWayRow = {
  translations: {
    el: { name: 'PAY_ON_DELIVERY', description: 'Στην πόρτα', instructions: 'Έχετε ψιλά.' },
    en: { name: 'PAY_ON_DELIVERY', description: '', instructions: '' },
  },
  id: 5,
  active: true,
  cost: 2,
  freeThreshold: 40,
  icon: 'http://api.internal:8000/media/uploads/pay_way/cash.svg',
  sortOrder: 1,
  mainImagePath: '',
  createdAt,
  updatedAt,
  uuid,
  iconFilename: '',
  providerCode: '',
  isOnlinePayment: false,
  requiresConfirmation: false,
}

export const orderRow = {
  id: 640,
  user: 27,
  country: 'GR',
  region: 'GR-G',
  floor: '',
  locationType: '',
  street: 'Ρυακίων',
  streetNumber: '12α',
  payWay: 5,
  status: 'PENDING',
  statusDisplay: 'Pending',
  statusUpdatedAt: updatedAt,
  firstName: 'Νεφέλη',
  lastName: 'Δροσινού',
  email: 'nefeli@example.gr',
  zipcode: '26442',
  place: '',
  city: 'Πάτρα',
  phone: '+306900000012',
  customerNotes: 'Το κουδούνι δεν ακούγεται πάντα.',
  paidAmount: 29.26,
  items: [
    {
      id: 910,
      uuid,
      order: 640,
      product,
      price: 7.92,
      quantity: 3,
      isRefunded: false,
      refundedQuantity: 0,
      netQuantity: 3,
      totalPrice: 23.76,
      createdAt,
      updatedAt,
      originalQuantity: 3,
      refundedAmount: 0,
      netPrice: 23.76,
      sortOrder: 0,
      notes: '',
    },
  ],
  shippingPrice: 3.5,
  paymentMethodFee: 2,
  documentType: 'RECEIPT',
  createdAt,
  updatedAt,
  uuid,
  totalPriceItems: 23.76,
  totalPriceExtra: 5.5,
  fullAddress: 'Ρυακίων 12α, 26442 Πάτρα',
  paymentId: `offline_${uuid}`,
  paymentStatus: 'PENDING',
  paymentStatusDisplay: 'Pending',
  paymentMethod: '',
  isOnlinePayment: false,
  canBeCanceled: true,
  isPaid: false,
}

const shipment = {
  id: 1,
  voucherNo: '7401234999',
  shipmentState: 'in_transit',
  labelUrl: 'https://labels.example/7401234999.pdf',
  station: { name: 'Smartpoint 1', lat: '37.98' },
  events: [],
}

export const orderDetailRow = {
  ...orderRow,
  orderTimeline: [
    {
      changeType: 'STATUS',
      timestamp: createdAt,
      description: 'PENDING → PROCESSING',
      user: 'staff@example.gr',
      previousValue: { status: 'PENDING' },
      newValue: { status: 'PROCESSING' },
    },
  ],
  pricingBreakdown: {
    itemsSubtotal: 23.76,
    shippingCost: 3.5,
    paymentMethodFee: 2,
    extrasTotal: 5.5,
    grandTotal: 29.26,
    currency: 'EUR',
    paidAmount: 29.26,
    remainingAmount: 0,
  },
  trackingDetails: {
    trackingNumber: '7401234999',
    shippingCarrier: 'acs',
    hasTracking: true,
    estimatedDelivery: null,
    trackingUrl: 'https://track.example/7401234999',
  },
  hasInvoice: false,
  boxnowShipment: null,
  acsShipment: shipment,
  shipment,
  shipmentProviderCode: 'acs',
  cancellation: null,
  trackingNumber: '7401234999',
  shippingCarrier: 'acs',
  customerFullName: 'Νεφέλη Δροσινού',
  isCompleted: false,
  isCanceled: false,
  metaEventIds: {},
  currency: 'EUR',
}

/** The invoice of a completed order, as the API says it. */
export const invoiceRow = {
  invoiceNumber: 'INV-2026-000012',
  issueDate: '2026-04-02',
  downloadUrl: 'https://api.shop.example/api/v1/order/640/invoice/download',
  subtotal: '19.16',
  totalVat: '4.60',
  total: '29.26',
  currency: 'EUR',
  vatBreakdown: [{ rate: '24.0', subtotal: '19.16', vat: '4.60', gross: '23.76' }],
}

/** The file of that invoice. */
export const invoiceFile = (content = '%PDF-1.7\n%%EOF\n', type = 'application/pdf') =>
  new Response(content, { headers: { 'content-type': type } })
