import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { LanguageSetting, siteLanguages } from './language-setting'
import LanguageSwitch, { localisedPath } from './language-switch'

const two = [
  { code: 'el', name: 'Ελληνικά' },
  { code: 'de', name: 'Deutsch' },
]

const written = jest.fn()
beforeEach(() => {
  written.mockClear()
  jest.spyOn(document, 'cookie', 'set').mockImplementation(written)
  document.documentElement.lang = 'el'
  window.history.replaceState(null, '', '/about')
})

it('has one language, Greek of Greece, which matches the locale folders (R351)', () => {
  expect(siteLanguages).toEqual([{ code: 'el', name: 'Ελληνικά' }])
  expect(new Intl.Locale(siteLanguages[0].code).maximize().region).toBe('GR')
  expect(readdirSync(join(__dirname, '../../../locales'))).toEqual(
    siteLanguages.map(({ code }) => code),
  )
})

it('offers no choice with one language, and writes no cookie (R017)', () => {
  const { container } = render(<LanguageSetting />)
  expect(container.textContent).toBe('Γλώσσα: Ελληνικά')
  expect(screen.queryByRole('combobox')).toBeNull()
  expect(written).not.toHaveBeenCalled()
})

it('offers each language by its own name, and stores only a choice', async () => {
  render(<LanguageSetting languages={two} />)
  const choice = await screen.findByRole('combobox', { name: 'Γλώσσα' })
  expect(Array.from(choice.children, ({ textContent }) => textContent)).toEqual([
    'Ελληνικά',
    'Deutsch',
  ])
  expect(written).not.toHaveBeenCalled()
})

it('keeps a choice for 365 days, lax, for the whole site, and opens the page in it (R336)', async () => {
  const open = jest.fn()
  render(<LanguageSwitch languages={two} open={open} />)
  await userEvent.selectOptions(screen.getByRole('combobox'), 'Deutsch')
  expect(written).toHaveBeenCalledTimes(1)
  expect(written).toHaveBeenCalledWith(
    `locale=de; Path=/; Max-Age=${365 * 24 * 60 * 60}; SameSite=Lax; Secure`,
  )
  expect(open).toHaveBeenCalledWith('/de/about')
})

it.each([
  ['el', '/about', '/about'],
  ['de', '/about', '/de/about'],
  ['de', '/', '/de'],
  ['el', '/de/about', '/about'],
  ['el', '/de', '/'],
  ['de', '/de/about', '/de/about'],
  ['de', '/demo', '/de/demo'],
])('maps to %s: %s', (code, path, address) => {
  expect(localisedPath(code, path, two)).toBe(address)
})
