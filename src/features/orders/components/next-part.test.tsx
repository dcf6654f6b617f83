import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen } from '@testing-library/react'
import * as z from 'zod/mini'
import type { RuntimeConfig } from '../../../../contract/config/runtime-config'
import { exampleOrder } from '../../../../contract/examples/order-examples'
import { exampleRuntimeConfig } from '../../../../contract/examples/site-examples'
import { order } from '../../../../contract/shop/order'
import { NextPart } from './next-part'

const realFetch = globalThis.fetch
afterEach(() => {
  cleanup()
  globalThis.fetch = realFetch
})

/** The steps of an order in front of a gateway with this setting. */
async function openWith(orderMail: RuntimeConfig['orderMail']) {
  const asked: string[] = []
  globalThis.fetch = async (address) => {
    asked.push(String(address))
    return {
      status: 200,
      headers: new Headers(),
      text: async () => JSON.stringify({ ...exampleRuntimeConfig, orderMail }),
    } as Response
  }
  render(
    <QueryClientProvider client={new QueryClient()}>
      <NextPart order={z.parse(order, exampleOrder)} />
    </QueryClientProvider>,
  )
  return asked
}

const promise = 'Θα λάβετε μήνυμα με όσα βλέπετε εδώ.'

it('promises a mail where the shop is known to send one', async () => {
  const asked = await openWith('sent')
  expect(await screen.findByText(promise)).toBeTruthy()
  expect(asked).toEqual([expect.stringContaining('/api/config/public')])
})

it('promises none where none is known', async () => {
  const asked = await openWith('none')
  expect(await screen.findByText(/Ετοιμάζουμε το δέμα/)).toBeTruthy()
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
  expect(asked).toHaveLength(1)
  expect(screen.queryByText(promise)).toBeNull()
})
