import { textOfPdf } from '../../../tests/support/pdf-text'
import { mailsTo } from '../testing/auth-client'
import { fillCart, orderBodyOf, orderIn, placed } from '../testing/orders'
import { guest, type Shopper } from '../testing/shopper'
import { emulatorPerFile, shopperPerFile } from '../testing/test-emulator'

const emulator = emulatorPerFile()
const buyer = shopperPerFile(emulator)
const other = shopperPerFile(emulator)
beforeAll(async () => {
  await emulator.send('/switches/limits', { enabled: false })
  await emulator.send('/switches/products/1', { stock: 100 })
})

const forFirm = { documentType: 'INVOICE', billingVatId: 'EL094259216', lastName: 'Ψωμάδες Ο.Ε.' }

async function ordered(more: object = forFirm) {
  const { id } = await placed(buyer, 1, 2, more)
  return `/order/${id}/invoice`
}

async function completed(more?: object) {
  const path = await ordered(more)
  await emulator.send(`/switches/orders/${path.split('/')[2]}/complete`, {})
  return path
}

const asked = (who: Pick<Shopper, 'call'>, path: string) => who.call('GET', path)
const missing = {
  status: 404,
  body: { detail: 'Invoice has not been generated for this order yet.' },
}

describe('an invoice', () => {
  it('is issued for a completed order, with numbers in a row', async () => {
    const [one, next] = [await completed(), await completed()]
    const first = await asked(buyer, one)
    const year = emulator.clock.at.getFullYear()
    expect(first.body).toMatchObject({
      // After those of the seed.
      invoiceNumber: `INV-${year}-000003`,
      issueDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      currency: 'EUR',
      downloadUrl: expect.stringMatching(/\/api\/v1\/order\/\d+\/invoice\/download$/),
      vatBreakdown: [{ rate: expect.stringMatching(/^\d+\.\d$/) }],
    })
    expect((await asked(buyer, next)).body).toMatchObject({
      invoiceNumber: `INV-${year}-000004`,
    })
    const order = await asked(buyer, one.replace('/invoice', ''))
    expect(order.body).toMatchObject({ hasInvoice: true, status: 'COMPLETED', isPaid: true })
    expect(JSON.stringify(order.body)).not.toContain('094259216')
  })

  it('adds up to the order', async () => {
    const path = await completed()
    const { body } = await asked(buyer, path)
    const { subtotal, totalVat, total, vatBreakdown } = body as Record<string, string> & {
      vatBreakdown: Record<string, string>[]
    }
    const order = (await asked(buyer, path.replace('/invoice', ''))).body as Record<string, number>
    expect(Number(total)).toBe(order.paidAmount)
    const items = Number(subtotal) + Number(totalVat)
    expect(items).toBeCloseTo(order.totalPriceItems ?? 0, 2)
    expect(Number(vatBreakdown[0]?.gross)).toBeCloseTo(items, 2)
  })

  it('is a PDF whose Greek can be copied', async () => {
    const path = await completed()
    const answer = await emulator.app.request(`/api/v1${path}/download`, {
      headers: buyer.headers,
    })
    expect(answer.headers.get('content-type')).toBe('application/pdf')
    const lines = textOfPdf(new Uint8Array(await answer.arrayBuffer()))
    expect(lines).toContain('Νεφέλη Ψωμάδες Ο.Ε.')
    expect(lines).toContain('ΑΦΜ 094259216')
  })

  it('is mailed with its PDF, once, to a guest as well (R489)', async () => {
    const mailed = async () =>
      (await mailsTo(emulator, email)).filter(({ kind }) => kind === 'invoiceIssued')
    const email = 'logistirio@example.gr'
    const path = await completed({ ...forFirm, email })
    const { invoiceNumber } = Object((await asked(buyer, path)).body)
    const [letter, ...others] = await mailed()
    expect(others).toEqual([])
    expect(letter).toMatchObject({ fileName: `${invoiceNumber}.pdf` })
    expect(letter?.text).toContain(invoiceNumber)
    const file = await emulator.app.request(`/outbox/${letter?.id}/${letter?.fileName}`)
    expect(file.headers.get('content-type')).toBe('application/pdf')
    expect(textOfPdf(new Uint8Array(await file.arrayBuffer()))).toContain('ΑΦΜ 094259216')

    const { body } = await fillCart(guest(emulator), 1, 1)
    const headers = { 'x-cart-id': Object(body).cartId }
    const ordered = orderBodyOf({ ...forFirm, email })
    const order = orderIn(await guest(emulator).call('POST', '/order', ordered, headers))
    await emulator.send(`/switches/orders/${order.id}/complete`, {})
    expect(await mailed()).toHaveLength(2)
  })

  it('of a receipt is not mailed', async () => {
    const email = 'apodeixi@example.gr'
    await completed({ documentType: 'RECEIPT', email })
    expect((await mailsTo(emulator, email)).map(({ kind }) => kind)).toEqual(['orderPlaced'])
  })

  it.each([
    ['of a receipt', () => completed({ documentType: 'RECEIPT' })],
    ['before the order is completed', () => ordered()],
  ])('is missing: %s', async (_, path) => {
    const invoice = await path()
    expect(await asked(buyer, invoice)).toMatchObject(missing)
    expect(await asked(buyer, `${invoice}/download`)).toMatchObject(missing)
  })

  it('is for nobody but the owner', async () => {
    const path = await completed()
    for (const one of [path, `${path}/download`]) {
      expect((await asked(other, one)).status).toBe(403)
      expect((await asked(guest(emulator), one)).status).toBe(401)
    }
  })
})
