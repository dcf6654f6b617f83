import { render, screen } from '@testing-library/react'
import { Gallery } from './gallery'

const picture = (name: string) => {
  const image = { src: `/${name}.webp`, srcSet: `/${name}.webp 800w` }
  return { large: image, small: image }
}

describe('Gallery', () => {
  it('shows a placeholder with the name of a product without a picture', () => {
    const { container } = render(<Gallery name='Τετράδιο' pictures={[]} />)
    expect(screen.getByRole('img', { name: 'Τετράδιο' })).toBeTruthy()
    expect(container.querySelector('img')).toBeNull()
    expect(screen.queryByRole('list')).toBeNull()
  })

  it('lists thumbnails only if there are several pictures', () => {
    const { rerender } = render(<Gallery name='Τετράδιο' pictures={[picture('a')]} />)
    expect(screen.queryByRole('list')).toBeNull()
    rerender(<Gallery name='Τετράδιο' pictures={[picture('a'), picture('b')]} />)
    expect(screen.getAllByRole('link')).toHaveLength(2)
  })
})
