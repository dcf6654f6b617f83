import { mailsOf } from '../testing/auth-client'
import { openMail } from '../testing/mail-html'
import { fillCart, orderBodyOf, placed } from '../testing/orders'
import { type SeededEmulator, seededEmulator, seededSiteUrl } from '../testing/seeded-emulator'
import { guest, newShopper, type Shopper } from '../testing/shopper'

let emulator: SeededEmulator
afterEach(() => emulator.store.close())

async function open(): Promise<Shopper> {
  emulator = await seededEmulator()
  await emulator.send('/switches/products/1', { stock: 10, price: 10 })
  return newShopper(emulator)
}

const mailed = () => mailsOf(emulator)

/** Normalised text: number and currency sign are separated by one kind of space. */
const euros = (amount: number) =>
  new Intl.NumberFormat('el-GR', { style: 'currency', currency: 'EUR' }).format(amount)

it('confirms an order by a mail with its number, items, totals, address and withdrawal (R359)', async () => {
  const buyer = await open()
  const order = await placed(buyer, 1, 2, { email: 'agorastis@example.gr' })
  const [letter, ...others] = await mailed()
  expect(others).toEqual([])
  expect(letter).toMatchObject({
    kind: 'orderPlaced',
    to: 'agorastis@example.gr',
    subject: `Σταγόνα: Η παραγγελία ${order.id}`,
    link: `${seededSiteUrl}/account/orders/${order.id}`,
  })
  const [item] = order.items
  const name = item?.product.translations.el?.name ?? ''
  expect(name).not.toBe('')
  const total = order.totalPriceItems + order.totalPriceExtra
  for (const words of [
    `${order.street} ${order.streetNumber}, ${order.zipcode} ${order.city}`,
    `${name}: 2 × ${euros(item?.price ?? 0)} = ${euros(item?.totalPrice ?? 0)}`,
    `Προϊόντα: ${euros(order.totalPriceItems)}`,
    `Μεταφορικά: ${euros(3.5)}`,
    'Επιβάρυνση τρόπου πληρωμής (Αντικαταβολή): ',
    `Σύνολο: ${euros(total)}`,
    `${seededSiteUrl}/withdrawal?order=${order.id}`,
    'Η ομάδα της Σταγόνας',
  ]) {
    expect(letter?.text).toContain(words)
  }
  const { text, links, bill } = openMail(letter?.html ?? '')
  expect(text).toContain('Η ομάδα της Σταγόνας')
  expect(links).toContain(`${seededSiteUrl}/withdrawal?order=${order.id}`)
  expect(links).toContain(letter?.link)
  const shown = (amount: number) => euros(amount).replaceAll('\u00a0', ' ')
  const fee = order.totalPriceExtra - 3.5
  expect(bill).toEqual([
    [`${name} 2 × ${shown(item?.price ?? 0)}`, shown(item?.totalPrice ?? 0)],
    ['Προϊόντα', shown(order.totalPriceItems)],
    ['Μεταφορικά', shown(3.5)],
    ['Επιβάρυνση τρόπου πληρωμής (Αντικαταβολή)', shown(fee)],
    ['Σύνολο', shown(total)],
  ])
})

it('has no link for a guest, who has no account', async () => {
  await open()
  const { body } = await fillCart(guest(emulator), 1, 1)
  const headers = { 'x-cart-id': Object(body).cartId }
  const { status } = await guest(emulator).call('POST', '/order', orderBodyOf(), headers)
  expect(status).toBe(201)
  const [letter] = await mailed()
  expect(letter?.link).toBeUndefined()
  expect(letter?.text).not.toContain('/account/orders')
})

it('sends none for a refused order', async () => {
  const buyer = await open()
  expect((await buyer.call('POST', '/order', orderBodyOf())).status).toBe(400)
  expect(await mailed()).toEqual([])
})
