import { act, render, screen } from '@testing-library/react'
import { useEffect, useRef } from 'react'
import { RouteAnnouncer } from './route-announcer'

function Page({ path, asks = false }: { path: string; asks?: boolean }) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (asks) field.current?.focus()
  }, [asks])
  return (
    <>
      <main>
        <h1>{path}</h1>
        <input ref={field} aria-label='Κωδικός' />
      </main>
      <RouteAnnouncer path={path} />
    </>
  )
}

/** A page that is loading until it has a title; React hides the previous page meanwhile. */
function Coming({ path, title }: { path: string; title?: string }) {
  return (
    <>
      <a href='/elsewhere'>Αλλού</a>
      <main tabIndex={-1}>
        {title ? <h1 key={title}>{title}</h1> : <h1 style={{ display: 'none' }}>Πρώτη</h1>}
      </main>
      <RouteAnnouncer path={path} />
    </>
  )
}

const nextFrame = () => act(() => new Promise((resolve) => requestAnimationFrame(resolve)))

describe('RouteAnnouncer (R133)', () => {
  it('focuses the title of the opened page', async () => {
    const { rerender } = render(<Page path='/a' />)
    rerender(<Page path='/b' />)
    await nextFrame()
    expect(document.activeElement).toBe(screen.getByRole('heading'))
    expect(screen.getByRole('status').textContent).toContain('/b')
  })

  it('leaves the focus in a field that the page focused, and still announces the page', async () => {
    const { rerender } = render(<Page path='/a' />)
    rerender(<Page path='/b' asks />)
    await nextFrame()
    expect(document.activeElement).toBe(screen.getByLabelText('Κωδικός'))
    expect(screen.getByRole('status').textContent).toContain('/b')
  })

  it('waits for a page that is loading, and announces its title, not the previous one', async () => {
    const { rerender } = render(<Coming path='/a' title='Πρώτη' />)
    rerender(<Coming path='/b' />)
    await nextFrame()
    expect(document.activeElement).toBe(screen.getByRole('main'))
    expect(screen.getByRole('status').textContent).toBe('')
    rerender(<Coming path='/b' title='Δεύτερη' />)
    await nextFrame()
    expect(document.activeElement).toBe(screen.getByRole('heading'))
    expect(screen.getByRole('status').textContent).toContain('Δεύτερη')
  })

  it('follows a title that is replaced while it has the focus', async () => {
    const { rerender } = render(<Coming path='/a' title='Πρώτη' />)
    rerender(<Coming path='/b' title='Δεύτερη' />)
    await nextFrame()
    rerender(<Coming path='/b' title='Έτοιμη' />)
    await nextFrame()
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Έτοιμη' }))
    expect(screen.getByRole('status').textContent).toContain('Δεύτερη')
  })

  it('does not move the focus once the user has moved it', async () => {
    const { rerender } = render(<Coming path='/a' title='Πρώτη' />)
    rerender(<Coming path='/b' />)
    await nextFrame()
    screen.getByRole('link').focus()
    rerender(<Coming path='/b' title='Δεύτερη' />)
    await nextFrame()
    expect(document.activeElement).toBe(screen.getByRole('link'))
    expect(screen.getByRole('status').textContent).toContain('Δεύτερη')
  })
})

describe('a step back (R133)', () => {
  /** A list whose rows may come later than its title, and a page that is opened from it. */
  function Site({ path, rows }: { path: string; rows: readonly string[] }) {
    return (
      <>
        <main key={path}>
          <h1>{path}</h1>
          {path === '/list' &&
            rows.map((row) => (
              <a key={row} href={row.split(' ')[0]}>
                {row}
              </a>
            ))}
          {path !== '/list' && <a href='/list'>Πίσω</a>}
        </main>
        <RouteAnnouncer path={path} />
      </>
    )
  }
  const rows = ['/1 0', '/2 1', '/3 2', '/2 3', '/5 4']
  const entry = (key: string) => window.history.replaceState({ key }, '')
  const stay = (event: Event) => event.preventDefault()
  beforeEach(() => document.addEventListener('click', stay))
  afterEach(() => document.removeEventListener('click', stay))

  async function leaveBy(link: string, key: string) {
    entry(`list ${key}`)
    const page = render(<Site path='/list' rows={rows} />)
    screen.getByText(link).focus()
    screen.getByText(link).click()
    entry(`row ${key}`)
    page.rerender(<Site path='/row' rows={rows} />)
    await nextFrame()
    expect(document.activeElement).toBe(screen.getByRole('heading'))
    return page
  }

  it.each(['/1 0', '/3 2', '/2 3', '/5 4'])('focuses the row %s that was opened', async (link) => {
    const { rerender } = await leaveBy(link, link)
    entry(`list ${link}`)
    rerender(<Site path='/list' rows={rows} />)
    await nextFrame()
    expect(document.activeElement).toBe(screen.getByText(link))
    expect(screen.getByRole('status').textContent).toContain('/list')
  })

  it('focuses a row that is rendered later than the title', async () => {
    const { rerender } = await leaveBy('/5 4', 'late')
    entry('list late')
    rerender(<Site path='/list' rows={[]} />)
    await nextFrame()
    expect(document.activeElement).toBe(screen.getByRole('heading'))
    rerender(<Site path='/list' rows={rows} />)
    await nextFrame()
    expect(document.activeElement).toBe(screen.getByText('/5 4'))
  })

  it('focuses the title of a list that is opened anew, or whose row is gone', async () => {
    const { rerender } = await leaveBy('/5 4', 'anew')
    entry('another')
    rerender(<Site path='/list' rows={rows} />)
    await nextFrame()
    expect(document.activeElement).toBe(screen.getByRole('heading'))
    entry('row anew')
    rerender(<Site path='/row' rows={rows} />)
    await nextFrame()
    entry('list anew')
    rerender(<Site path='/list' rows={['/1 0']} />)
    await nextFrame()
    expect(document.activeElement).toBe(screen.getByRole('heading'))
  })

  it('leaves the focus where the visitor has moved it before the row came', async () => {
    const { rerender } = await leaveBy('/5 4', 'moved')
    entry('list moved')
    rerender(<Site path='/list' rows={['/1 0']} />)
    await nextFrame()
    screen.getByText('/1 0').focus()
    rerender(<Site path='/list' rows={rows} />)
    await nextFrame()
    expect(document.activeElement).toBe(screen.getByText('/1 0'))
  })
})
