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

const nextFrame = () => act(() => new Promise((resolve) => requestAnimationFrame(resolve)))

describe('RouteAnnouncer (R133)', () => {
  it('takes focus to the title of the page that opened', async () => {
    const { rerender } = render(<Page path='/a' />)
    rerender(<Page path='/b' />)
    await nextFrame()
    expect(document.activeElement).toBe(screen.getByRole('heading'))
    expect(screen.getByRole('status').textContent).toContain('/b')
  })

  it('leaves it in a field that the page asks for, and still says which page opened', async () => {
    const { rerender } = render(<Page path='/a' />)
    rerender(<Page path='/b' asks />)
    await nextFrame()
    expect(document.activeElement).toBe(screen.getByLabelText('Κωδικός'))
    expect(screen.getByRole('status').textContent).toContain('/b')
  })
})
