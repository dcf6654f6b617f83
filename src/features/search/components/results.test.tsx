import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { noFilters } from '../search-filters'
import { noTotals, type SearchHit } from '../search-results'
import { someHit, someResults } from '../testing/some-results'
import type { FoundProductGrid } from './found-products'
import { ResultGroup, Results } from './results'

const offer = {
  finalPrice: 8.32,
  priceBeforeDiscount: 12.28,
  stock: 5,
  reviewAverage: 9,
  reviewCount: 4,
}
const title = [
  { text: 'Το ', isMatch: false },
  { text: 'παλάτι', isMatch: true },
]

/** Replaces the catalogue's grid. */
const Grid: FoundProductGrid = ({ products, nameOf }) => (
  <ul>
    {products.map((product) => (
      <li key={product.productId} data-name={product.name}>
        {nameOf(product)}: {product.finalPrice}, {product.stock}, {product.reviewAverage}
      </li>
    ))}
  </ul>
)

function renderGroup(kind: 'lessons' | 'products' | 'help', hits: readonly SearchHit[]) {
  const props = { kind, hits, listName: kind, total: hits.length, productGrid: Grid }
  render(<ResultGroup {...props} size={10} step={10} />)
}

it('renders products in the catalogue’s grid with highlighted names', () => {
  renderGroup('products', [{ ...someHit(1), title, offer }])
  const item = screen.getByRole('listitem')
  expect(item.textContent).toBe('Το παλάτι: 8.32, 5, 9')
  expect(item.getAttribute('data-name')).toBe('Το παλάτι')
  expect(item.querySelector('mark')?.textContent).toBe('παλάτι')
})

it('renders rows if an offer is missing', () => {
  renderGroup('products', [{ ...someHit(1), offer }, someHit(2)])
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(2)
  expect(document.body.textContent).not.toContain('8.32')
})

it('renders lessons and help as rows', () => {
  renderGroup('lessons', [someHit(1)])
  expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('Hit 1')
  cleanup()
  renderGroup('help', [someHit(2, 'help')])
  expect(screen.getByRole('link').getAttribute('href')).toBe('/help/2/a')
})

it('renders ten hits, and ten more on demand, with the focus on the first of them', async () => {
  const hits = Array.from({ length: 24 }, (_, at) => someHit(at + 1))
  renderGroup('lessons', hits)
  expect(screen.getAllByRole('listitem')).toHaveLength(10)
  await userEvent.click(screen.getByRole('button', { name: 'Δείτε ακόμη 10 μαθήματα' }))
  expect(screen.getAllByRole('listitem')).toHaveLength(20)
  expect(document.activeElement?.textContent).toBe('Hit 11')
  await userEvent.click(screen.getByRole('button', { name: 'Δείτε ακόμη 4 μαθήματα' }))
  expect(screen.getAllByRole('listitem')).toHaveLength(24)
  expect(screen.queryByRole('button')).toBeNull()
})

describe('results of several kinds', () => {
  const view = {
    ...{ query: 'one', filters: noFilters, problem: null, topics: [], isReading: false },
    ...{ productGrid: Grid, onUnfilter: () => {}, onSearch: () => {}, onRetry: () => {} },
  }
  const results = someResults([1, 2, 3, 4, 5, 6], [7, 8])
  const textsIn = (name: string | RegExp) =>
    within(screen.getByRole('region', { name }))
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent)

  it('begin with the best of each kind, which is not repeated below (R412)', () => {
    render(<Results {...view} results={results} />)
    const best = screen.getByRole('region', { name: 'Ταιριάζουν περισσότερο' })
    expect(textsIn('Ταιριάζουν περισσότερο')).toEqual(['Hit 1', 'Hit 7'])
    expect(within(best).getByText('Μάθημα')).toBeTruthy()
    expect(textsIn(/Μαθήματα/)).toEqual(['Hit 2', 'Hit 3', 'Hit 4'])
    expect(textsIn(/Προϊόντα/)).toEqual(['Hit 8'])
  })

  it('show a whole kind at once on demand, with the focus on the first that was hidden (R412)', async () => {
    render(<Results {...view} results={results} />)
    await userEvent.click(screen.getByRole('button', { name: 'Δείτε και τα 6 μαθήματα' }))
    expect(textsIn(/Μαθήματα/)).toEqual(['Hit 2', 'Hit 3', 'Hit 4', 'Hit 5', 'Hit 6'])
    expect(document.activeElement?.textContent).toBe('Hit 5')
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('are as they were left after a step back, the opened kind only (R131)', async () => {
    const twoKinds = someResults([1, 2, 3, 4, 5, 6], [7, 8, 9, 10, 11])
    const show = (query: string) => render(<Results {...view} query={query} results={twoKinds} />)
    history.pushState({ key: 'search' }, '')
    show('one')
    await userEvent.click(screen.getByRole('button', { name: 'Δείτε και τα 6 μαθήματα' }))
    cleanup()
    history.pushState({ key: 'lesson' }, '')
    show('one')
    expect(textsIn(/Μαθήματα/)).toHaveLength(3)
    cleanup()
    history.replaceState({ key: 'search' }, '')
    show('one')
    expect(textsIn(/Μαθήματα/)).toHaveLength(5)
    expect(textsIn(/Προϊόντα/)).toHaveLength(3)
    cleanup()
    show('two')
    expect(textsIn(/Μαθήματα/)).toHaveLength(3)
    cleanup()
    history.replaceState(null, '')
  })

  it('say what a product costs among others, and have no group for what stands above', () => {
    const hits = [someHit(1), { ...someHit(2, 'products'), offer }]
    const totals = { ...noTotals, lessons: 1, products: 1 }
    render(<Results {...view} results={{ hits, totals, source: 'index' }} />)
    expect(screen.getByText(/^Προϊόν · 8,32/)).toBeTruthy()
    expect(screen.getAllByRole('region')).toHaveLength(1)
  })

  it('are one list with a button for ten more where a filter leaves one kind', () => {
    render(<Results {...view} results={results} filters={{ ...noFilters, kind: 'lessons' }} />)
    expect(textsIn(/Μαθήματα/)).toHaveLength(6)
    expect(screen.getAllByRole('region')).toHaveLength(1)
  })
})
