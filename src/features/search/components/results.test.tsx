import { render, screen } from '@testing-library/react'
import { someHit } from '../testing/some-results'
import type { FoundProductGrid } from './found-products'
import { ResultGroup } from './results'

const offer = {
  finalPrice: 8.32,
  priceBeforeDiscount: 12.28,
  savePercent: 32,
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

function renderGroup(group: 'lessons' | 'products', hits: readonly ReturnType<typeof someHit>[]) {
  render(
    <ResultGroup
      group={group}
      found={{ hits, seen: hits.length, total: hits.length }}
      productGrid={Grid}
      isReadingMore={false}
      hasMoreFailed={false}
      onMore={() => {}}
    />,
  )
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

it('renders lessons as rows', () => {
  renderGroup('lessons', [someHit(1)])
  expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('Hit 1')
})
