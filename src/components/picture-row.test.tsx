import { render, screen } from '@testing-library/react'
import * as z from 'zod/mini'
import { exampleOrderItem } from '#contract/examples/order-examples'
import { sitePictures } from '#contract/media/site-pictures'
import { orderItem } from '#contract/shop/order'
import { OrderPictures } from './order-summary'

const item = z.parse(orderItem, exampleOrderItem)
const itemOf = (id: number, mainImagePath = `media/uploads/products/${id}.png`) => ({
  ...item,
  id,
  product: { ...item.product, id, mainImagePath },
})

describe('OrderPictures', () => {
  it('shows each product, lazily, in the sizes of the list', () => {
    render(<OrderPictures items={[itemOf(1), itemOf(2)]} />)
    const pictures = screen.getAllByRole('img')
    expect(pictures).toHaveLength(2)
    for (const [at, picture] of pictures.entries()) {
      expect(picture.getAttribute('src')).toContain(`products/${at + 1}.png`)
      expect(picture.getAttribute('loading')).toBe('lazy')
      expect(picture.getAttribute('sizes')).toBe(sitePictures.orderLine.sizes)
      expect(picture.getAttribute('alt')).not.toBe('')
    }
  })

  it('shows a placeholder for a deleted product', () => {
    render(<OrderPictures items={[itemOf(1, '')]} />)
    const [placeholder] = screen.getAllByRole('img')
    expect(placeholder?.tagName).toBe('SPAN')
    expect(placeholder?.getAttribute('aria-label')).not.toBe('')
  })

  it('shows the number of hidden pictures', () => {
    const { rerender } = render(<OrderPictures items={[1, 2, 3, 4, 5].map((id) => itemOf(id))} />)
    expect(screen.getAllByRole('img')).toHaveLength(4)
    expect(screen.getByText('και άλλο 1')).not.toBeNull()
    rerender(<OrderPictures items={[1, 2, 3, 4].map((id) => itemOf(id))} />)
    expect(screen.getAllByRole('img')).toHaveLength(4)
    expect(screen.queryByText(/και άλλ/)).toBeNull()
  })
})
