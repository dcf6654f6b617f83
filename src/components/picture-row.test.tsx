import { render, screen } from '@testing-library/react'
import * as z from 'zod/mini'
import { exampleProduct } from '#contract/examples/catalogue-examples'
import { sitePictures } from '#contract/media/site-pictures'
import { product } from '#contract/shop/product'
import { PictureRow } from './picture-row'

const known = z.parse(product, exampleProduct)
const productOf = (id: number, mainImagePath = `media/stagona/uploads/products/${id}.png`) => ({
  ...known,
  id,
  mainImagePath,
})

describe('PictureRow', () => {
  it('shows each product, lazily, in the sizes of the list', () => {
    render(<PictureRow products={[productOf(1), productOf(2)]} />)
    const pictures = screen.getAllByRole('img')
    expect(pictures).toHaveLength(2)
    for (const [at, picture] of pictures.entries()) {
      expect(picture.getAttribute('src')).toContain(`products/${at + 1}.png`)
      expect(picture.getAttribute('loading')).toBe('lazy')
      expect(picture.getAttribute('sizes')).toBe(sitePictures.orderLine.sizes)
      expect(picture.getAttribute('alt')).not.toBe('')
    }
  })

  it('shows a product once', () => {
    render(<PictureRow products={[productOf(1), productOf(1)]} />)
    expect(screen.getAllByRole('img')).toHaveLength(1)
  })

  it('shows a placeholder for a deleted product', () => {
    render(<PictureRow products={[productOf(1, '')]} />)
    const [placeholder] = screen.getAllByRole('img')
    expect(placeholder?.tagName).toBe('SPAN')
    expect(placeholder?.getAttribute('aria-label')).not.toBe('')
  })

  it('shows the number of hidden pictures', () => {
    const { rerender } = render(
      <PictureRow products={[1, 2, 3, 4, 5].map((id) => productOf(id))} />,
    )
    expect(screen.getAllByRole('img')).toHaveLength(4)
    expect(screen.getByText('και άλλο 1')).not.toBeNull()
    rerender(<PictureRow products={[1, 2, 3, 4].map((id) => productOf(id))} />)
    expect(screen.getAllByRole('img')).toHaveLength(4)
    expect(screen.queryByText(/και άλλ/)).toBeNull()
  })
})
