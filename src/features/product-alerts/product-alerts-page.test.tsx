import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderAccountPage } from '#components/account/testing/render-account-page'
import { stubDialogs } from '#components/testing/browser-stubs'
import { fakeUpstream } from '#components/testing/fake-upstream'
import { seenToasts } from '#components/testing/seen-toasts'
import { exampleProduct } from '#contract/examples/catalogue-examples'
import { exampleOwnAlert } from '#contract/examples/writing-examples'
import { apiPage } from '#tests/support/api-page'
import ProductAlertsPage from './product-alerts-page'

const list = 'GET /api/products/alerts'
const name = exampleProduct.translations.el.name
const seen = seenToasts()

beforeEach(() => stubDialogs())

function show(...rows: object[]) {
  const upstream = fakeUpstream({
    [list]: apiPage(rows),
    [`DELETE /api/products/alerts/${exampleOwnAlert.id}`]: {},
  })
  renderAccountPage(<ProductAlertsPage />)
  return upstream
}

const row = async (at: number) => (await screen.findAllByRole('listitem'))[at] as HTMLElement

describe('the list of what a member waits for (R436)', () => {
  it('says what each waits for, with the price of now', async () => {
    const byPrice = { ...exampleOwnAlert, id: 13, kind: 'price_drop', targetPrice: 8.5 }
    show(exampleOwnAlert, byPrice)
    const back = within(await row(0))
    expect(back.getByText('Περιμένετε')).toBeTruthy()
    expect(back.getByText('Μόλις έρθει ξανά.')).toBeTruthy()
    expect(back.getByText('Το ζητήσατε: 1 Μαρτίου 2026.')).toBeTruthy()
    expect(back.getByRole('link', { name }).getAttribute('href')).toMatch(/^\/products\/41\//)
    expect((await row(1)).textContent).toMatch(/Μόλις κοστίσει έως 8,50.*Τώρα κοστίζει/)
  })

  it('says when one was sent, and how it is asked for again', async () => {
    const notifiedAt = '2026-03-09T09:30:00+02:00'
    show({ ...exampleOwnAlert, isActive: false, notifiedAt })
    const words = (await row(0)).textContent
    expect(words).toContain('Σας γράψαμε: 9 Μαρτίου 2026.')
    expect(words).toContain('ζητήστε το πάλι')
    expect(words).not.toContain('Περιμένετε')
  })

  it('has no link to a product that is off sale or gone', async () => {
    const offSale = { ...exampleOwnAlert, product: { ...exampleProduct, active: false } }
    show(offSale, { ...exampleOwnAlert, id: 13, product: null })
    expect((await row(0)).textContent).toContain('Δεν διατίθεται πια')
    expect((await row(1)).textContent).toContain('Προϊόν που δεν υπάρχει πια')
    expect(screen.queryAllByRole('link')).toEqual([])
  })

  it('tells a product that cannot be read now from one that is gone (R540)', async () => {
    show({ ...exampleOwnAlert, product: null, hasUnreadProduct: true })
    expect((await row(0)).textContent).toContain('Προϊόν που δεν μπορεί να εμφανιστεί τώρα')
    expect(screen.getByRole('button', { name: /Αφαίρεση από τη λίστα αναμονής/ })).toBeTruthy()
  })

  it('removes one after a question, and keeps it without', async () => {
    const { calls } = show(exampleOwnAlert)
    const remove = await screen.findByRole('button', { name: /Αφαίρεση από τη λίστα αναμονής/ })
    await userEvent.click(remove)
    await userEvent.click(screen.getByRole('button', { name: 'Άκυρο' }))
    expect(calls).toHaveLength(1)
    await userEvent.click(remove)
    await userEvent.click(screen.getByRole('button', { name: 'Αφαίρεση από τη λίστα' }))
    await waitFor(() => expect(seen).toMatchObject([{ description: name }]))
    expect(calls).toContain(`DELETE /api/products/alerts/${exampleOwnAlert.id}`)
  })

  it.each([
    ['one could not be read', { leftOut: 1 }],
    ['it goes on', { links: { next: '?page=2', previous: null } }],
    ['rows are counted and none are sent', { count: 1 }],
  ])(
    'does not take one for removed after a lost answer where, of the list, %s (R553)',
    async (...row) => {
      const lists = [apiPage([exampleOwnAlert]), { ...apiPage([]), ...row[1] }]
      fakeUpstream({
        [list]: () => lists.shift() ?? apiPage([]),
        [`DELETE /api/products/alerts/${exampleOwnAlert.id}`]: new TypeError('Failed to fetch'),
      })
      renderAccountPage(<ProductAlertsPage />)
      await userEvent.click(await screen.findByRole('button', { name: /Αφαίρεση από τη λίστα/ }))
      await userEvent.click(screen.getByRole('button', { name: 'Αφαίρεση από τη λίστα' }))
      expect(await screen.findByText(/^Δεν ξέρουμε αν έγινε/)).toBeTruthy()
      expect(seen).toEqual([])
    },
  )

  it('says what it is for while it is empty', async () => {
    show()
    expect(await screen.findByText('Δεν περιμένετε κανένα προϊόν')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Δείτε τα προϊόντα' })).toBeTruthy()
  })
})
