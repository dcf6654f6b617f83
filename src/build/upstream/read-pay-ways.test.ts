import {
  type ScriptedUpstream,
  startScriptedUpstream,
} from '../../../tests/support/upstream/scripted-upstream'
import { readPayWays } from './read-pay-ways'

let upstream: ScriptedUpstream
beforeEach(async () => {
  upstream = await startScriptedUpstream()
})
afterEach(() => upstream.close())

const read = (payments = {}) =>
  readPayWays(
    { url: upstream.url, publicUrl: 'https://shop.example.gr', fetch, timeoutMs: 300 },
    payments,
  )

function change(at: number, changes: object): void {
  Object.assign(upstream.lists['/pay_way']?.[at] ?? {}, changes)
}

it('names the ways to pay in the order of the shop, with what they cost', async () => {
  change(0, { freeForOrderAmount: 50, cost: 2 })
  expect(await read()).toEqual([
    { name: 'Τρόπος 3', cost: 2, freeFrom: 0 },
    { name: 'Τρόπος 2', cost: 1, freeFrom: 0 },
    { name: 'Τρόπος 1', cost: 2, freeFrom: 50 },
  ])
})

it('says a code of the API in Greek, as the checkout does', async () => {
  change(0, { translations: { el: { name: 'BANK_TRANSFER' } } })
  expect((await read()).map(({ name }) => name)).toContain('Τραπεζική κατάθεση')
})

it('leaves out what is switched off, and what is paid online and leads nowhere', async () => {
  change(0, { active: false })
  change(1, { isOnlinePayment: true, providerCode: 'card' })
  expect((await read()).map(({ name }) => name)).toEqual(['Τρόπος 3'])
  const known = await read({ card: 'https://pay.example.gr/{uuid}' })
  expect(known.map(({ name }) => name)).toEqual(['Τρόπος 3', 'Τρόπος 2'])
})

it('refuses to guess where they cannot be read', async () => {
  upstream.faults.set('/pay_way', { kind: 'answers', status: 500, body: '' })
  await expect(read()).rejects.toThrow('/pay_way')
})
