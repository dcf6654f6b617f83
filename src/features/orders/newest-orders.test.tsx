import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import * as z from 'zod/mini'
import { fakeUpstream } from '#components/testing/fake-upstream'
import { exampleOrder } from '#contract/examples/order-examples'
import { order } from '#contract/shop/order'
import { apiPage } from '#tests/support/api-page'
import { NewestOrders } from './newest-orders'

const wire = z.parse(order, exampleOrder)
/** A shop that has these orders; its status may be changed. */
function startShop() {
  const shop = { status: 200, orders: [wire], leftOut: 0 }
  const { calls } = fakeUpstream({
    'GET /api/orders': () => [
      shop.status,
      shop.status === 200 ? { ...apiPage(shop.orders), leftOut: shop.leftOut } : {},
    ],
  })
  return Object.assign(shop, { calls })
}
const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 60_000 } } })
const show = () =>
  render(
    <QueryClientProvider client={client}>
      <NewestOrders />
    </QueryClientProvider>,
  )

it('shows number, time and amount of the newest orders, read each time', async () => {
  const shop = startShop()
  show()
  const link = await screen.findByRole('link', { name: 'Παραγγελία 640' })
  expect(link.getAttribute('href')).toBe('/account/orders/640')
  expect(screen.getByText(/Σύνολο 29,26\s€/)).toBeTruthy()
  expect(screen.getByText(/Όπως τις διαβάσαμε: .*\d:\d\d/)).toBeTruthy()
  expect(shop.calls[0]).toContain('/api/orders?ordering=-createdAt')
  cleanup()

  shop.orders = [{ ...wire, id: 641 }]
  show()
  expect(screen.queryByText('Παραγγελία 640')).toBeNull()
  expect(await screen.findByText('Παραγγελία 641')).toBeTruthy()
  cleanup()

  shop.leftOut = 1
  show()
  expect(await screen.findByText('1 παραγγελία δεν μπορεί να εμφανιστεί τώρα.')).toBeTruthy()
  expect(screen.getByText('Παραγγελία 641')).toBeTruthy()
  cleanup()

  shop.orders = []
  show()
  expect(await screen.findByText('1 παραγγελία δεν μπορεί να εμφανιστεί τώρα.')).toBeTruthy()
  expect(screen.queryByText(/Δεν βρήκαμε/)).toBeNull()
  cleanup()

  shop.leftOut = 0
  show()
  expect(await screen.findByText(/Δεν βρήκαμε καμία παραγγελία/)).toBeTruthy()
  cleanup()

  shop.status = 500
  show()
  fireEvent.click(await screen.findByRole('button'))
  shop.status = 200
  expect(screen.queryByText(/Δεν βρήκαμε/)).toBeNull()
})
