import { exampleInvoice } from '#contract/examples/order-examples'
import { invoiceFile, invoiceRow } from '#upstream/testing/order-rows'
import { requestOf, urlOf } from '../testing/endpoint-requests'
import { foreignCanary, ids } from '../testing/own-things'
import { startForMember, when } from '../testing/start-for-member'

const reading = 'GET /orders/{id}/invoice'
const downloading = 'GET /orders/{id}/invoice/file'
const download = 'GET /order/5/invoice/download'

it('tells number, date and tax by rate of an invoice, and not where the API keeps it', async () => {
  const { send } = startForMember()
  const answer = await send(reading)
  expect(answer.status).toBe(200)
  expect(await answer.json()).toEqual(exampleInvoice)
})

describe('the file of an invoice', () => {
  it('is stored nowhere and called after its number, in any script (R450)', async () => {
    const invoiceNumber = 'ΤΙΜ/2026"7'
    const { send } = startForMember({
      instead: (request) =>
        request.endsWith('/invoice') ? Response.json({ ...invoiceRow, invoiceNumber }) : undefined,
    })
    const answer = await send(downloading)
    expect(answer.status).toBe(200)
    expect(await answer.text()).toMatch(/^%PDF-1\.7\n/)
    expect(answer.headers.get('content-type')).toBe('application/pdf')
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.headers.get('content-disposition')).toBe(
      `attachment; filename*=UTF-8''${encodeURIComponent(`${invoiceNumber}.pdf`)}`,
    )
  })

  it.each([
    ['a page', () => invoiceFile('<!doctype html><p>Σφάλμα', 'text/html')],
    ['a page that calls itself a PDF', () => invoiceFile('<!doctype html>%%EOF')],
    ['a PDF that calls itself a page', () => invoiceFile(undefined, 'text/html')],
    ['JSON', () => Response.json({ detail: 'σύντομα' })],
    ['nothing', () => invoiceFile('')],
    ['nothing (204)', () => new Response(null, { status: 204 })],
    ['half a file', () => invoiceFile('%PDF-1.7\n1 0 obj')],
    ['a failure', () => new Response('', { status: 500 })],
    ['a failure with a file', () => new Response('%PDF-1.7\n%%EOF', { status: 502 })],
  ])('is 502 for %s (R450)', async (_, reply) => {
    const { send } = startForMember({ instead: when(download, reply) })
    const answer = await send(downloading)
    expect(answer.status).toBe(502)
    expect(answer.headers.get('content-type')).toMatch(/^application\/json/)
    expect(answer.headers.get('content-disposition')).toBeNull()
  })

  it('is missing until it is issued', async () => {
    const none = () => Response.json({ detail: 'Invoice has not been generated.' }, { status: 404 })
    for (const path of ['GET /order/5/invoice', download]) {
      const { send } = startForMember({ instead: when(path, none) })
      expect((await send(downloading)).status).toBe(404)
    }
  })
})

it.each([reading, downloading])('%s is for the owner of the order alone (R450)', async (name) => {
  const { send, requests } = startForMember()
  const foreign = await send(name, { url: urlOf(requestOf(name), 'other') })
  expect(foreign.status).toBe(404)
  expect(await foreign.text()).not.toContain(foreignCanary)
  // Nothing is asked of an invoice that is not theirs.
  expect(requests()).toEqual([`GET /order/${ids.other}`])
  expect((await send(name, { as: null })).status).toBe(401)
})
