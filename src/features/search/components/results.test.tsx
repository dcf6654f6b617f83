import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { SearchHit } from '../search-results'
import { someHit } from '../testing/some-results'
import type { FoundProductGrid } from './found-products'
import { ResultGroup } from './results'

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
  render(<ResultGroup {...props} />)
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
