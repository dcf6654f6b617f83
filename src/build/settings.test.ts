import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { siteLocales } from './settings'

it('builds the site only in Greek, the language of all texts (R351)', () => {
  expect(siteLocales).toEqual(['el'])
  expect(readdirSync(join(__dirname, '../../locales'))).toEqual(siteLocales)
})
