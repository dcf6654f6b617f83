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
