import { createEvent, fireEvent, render, screen } from '@testing-library/react'
import { openedPages } from '#lib/navigation/testing/opened-pages'
import { SiteLink, type SiteLinkProps } from './site-link'

const opened = openedPages()

function follow(props: Partial<SiteLinkProps>, how: MouseEventInit = {}) {
  render(
    <SiteLink to='/about' prefetch={false} {...props}>
      Ποιοι είμαστε
    </SiteLink>,
  )
  const link = screen.getByRole('link')
  const press = createEvent.click(link, { button: 0, ...how })
  // jsdom cannot open pages; the test checks only whether the browser would open one.
  document.addEventListener('click', (event) => event.preventDefault(), { once: true })
  fireEvent(link, press)
  return link
}

describe('SiteLink', () => {
  it('opens a page of this site without a new document or prefetch', () => {
    expect(follow({}).getAttribute('href')).toBe('/about')
    expect(opened).toEqual([['/about', {}]])
  })

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])(
    'leaves %p to the browser',
    (how) => {
      follow({}, how)
      expect(opened).toEqual([])
    },
  )

  it.each(['#top', 'mailto:a@example.org', 'tel:+302101234567'])('does not intercept %s', (to) => {
    expect(follow({ to }).getAttribute('href')).toBe(to)
    expect(opened).toEqual([])
  })

  it('renders no link for a forbidden target (R330)', () => {
    render(<SiteLink to='javascript:alert(1)'>Κουπόνι</SiteLink>)
    expect(screen.queryByRole('link')).toBeNull()
    expect(screen.getByText('Κουπόνι').hasAttribute('href')).toBe(false)
  })

  it('respects a prevented click', () => {
    follow({ onClick: (event) => event.preventDefault() })
    expect(opened).toEqual([])
  })

  it('announces that a link leaves the site, without opener', () => {
    const link = follow({ to: 'https://example.org' })
    expect(link.textContent).toBe('Ποιοι είμαστε (άλλος ιστότοπος)')
    expect(link.getAttribute('rel')).toBe('noopener noreferrer')
  })

  it('announces that a link opens a new tab', () => {
    const link = follow({ to: 'https://example.org', target: '_blank' })
    expect(link.textContent).toBe('Ποιοι είμαστε (ανοίγει σε νέα καρτέλα)')
  })
})
