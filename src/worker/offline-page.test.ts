import { parse } from 'node-html-parser'
import { readPublicConfig } from '#contract/config/public-config'

Object.assign(globalThis, { PUBLIC_CONFIG: readPublicConfig({}) })

const { offlineAnswer, offlinePage, titleOf } =
  jest.requireActual<typeof import('./offline-page')>('./offline-page')

type Kept = { path: string; title: string }[]
type Mode = 'light' | 'dark' | null
const page = (kept: Kept = [], mode: Mode = null) => parse(offlinePage({ kept, mode }))

it('is in Greek and has no script (R227)', () => {
  const root = page()
  expect(root.querySelector('html')?.attributes).toEqual({ lang: 'el', dir: 'ltr' })
  expect(root.querySelectorAll('h1').map(({ text }) => text)).toEqual(['Δεν υπάρχει σύνδεση'])
  expect(root.querySelectorAll('script, link, iframe')).toEqual([])
  expect(root.querySelectorAll('main a').map(({ text }) => text)).toEqual([
    'Δοκιμάστε ξανά',
    'Αρχική σελίδα',
    'Αποθηκευμένα μαθήματα',
  ])
  expect(root.querySelector('h2')).toBeNull()
})

it('has its drawing in itself, in colours of its own stylesheet', () => {
  const root = page()
  const drawing = root.querySelector('main > svg[aria-hidden=true]')
  expect(drawing?.querySelectorAll('image, use')).toEqual([])
  const style = root.querySelector('style')?.text ?? ''
  const shapes = drawing?.querySelectorAll('[data-fill], [data-line]') ?? []
  const uncoloured = shapes.filter(({ attributes: { 'data-fill': fill } }) =>
    fill === undefined ? !style.includes('[data-line]{') : !style.includes(`[data-fill=${fill}]{`),
  )
  expect([shapes.length > 5, uncoloured]).toEqual([true, []])
  const known = new Set([...style.matchAll(/--(\w+):/g)].map(([, name]) => name))
  const wanted = [...style.matchAll(/var\(--(\w+)\)/g)].map(([, name]) => name)
  expect(wanted.filter((name) => !known.has(name))).toEqual([])
  expect(root.querySelector('h1 + p')?.text).toMatch(/αράχνη/)
})

it('links to cached pages', () => {
  const links = page([{ path: '/about', title: 'Ποιοι &amp; πώς' }]).querySelectorAll('li a')
  expect(links.map((link) => [link.getAttribute('href'), link.text])).toEqual([
    ['/about', 'Ποιοι & πώς'],
  ])
})

it("has the shop's logo, typeface and colours in both modes", () => {
  const root = page()
  const logos = root.querySelectorAll('header a[href="/"] img')
  expect(logos.map((logo) => [logo.getAttribute('src'), logo.getAttribute('alt')])).toEqual([
    ['/logo.svg', 'Σταγόνα'],
    ['/logo-dark.svg', 'Σταγόνα'],
  ])
  expect(logos.every((logo) => logo.getAttribute('loading') === 'lazy')).toBe(true)
  const style = root.querySelector('style')?.text ?? ''
  expect(style).toContain('url(/fonts/manrope-')
  expect(style).toContain('@media(prefers-color-scheme:dark)')
})

it.each(['light', 'dark'] as const)('is %s if the visitor chose that mode', (mode) => {
  const root = page([], mode)
  expect(root.querySelector('html')?.getAttribute('class')).toBe(mode)
  expect(root.querySelector('meta[name=color-scheme]')?.getAttribute('content')).toBe(mode)
})

it.each([
  ['<title>Μαθήματα - Σταγόνα</title>', 'Μαθήματα'],
  ['<title data-gatsby-head="true">Άλλος τίτλος</title>', 'Άλλος τίτλος'],
  ['<title></title>', null],
  ['', null],
])('reads the title of %s', (html, title) => {
  expect(titleOf(html)).toBe(title)
})

it('is sent with status 503 and is never cached', () => {
  const { status, headers } = offlineAnswer({ kept: [], mode: null })
  expect(status).toBe(503)
  expect(headers.get('cache-control')).toBe('no-store')
  expect(headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(headers.get('content-security-policy')).not.toContain('script-src')
})
