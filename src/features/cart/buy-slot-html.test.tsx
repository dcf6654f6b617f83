import { ReadableStream } from 'node:stream/web'
import { TextEncoder } from 'node:util'
import { act, screen, waitFor } from '@testing-library/react'
import type { ReactElement } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { member } from '#components/account/testing/render-account-page'
import { forgetClick, holdClicks, replayClick } from '#components/click-replay'
import { stubIntersections } from '#components/testing/browser-stubs'
import { fakeUpstream } from '#components/testing/fake-upstream'
import {
  exampleCart,
  exampleCartItem,
  exampleCartItemReceipt,
} from '#contract/examples/cart-examples'
import { publicConfig } from '#lib/config/public-config'
import { openedPages } from '#lib/navigation/testing/opened-pages'
import { publishSession, type SessionView, unknownSession } from '#session/session'
import BuySlot from './buy-slot'
import CardBuy from './card-buy'

const product = exampleCartItem.product.id
const path = `/products/${product}/kartes`
const props = { product, path, name: 'Κάρτες', stock: 9 }
const slot = <BuySlot {...props} />
const card = <CardBuy {...props} />
const opened = openedPages()

/** HTML of the build, which waits for lazy components. */
async function builtHtml(slot: ReactElement): Promise<string> {
  Object.assign(globalThis, { TextEncoder, ReadableStream })
  const { renderToReadableStream } = await import('react-dom/server')
  const stream = await renderToReadableStream(slot)
  // The first user interaction ends the wait for idleness.
  dispatchEvent(new Event('pointerdown'))
  await stream.allReady
  const parts: Uint8Array[] = []
  const reader = stream.getReader()
  for (let part = await reader.read(); !part.done; part = await reader.read())
    parts.push(part.value)
  return Buffer.concat(parts).toString()
}

const button = () => screen.getByRole('button', { name: /^Προσθήκη στο καλάθι/ })

beforeEach(() => {
  Object.assign(publicConfig, { shopAudience: 'everyone' })
  stubIntersections()
  holdClicks()
})
afterEach(() => {
  forgetClick()
  delete document.documentElement.dataset.hydrated
  Object.assign(publicConfig, { shopAudience: 'superusers' })
  // The cart of a guest stays while the session is not known.
  act(() => publishSession({ ...unknownSession, status: 'unavailable' }))
  act(() => publishSession(unknownSession))
  localStorage.clear()
})

const guest: SessionView = { ...unknownSession, status: 'guest' }

it.each([
  ['a guest', guest],
  ['a member', member],
])('a press on the button of the HTML is kept: %s has the product, once', async (_, view) => {
  const { sent } = fakeUpstream({
    'GET /api/cart': exampleCart,
    'POST /api/cart/items': [201, exampleCartItemReceipt],
  })
  jest.spyOn(console, 'error').mockImplementation(() => {})
  const place = document.body.appendChild(document.createElement('main'))
  place.innerHTML = await builtHtml(slot)
  const served = button()
  const quantity = screen.getByRole<HTMLInputElement>('textbox')
  quantity.value = '3'
  served.click()
  expect(served.getAttribute('aria-busy')).toBe('true')
  publishSession(view)
  const onRecoverableError = jest.fn()
  const root = await act(async () => hydrateRoot(place, slot, { onRecoverableError }))
  document.documentElement.dataset.hydrated = 'yes'
  act(replayClick)
  await waitFor(() => expect(sent).toEqual([expect.objectContaining({ product, quantity: 3 })]))
  expect(opened).toEqual([])
  expect(onRecoverableError).not.toHaveBeenCalled()
  expect([button(), screen.getByRole('textbox')]).toEqual([served, quantity])
  await act(async () => root.unmount())
  place.remove()
})

it.each([
  ['a guest', guest],
  ['a member', member],
])('a press on the button of a card is kept as well: %s has one piece', async (_, view) => {
  const { sent } = fakeUpstream({
    'GET /api/cart': exampleCart,
    'POST /api/cart/items': [201, exampleCartItemReceipt],
  })
  jest.spyOn(console, 'error').mockImplementation(() => {})
  const place = document.body.appendChild(document.createElement('main'))
  place.innerHTML = await builtHtml(card)
  const served = button()
  expect(served.getAttribute('aria-label')).toBe('Προσθήκη στο καλάθι: Κάρτες')
  served.click()
  publishSession(view)
  const root = await act(async () => hydrateRoot(place, card))
  document.documentElement.dataset.hydrated = 'yes'
  act(replayClick)
  await waitFor(() => expect(sent).toEqual([expect.objectContaining({ product, quantity: 1 })]))
  expect(opened).toEqual([])
  expect(button()).toBe(served)
  await act(async () => root.unmount())
  place.remove()
})
