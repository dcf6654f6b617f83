import { fireEvent, render, screen } from '@testing-library/react'
import { Avatar } from './avatar'
import { Breadcrumbs } from './breadcrumbs'
import { Notice } from './notice'
import { Picture } from './picture'
import { pictureImage } from './picture-address'
import { Price } from './price'
import { ProgressLine } from './progress-line'
import { Rating } from './rating'
import { SourcePicture } from './source-picture'

const textOf = (container: HTMLElement) => container.textContent?.replace(/\u00a0/g, ' ')

describe('Avatar (R331)', () => {
  const picture = 'media/stagona/uploads/users/anna.jpg'

  it('falls back from the image to the initials', () => {
    const { container } = render(<Avatar name='Άννα Παπά' picturePath={picture} />)
    const image = container.querySelector('img')
    expect(image?.getAttribute('src')).toContain(picture)
    if (image) fireEvent.error(image)
    expect(container.textContent).toBe('ΑΠ')
  })

  it('falls back from the initials to an icon, and refuses images of other hosts', () => {
    const { container } = render(<Avatar picturePath='https://evil.example/a.png' />)
    expect(container.querySelector('img')).toBeNull()
    expect(container.querySelector('svg')).toBeTruthy()
  })
})

describe('Picture', () => {
  const source = 'media/stagona/uploads/blog/a.png'

  it('has its widths, its size and loads lazily', () => {
    render(<Picture kind='product' image={pictureImage(source, 'product')} alt='Δάσος' />)
    const image = screen.getByRole('img', { name: 'Δάσος' })
    expect(image.getAttribute('srcset')).toContain(`${source}/800/600/`)
    expect(image.getAttribute('srcset')).toContain(' 1600w')
    expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['800', '600'])
    expect(image.getAttribute('loading')).toBe('lazy')
  })

  it('has priority where it is the largest of the page', () => {
    render(<SourcePicture kind='product' source={source} alt='Δάσος' priority />)
    const image = screen.getByRole('img')
    expect(image.getAttribute('fetchpriority')).toBe('high')
    expect(image.getAttribute('loading')).toBeNull()
  })

  it.each(['', 'https://evil.example/a.png'])('has a placeholder for «%s»', (missing) => {
    const { container } = render(<SourcePicture kind='product' source={missing} alt='Δάσος' />)
    expect(container.querySelector('img')).toBeNull()
    expect(screen.getByRole('img', { name: 'Δάσος' })).toBeTruthy()
  })

  it('has a placeholder for an image that fails to load', () => {
    const { container } = render(<SourcePicture kind='product' source={source} alt='' />)
    const image = container.querySelector('img')
    if (image) fireEvent.error(image)
    expect(container.querySelector('img')).toBeNull()
  })
})

describe('Rating', () => {
  it.each([
    [9, '4,5 από 5'],
    [10, '5 από 5'],
    [0, '0 από 5'],
    [8.6, '4,5 από 5'],
    [99, '5 από 5'],
  ])('describes %p as «%s»', (value, words) => {
    render(<Rating value={value} />)
    expect(screen.getByRole('img', { name: words })).toBeTruthy()
  })

  it('shows the number of reviews', () => {
    expect(textOf(render(<Rating value={9} count={1} />).container)).toBe('1 κριτική')
    expect(textOf(render(<Rating value={9} count={12} />).container)).toBe('12 κριτικές')
  })
})

describe('Price', () => {
  it('shows one price without a discount', () => {
    const { container } = render(<Price amount={1234.5} listPrice={1234.5} />)
    expect(textOf(container)).toBe('1.234,50 €')
  })

  it('names the list price, and no percentage of a discount', () => {
    const { container } = render(<Price amount={15} listPrice={20} />)
    expect(textOf(container)).toBe('Τιμή 15,00 €Τιμή καταλόγου 20,00 €')
  })
})

describe('Breadcrumbs', () => {
  it('links from home to the present page', () => {
    render(<Breadcrumbs trail={[{ name: 'Μνήμη', path: '/m' }]} current='Γιατί ξεχνάμε' />)
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Αρχική', 'Μνήμη'])
    expect(screen.getByText('Γιατί ξεχνάμε').getAttribute('aria-current')).toBe('page')
  })
})

describe('Notice', () => {
  it('is an alert or status where it is live', () => {
    const { rerender } = render(<Notice tone='error' live title='Δεν στάλθηκε' />)
    expect(screen.getByRole('alert').textContent).toBe('Δεν στάλθηκε')
    rerender(<Notice live title='Στάλθηκε' />)
    expect(screen.getByRole('status').textContent).toBe('Στάλθηκε')
  })
})

describe('ProgressLine', () => {
  it.each([
    [0.4, '40'],
    [7, '100'],
  ])('shows %p in per cent', (share, percent) => {
    render(<ProgressLine share={share} label='Πρόοδος' />)
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe(percent)
  })
})
