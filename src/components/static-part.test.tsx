import { act, createEvent, fireEvent, render, screen } from '@testing-library/react'
import { gatsbyWindow } from '#lib/navigation/navigate'
import { openedPages } from '#lib/navigation/testing/opened-pages'
import { StaticPart } from './static-part'

const opened = openedPages()
const preloaded = jest.fn()
Object.assign(gatsbyWindow().___loader, { hovering: preloaded })

let renderings = 0
function Content({ words }: { words: string }) {
  renderings += 1
  return (
    <p>
      <a href='/about'>{words}</a>
      <img src='/drop.svg' alt='σταγόνα' />
    </p>
  )
}

const part = (words: string, ...deps: unknown[]) => (
  <StaticPart deps={deps}>
    <Content words={words} />
  </StaticPart>
)

/** Hydrates HTML that contains the text. */
function hydrate(words: string, ...deps: unknown[]) {
  const built = render(part(words, ...deps))
  const html = built.container.innerHTML
  built.unmount()
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = html
  // jsdom loads no images.
  for (const picture of container.querySelectorAll('img')) {
    Object.defineProperty(picture, 'complete', { value: false })
  }
  renderings = 0
  return render(part(words, ...deps), { container, hydrate: true })
}

beforeEach(() => {
  document.body.innerHTML = ''
  jest.clearAllMocks()
})

it('keeps the HTML of the build without rendering its content', () => {
  const { container, rerender } = hydrate('Ποιοι είμαστε')
  rerender(part('not rendered'))
  expect(container.textContent).toBe('Ποιοι είμαστε')
  expect(renderings).toBe(0)
})

it('renders its content permanently once something that it depends on is another', () => {
  const offer = { price: 4 }
  const { container, rerender } = hydrate('Ποιοι είμαστε', '/about', offer)
  rerender(part('not rendered', '/about', offer))
  expect(renderings).toBe(0)
  rerender(part('Επικοινωνία', '/about', { price: 5 }))
  expect(container.textContent).toBe('Επικοινωνία')
  rerender(part('Όραμα', '/about', offer))
  expect(container.textContent).toBe('Όραμα')
  expect(container.querySelectorAll('p')).toHaveLength(1)
})

it('renders its content on a page that a link opened', () => {
  const { container } = render(part('Όραμα'))
  expect(container.textContent).toBe('Όραμα')
})

it('renders its content where an image fails', () => {
  hydrate('Ποιοι είμαστε')
  act(() => void fireEvent.error(screen.getByRole('img')))
  expect(renderings).toBeGreaterThan(0)
})

describe.each([
  ['served', () => void hydrate('Ποιοι είμαστε')],
  ['rendered', () => void render(part('Ποιοι είμαστε'))],
])('a link in %s content', (_, show) => {
  it('opens its page by the router, preloaded when the pointer is over it', () => {
    show()
    const link = screen.getByRole('link')
    fireEvent.pointerOver(link)
    expect(preloaded).toHaveBeenCalledWith('/about')
    const click = createEvent.click(link, { button: 0 })
    fireEvent(link, click)
    expect(opened).toEqual([['/about', {}]])
    expect(click.defaultPrevented).toBe(true)
  })

  it('is left to the browser with a modifier key', () => {
    show()
    document.addEventListener('click', (event) => event.preventDefault(), { once: true })
    fireEvent.click(screen.getByRole('link'), { button: 0, ctrlKey: true })
    expect(opened).toEqual([])
  })
})
