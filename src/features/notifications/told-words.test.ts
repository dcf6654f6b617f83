import { toldWords } from './told-words'

const english = { title: 'Order #28 placed', message: 'Thanks' }
const link = 'https://shop.example.gr/account/orders/28'

/** Every type of the API of today. */
const types = [
  'order_created',
  'order_processing',
  'order_shipped',
  'order_delivered',
  'order_completed',
  'order_canceled',
  'order_refunded',
  'shipment_dispatched',
  'payment_confirmed',
  'payment_failed',
  'price_drop_favourite',
  'restock_favourite',
  'loyalty_tier_up',
  'comment_liked',
  'BOXNOW_PARCEL_AT_LOCKER',
  'BOXNOW_PARCEL_DELIVERED',
  'ACS_OUT_FOR_DELIVERY',
]

describe('what a notification says (R460)', () => {
  it.each(types)('%s is told in Greek', (type) => {
    const { title, message } = toldWords({ type, link, translations: { el: english } })
    expect(title.text).toMatch(/^\p{Script=Greek}/u)
    expect(title.text + message.text).not.toMatch(/[A-Za-z{]/)
  })

  it('names the order of which it is', () => {
    const { message } = toldWords({ type: 'payment_failed', link, translations: { el: english } })
    expect(message.text).toMatch(/παραγγελία 28 /)
    const other = { type: 'payment_failed', link: '/account/orders', translations: {} }
    expect(toldWords(other).message.text).toBe('')
  })

  it("keeps the API's own message where it alone says what it is about", () => {
    const el = { title: 'Μείωση Τιμής!', message: 'Η τιμή του Τετραδίου μειώθηκε.' }
    const { title, message } = toldWords({
      ...{ type: 'price_drop_favourite', link: '/products/3/x', translations: { el } },
    })
    expect(title.text).toBe('Έπεσε η τιμή σε κάτι που σας αρέσει')
    expect(message.text).toBe(el.message)
  })

  it.each(['', 'brand_new', 'toString', '__proto__'])(
    'is the API\'s own where the type is "%s"',
    (type) => {
      const { title, message } = toldWords({ type, link, translations: { en: english } })
      expect([title, message]).toEqual([
        { text: english.title, locale: 'en' },
        { text: english.message, locale: 'en' },
      ])
    },
  )
})
