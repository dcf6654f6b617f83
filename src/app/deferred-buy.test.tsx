import { act, fireEvent } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { forgetClick, holdClicks } from '#components/click-replay'
import { onPageFailure } from '#lib/navigation/page-failure'
import { openedPages } from '#lib/navigation/testing/opened-pages'
import { DeferredBuy } from './deferred-buy'

jest.mock('../features/cart/card-buy', () => {
  throw new Error('No line.')
})

const opened = openedPages()

it('leads to the page of the product whose button was pressed where its script cannot be loaded', async () => {
  const failed = jest.fn()
  onPageFailure(failed)
  const served =
    '<div style="display:contents" data-waits=""><!--$--><button type="button">+</button><!--/$--></div>'
  document.body.innerHTML = `<main>${served}${served}</main>`
  holdClicks()
  const press = (at: number) =>
    act(async () => void fireEvent.click(document.querySelectorAll('button')[at] as Element))
  await press(1)
  const page = [3, 4].map((id) => (
    <DeferredBuy key={id} product={id} name='Κάρτες' path={`/products/${id}/x`} stock={3} />
  ))
  const root = await act(async () => hydrateRoot(document.querySelector('main') as Element, page))
  // The first user interaction ends the wait for idleness.
  dispatchEvent(new Event('pointerdown'))
  await act(async () => {})
  expect(opened).toEqual([['/products/4/x', {}]])
  expect(failed).toHaveBeenCalledTimes(1)
  expect(window.clickToReplay).toBeNull()
  await press(0)
  expect(opened.map(([path]) => path)).toEqual(['/products/4/x', '/products/3/x'])
  expect(window.clickToReplay).toBeNull()
  forgetClick()
  await act(async () => root.unmount())
})
