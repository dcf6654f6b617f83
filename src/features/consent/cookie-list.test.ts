import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import CookieReceipt from './cookie-receipt'

jest.mock('#lib/config/public-config', () => ({
  publicConfig: { baseUrl: 'https://example.gr', analyticsId: 'G-TEST', googleGsiEnable: false },
}))

it('the list of cookies is in the built page (R036)', () => {
  const html = renderToString(createElement(CookieReceipt))
  for (const name of [
    '__Host-Http-sid',
    '__Host-Http-oa',
    'ncc_c',
    'ncc_e',
    'colour_mode',
    '_ga',
  ]) {
    expect(html).toContain(`${name}</code>`)
  }
  expect(html.match(/<strong/g)).toHaveLength(11)
  expect(html).toContain('www.googletagmanager.com')
  expect(html).toContain('Δεν έχετε επιλέξει ακόμη')
  expect(html).not.toContain('<button')
})
