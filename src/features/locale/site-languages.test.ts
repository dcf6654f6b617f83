import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { siteLanguages } from './site-languages'

describe('languages of the site (R351)', () => {
  it('are one: Greek of Greece', () => {
    expect(siteLanguages).toEqual([{ code: 'el', name: 'Ελληνικά' }])
    expect(new Intl.Locale(siteLanguages[0].code).maximize().region).toBe('GR')
  })

  it('match the folders of locales', () => {
    expect(readdirSync(join(__dirname, '../../../locales'))).toEqual(
      siteLanguages.map(({ code }) => code),
    )
  })
})
