import { type GuestShop, openGuestShop } from './guest-shop'

let shop: GuestShop
beforeEach(async () => {
  shop = await openGuestShop()
})
afterEach(() => shop.close())

it.each(['', 's=1', 't=1234', 's=&t=', 'lang=el-GR'])(
  'knows no order of the return by %j',
  async (query) => {
    expect((await shop.browser().call('GET', `/orders/returned?${query}`)).status).toBe(404)
  },
)

it.each(['s=<script>', `t=${'1'.repeat(65)}`, 's=1%202'])(
  'asks the API nothing of %s',
  async (query) => {
    shop.takeCalls()
    expect((await shop.browser().call('GET', `/orders/returned?${query}`)).status).toBe(400)
    expect(shop.takeCalls()).toEqual([])
  },
)
