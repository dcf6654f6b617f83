import { render, screen } from '@testing-library/react'
import { CardFavourite } from '#components/card-favourite'
import { publicConfig } from '#lib/config/public-config'
import { summariseReviews } from '../shown-product'
import type { OfferStatus } from '../use-live-product'
import { PurchasePanel } from './purchase-panel'

const offerOf = (stock: number) => ({ finalPrice: 8, priceBeforeDiscount: 8, stock })
const available: OfferStatus = { kind: 'settled', offer: offerOf(3) }

function show(status: OfferStatus, delivery: string | null = null, unshown = 0) {
  render(
    <CardFavourite.Provider value={() => <button type='button'>Αγαπημένα</button>}>
      <PurchasePanel
        product={{ productId: 5, name: 'Κάρτες', nameLocale: 'el', vatPercent: 24, trail: [] }}
        {...{ status, delivery }}
        summary={summariseReviews([], unshown)}
        onRetry={() => {}}
        variants={null}
        buy={() => <button type='button'>Προσθήκη</button>}
        payWays={[]}
        shipping={null}
      />
    </CardFavourite.Provider>,
  )
}

const setDays = (deliveryDays: object | undefined) =>
  void Object.assign(publicConfig, { deliveryDays })

afterEach(() => setDays(undefined))

const said = () => screen.queryByText(/Παράδοση/)?.textContent

it.each([
  [{ from: 2, to: 4 }, null, 'Παράδοση σε 2–4 εργάσιμες ημέρες'],
  [{ from: 3, to: 3 }, null, 'Παράδοση σε 3 εργάσιμες ημέρες'],
  [{ from: 1, to: 1 }, null, 'Παράδοση σε 1 εργάσιμη ημέρα'],
  [{ from: 2, to: 4 }, 'Τρίτη 1 – Πέμπτη 3 Δεκεμβρίου', 'Παράδοση Τρίτη 1 – Πέμπτη 3 Δεκεμβρίου'],
])('counts the days of delivery %j, or names them: %j', (days, dates, words) => {
  setDays(days)
  show(available, dates)
  expect(said()).toBe(words)
})

it.each([
  ['of what is sold out', { kind: 'settled', offer: offerOf(0) }, { from: 2, to: 4 }],
  ['without the setting', available, undefined],
] as const)('promises no delivery %s', (_, status, days) => {
  setDays(days)
  show(status, 'Τρίτη 1 Δεκεμβρίου')
  expect(said()).toBeUndefined()
})

it.each([
  [0, 1],
  [1, 0],
])(
  'with %i reviews that cannot be shown says %i times that there are none (R556)',
  (unshown, times) => {
    show(available, null, unshown)
    expect(screen.queryAllByText('Χωρίς κριτικές ακόμη')).toHaveLength(times)
  },
)

it('promises no delivery of what is gone', async () => {
  setDays({ from: 2, to: 4 })
  show({ kind: 'gone' })
  expect(await screen.findByText(/δεν είναι πια διαθέσιμο/)).toBeTruthy()
  expect(said()).toBeUndefined()
})

it('has one button besides that of the favourites, and links for all else', () => {
  show(available)
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Προσθήκη',
    'Αγαπημένα',
  ])
  expect(screen.getByRole('link', { name: 'Ρωτήστε μας για το προϊόν' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Δείτε όλα: Προϊόντα' })).toBeTruthy()
})
