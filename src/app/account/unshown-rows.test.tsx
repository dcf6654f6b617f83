import { screen } from '@testing-library/react'
import { member } from '#components/account/testing/render-account-page'
import { exampleAddress } from '#contract/examples/account-examples'
import { examplePost } from '#contract/examples/blog-examples'
import { exampleFavourite } from '#contract/examples/cart-examples'
import {
  exampleOrder,
  exampleOrderDetail,
  exampleOrderItem,
} from '#contract/examples/order-examples'
import { annasAccount } from '#session/testing/annas-account'
import { apiPage } from '#tests/support/api-page'
import { openAccountPage } from './testing/open-account-page'

const lists: [path: string, call: string, one: string, two: string, empty: RegExp][] = [
  [
    '/account/orders',
    'GET /api/orders',
    '1 παραγγελία δεν μπορεί να εμφανιστεί τώρα.',
    '2 παραγγελίες δεν μπορούν να εμφανιστούν τώρα.',
    /Δεν έχετε παραγγείλει ακόμη/,
  ],
  [
    '/account/addresses',
    'GET /api/user/addresses',
    '1 διεύθυνση δεν μπορεί να εμφανιστεί τώρα.',
    '2 διευθύνσεις δεν μπορούν να εμφανιστούν τώρα.',
    /Δεν έχετε ακόμη διεύθυνση/,
  ],
  [
    '/account/favourites/products',
    'GET /api/products/favourites',
    '1 προϊόν δεν μπορεί να εμφανιστεί τώρα.',
    '2 προϊόντα δεν μπορούν να εμφανιστούν τώρα.',
    /Κανένα αγαπημένο προϊόν ακόμη/,
  ],
  [
    '/account/favourites/posts',
    'GET /api/user/account/7/liked-blog-posts',
    '1 μάθημα δεν μπορεί να εμφανιστεί τώρα.',
    '2 μαθήματα δεν μπορούν να εμφανιστούν τώρα.',
    /Κανένα αγαπημένο μάθημα ακόμη/,
  ],
  [
    '/account/reviews',
    'GET /api/user/account/7/product-reviews',
    '1 κριτική δεν μπορεί να εμφανιστεί τώρα.',
    '2 κριτικές δεν μπορούν να εμφανιστούν τώρα.',
    /Δεν έχετε γράψει κριτική/,
  ],
]

describe.each(lists)('the list of %s', (path, call, one, two, empty) => {
  it.each([
    ['one row was left out', { count: 1, leftOut: 1 }, one],
    ['two rows were left out', { count: 2, leftOut: 2 }, two],
    ['rows are counted but none came', { count: 2, results: null }, two],
  ])('is not called empty where %s', async (_, more, sentence) => {
    openAccountPage(path, member, { [call]: { ...apiPage([]), ...more } })
    await screen.findByText(sentence)
    expect(screen.queryByText(empty)).toBeNull()
  })

  it('is called empty where it is', async () => {
    openAccountPage(path, member, { [call]: apiPage([]) })
    await screen.findByText(empty)
  })
})

it.each([
  ['/account/orders', 'GET /api/orders', exampleOrder, /Παραγγελία 640/, lists[0]?.[2]],
  [
    '/account/addresses',
    'GET /api/user/addresses',
    exampleAddress,
    exampleAddress.title,
    lists[1]?.[2],
  ],
  [
    '/account/favourites/products',
    'GET /api/products/favourites',
    exampleFavourite,
    exampleFavourite.product.translations.el.name,
    lists[2]?.[2],
  ],
  [
    '/account/favourites/posts',
    'GET /api/user/account/7/liked-blog-posts',
    examplePost,
    examplePost.translations.el.title,
    lists[3]?.[2],
  ],
])('%s counts what is missing below the rows', async (path, call, row, shown, sentence = '') => {
  openAccountPage(path, member, { [call]: { ...apiPage([row]), count: 2, leftOut: 1 } })
  await screen.findByText(sentence)
  expect(screen.getAllByText(shown).length).toBeGreaterThan(0)
})

it('the overview does not say that nothing was ordered', async () => {
  openAccountPage('/account', member, {
    'GET /api/orders': { ...apiPage([]), count: 3, leftOut: 3 },
  })
  await screen.findByText('3 παραγγελίες δεν μπορούν να εμφανιστούν τώρα.')
  expect(screen.queryByText(/Δεν έχετε παραγγείλει/)).toBeNull()
})

/** Another member, of whom nothing is kept from an earlier test. */
const memberOf = (id: number) => ({ ...member, user: { ...annasAccount, id } })

it('the overview tells of an order that may be newer than the one it shows (R540)', async () => {
  openAccountPage('/account', memberOf(8), {
    'GET /api/orders': { ...apiPage([exampleOrder]), count: 2, leftOut: 1 },
  })
  await screen.findByText('1 παραγγελία δεν μπορεί να εμφανιστεί τώρα.')
  expect(screen.getByText('Παραγγελία 640')).toBeTruthy()
})

it('the overview calls nothing empty of which there are later pages (R540)', async () => {
  const none = { ...apiPage([]), count: 3, links: { next: '?cursor=x', previous: null } }
  openAccountPage('/account', memberOf(11), {
    'GET /api/orders': none,
    'GET /api/products/favourites': none,
  })
  await screen.findByRole('link', { name: 'Παραγγελίες' })
  await screen.findByRole('link', { name: 'Αγαπημένα προϊόντα' })
  expect(screen.queryByText(/Δεν έχετε παραγγείλει/)).toBeNull()
  expect(screen.queryByText(/Πατήστε την καρδιά/)).toBeNull()
})

it.each([
  ['some could not be read', 9, { ...apiPage([exampleOrder]), count: 3, leftOut: 2 }],
  ['they are counted but none came', 10, { ...apiPage([]), count: 2, results: null }],
])('a deletion says of the orders where %s (R540)', async (_, id, orders) => {
  openAccountPage('/account/settings/delete', memberOf(id), { 'GET /api/orders': orders })
  await screen.findByText('2 παραγγελίες δεν μπορούν να εμφανιστούν τώρα.')
})

describe('an order of which not all is known', () => {
  const gone = { ...exampleOrderItem, product: null, productName: '' }
  const unread = { items: [], hasUnreadItems: true }

  it('stands in the list with number, date and total', async () => {
    openAccountPage('/account/orders', member, {
      'GET /api/orders': apiPage([{ ...exampleOrder, ...unread }]),
    })
    await screen.findByText('Παραγγελία 640')
    expect(screen.getByText(/29,26/)).toBeTruthy()
    expect(screen.queryByText(/τεμάχι/)).toBeNull()
  })

  it('names a product that is gone, with its quantity and price', async () => {
    const items = [gone, { ...gone, id: 911, productName: 'Κάρτες' }]
    openAccountPage('/account/orders/640', member, {
      'GET /api/orders/640': { ...exampleOrderDetail, items },
    })
    expect(await screen.findByText('Προϊόν που δεν υπάρχει πια')).toBeTruthy()
    expect(screen.getByText('Κάρτες')).toBeTruthy()
    expect(screen.getAllByText(/3 × 7,92/)).toHaveLength(2)
  })

  it('says that products of it cannot be shown', async () => {
    openAccountPage('/account/orders/640', member, {
      'GET /api/orders/640': { ...exampleOrderDetail, ...unread },
    })
    await screen.findByText(/Ορισμένα προϊόντα της παραγγελίας δεν μπορούν/)
  })
})
