import { act } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { forgetClick, holdClicks } from '#components/click-replay'
import { onPageFailure } from '#lib/navigation/page-failure'
import { DeferredBuy } from './deferred-buy'

jest.mock('../features/cart/card-buy', () => {
  throw new Error('No line.')
})

it('leads to the page of the product where its script cannot be loaded', async () => {
  const followed = jest.fn((event: Event) => event.preventDefault())
  const failed = jest.fn()
  onPageFailure(failed)
  document.body.innerHTML = `<article><a data-card-link href="/products/4/x">Κάρτες</a>
    <div><div style="display:contents" data-waits=""><!--$--><button type="button">+</button><!--/$--></div></div></article>`
  const [link, place] = [document.querySelector('a'), document.querySelector('article > div')]
  link?.addEventListener('click', followed)
  holdClicks()
  document.querySelector('button')?.click()
  const page = <DeferredBuy product={4} name='Κάρτες' path='/products/4/x' stock={3} />
  const root = await act(async () => hydrateRoot(place as Element, page))
  // The first user interaction ends the wait for idleness.
  dispatchEvent(new Event('pointerdown'))
  await act(async () => {})
  expect(followed).toHaveBeenCalledTimes(1)
  expect(failed).toHaveBeenCalledTimes(1)
  expect(window.clickToReplay).toBeNull()
  forgetClick()
  await act(async () => root.unmount())
})
