import { parse } from 'node-html-parser'
import { readPublicConfig } from '../contract/config/public-config'

Object.assign(globalThis, { PUBLIC_CONFIG: readPublicConfig({}) })

const { offlineAnswer, offlinePage, titleOf } =
  jest.requireActual<typeof import('./offline-page')>('./offline-page')

const page = (...kept: { path: string; title: string }[]) => parse(offlinePage(kept))

it('says in Greek that there is no connection, whole in itself and without a script (R227)', () => {
  const root = page()
  expect(root.querySelector('html')?.attributes).toEqual({ lang: 'el', dir: 'ltr' })
  expect(root.querySelectorAll('h1').map(({ text }) => text)).toEqual(['Δεν υπάρχει σύνδεση'])
  expect(root.querySelectorAll('script, link, img, iframe')).toEqual([])
  expect(root.querySelectorAll('a').map(({ text }) => text)).toEqual([
    'Δοκιμάστε ξανά',
    'Αρχική σελίδα',
  ])
  expect(root.querySelector('h2')).toBeNull()
})

it('leads to the pages that can be read', () => {
  const links = page({ path: '/about', title: 'Ποιοι &amp; πώς' }).querySelectorAll('li a')
  expect(links.map((link) => [link.getAttribute('href'), link.text])).toEqual([
    ['/about', 'Ποιοι & πώς'],
  ])
})

it.each([
  ['<title>Μαθήματα - Σταγόνα</title>', 'Μαθήματα'],
  ['<title data-gatsby-head="true">Άλλος τίτλος</title>', 'Άλλος τίτλος'],
  ['<title></title>', null],
  ['', null],
])('reads the title of %s', (html, title) => {
  expect(titleOf(html)).toBe(title)
})

it('is an answer that nobody keeps or takes for the page itself', () => {
  const { status, headers } = offlineAnswer([])
  expect(status).toBe(503)
  expect(headers.get('cache-control')).toBe('no-store')
  expect(headers.get('content-security-policy')).toContain("default-src 'none'")
})
