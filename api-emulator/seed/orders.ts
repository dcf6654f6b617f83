import type { OrderSeed } from './seed-types'

type OrderTemplate = Omit<OrderSeed, 'key' | 'person'>

const usual = {
  payWay: 'CREDIT_CARD',
  paymentStatus: 'COMPLETED',
  documentType: 'RECEIPT',
  shippingPrice: 3,
} as const

/** One order in each status, the newest last. */
const orderTemplates: readonly OrderTemplate[] = [
  {
    ...usual,
    status: 'COMPLETED',
    items: [
      ['tetradio-kornel', 2],
      ['i-mnimi-thelei-dialeimmata', 1],
    ],
    tracking: ['GS104418220GR', 'Ταχυμεταφορές Ρέμα'],
    createdAt: '2026-02-03T19:12:00+02:00',
    statusUpdatedAt: '2026-02-20T09:00:00+02:00',
  },
  {
    ...usual,
    status: 'REFUNDED',
    paymentStatus: 'REFUNDED',
    items: [['imerologio-2026', 1]],
    tracking: ['GS104420917GR', 'Ταχυμεταφορές Ρέμα'],
    createdAt: '2026-03-11T08:40:00+02:00',
    statusUpdatedAt: '2026-04-02T12:30:00+03:00',
  },
  {
    ...usual,
    status: 'CANCELED',
    payWay: 'BANK_TRANSFER',
    paymentStatus: 'CANCELED',
    items: [['kalligrafia-prota-grammata', 1]],
    customerNotes: 'Αν γίνεται, συσκευασία δώρου.',
    createdAt: '2026-05-06T21:05:00+03:00',
    statusUpdatedAt: '2026-05-07T10:15:00+03:00',
  },
  {
    ...usual,
    status: 'RETURNED',
    items: [['plano-evdomadas', 2]],
    tracking: ['GS104555031GR', 'Ταχυμεταφορές Ρέμα'],
    createdAt: '2026-07-14T11:22:00+03:00',
    statusUpdatedAt: '2026-07-29T13:00:00+03:00',
  },
  {
    ...usual,
    status: 'DELIVERED',
    payWay: 'PAY_ON_DELIVERY',
    items: [
      ['agglika-500-lexeis', 1],
      ['italika-sto-trapezi', 1],
      ['tetradio-epanalipseon', 3],
    ],
    tracking: ['GS104601774GR', 'Ταχυμεταφορές Ρέμα'],
    createdAt: '2026-10-19T17:48:00+03:00',
    statusUpdatedAt: '2026-10-23T12:05:00+03:00',
  },
  {
    ...usual,
    status: 'SHIPPED',
    documentType: 'INVOICE',
    items: [['grafo-apla', 4]],
    customerNotes: 'ΑΦΜ: 090000045\nΤο τιμολόγιο στο όνομα της εταιρείας, παρακαλώ.',
    tracking: ['GS104688102GR', 'Ταχυμεταφορές Ρέμα'],
    createdAt: '2026-11-12T09:30:00+02:00',
    statusUpdatedAt: '2026-11-14T15:10:00+02:00',
  },
  {
    ...usual,
    status: 'PROCESSING',
    items: [
      ['gallika-se-stagones', 1],
      ['tetradio-kare', 2],
    ],
    createdAt: '2026-11-16T20:02:00+02:00',
    statusUpdatedAt: '2026-11-17T08:45:00+02:00',
  },
  {
    ...usual,
    status: 'PENDING',
    payWay: 'PAY_ON_DELIVERY',
    paymentStatus: 'PENDING',
    items: [['imerologio-2027', 1]],
    createdAt: '2026-11-18T22:17:00+02:00',
    statusUpdatedAt: '2026-11-18T22:17:00+02:00',
  },
]

const buyers = ['maria', 'orestis'] as const

/** Orders of the demo customer and the demo superuser, one of each in every status. */
export const placedOrders: readonly OrderSeed[] = orderTemplates.flatMap((story) =>
  buyers.map((person) => ({ ...story, person, key: `${person} ${story.status}` })),
)
