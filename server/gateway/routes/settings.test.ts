import { apiAnswers } from '#upstream/testing/api-answers'
import { unreachable } from '../testing/failing-upstream'
import { fakeApi } from '../testing/fake-api'
import { startGateway } from '../testing/start-gateway'

function start() {
  const shop: { isDown: boolean; price: number; free?: () => Response } = {
    ...{ isDown: false, price: 3.5 },
  }
  const gateway = startGateway({
    upstream(url) {
      const { pathname, searchParams } = new URL(url)
      if (shop.isDown) return unreachable()
      if (pathname.endsWith('/shipping/options')) {
        const price = Number(searchParams.get('orderValueAmount')) >= 40 ? 0 : shop.price
        return Response.json([{ ...apiAnswers.listShippingOptions[0], price }])
      }
      return pathname.endsWith('/free-shipping-info')
        ? (shop.free?.() ?? Response.json(apiAnswers.readFreeShipping))
        : fakeApi(url)
    },
  })
  const config = async (query = '') => (await gateway.ask(`/api/config/public${query}`)).json()
  return { ...gateway, shop, config }
}

it('has the price of shipping, and from which sum it is free', async () => {
  const { config, calls } = start()
  expect(await config()).toMatchObject({ shippingPrice: 3.5, freeShippingFrom: 40 })
  expect(JSON.stringify(await config())).not.toContain('tiles.example')
  expect(calls).toHaveLength(2)
})

it.each([
  ['amount=39.99&weightGrams=540', 3.5, 'orderValueAmount=39.99&weightGrams=540'],
  ['amount=40', 0, 'orderValueAmount=40'],
])('has that of an order where one is asked for: %s', async (query, shippingPrice, asked) => {
  const { config, calls } = start()
  expect(await config(`?${query}`)).toMatchObject({ shippingPrice })
  expect(calls.map(({ url }) => url.split('?')[1])).toContain(asked)
})

it.each(['amount=-1', 'amount=much', 'amount=1&weightGrams=x'])('refuses %s', async (query) => {
  const { ask, calls } = start()
  expect((await ask(`/api/config/public?${query}`)).status).toBe(400)
  expect(calls).toEqual([])
})

it.each<[string, () => Response]>([
  ['refused', () => Response.json({ detail: 'x' }, { status: 404 })],
  ['a failure', () => new Response('<html>', { status: 500 })],
  ['not as agreed', () => Response.json({ providers: [{ threshold: {} }, null] })],
  ['of another shape', () => Response.json([])],
])('has the price where from which sum it is free is %s (R550)', async (_, free) => {
  const { config, shop } = start()
  shop.free = free
  expect(await config()).toMatchObject({ shippingPrice: 3.5, freeShippingFrom: 0 })
})

it('is read again after a minute, and stays where that fails', async () => {
  const { config, shop, time } = start()
  await config()
  shop.price = 5
  expect(await config()).toMatchObject({ shippingPrice: 3.5 })
  time.now += 60_001
  expect(await config()).toMatchObject({ shippingPrice: 5 })
  shop.isDown = true
  time.now += 60_001
  expect(await config()).toMatchObject({ shippingPrice: 5 })
})

it('is no price of zero where it cannot be read at all', async () => {
  const { ask, shop } = start()
  shop.isDown = true
  expect((await ask('/api/config/public')).status).toBe(502)
})
