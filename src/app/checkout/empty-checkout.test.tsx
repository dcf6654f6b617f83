import { render, screen, waitFor } from '@testing-library/react'
import { noteBankVisit } from '#components/account/bank-visit'
import { openedPages } from '#lib/navigation/testing/opened-pages'
import { forgetOwn } from '#lib/storage/site-storage'
import { EmptyCheckout } from './empty-checkout'

const opened = openedPages()
beforeEach(forgetOwn)

it('is the empty cart', async () => {
  const { container } = render(<EmptyCheckout />)
  await waitFor(() => expect(container.querySelector('svg')?.ariaHidden).toBe('true'))
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Το καλάθι σας είναι άδειο')
  expect(opened).toEqual([])
})

it('leads a buyer who steps back to it after paying to the page of the order (R445)', async () => {
  const uuid = '0f2b7c1e-5c0b-4d1e-9a53-1c2d3e4f5a6b'
  noteBankVisit(uuid, { kind: 'returned', word: null })
  render(<EmptyCheckout />)
  await waitFor(() => expect(opened).toEqual([[`/checkout/success/${uuid}`, { replace: true }]]))
  expect(screen.queryByText(/άδειο/)).toBeNull()
})
