import { translate, translated } from './translations'

it('shows Greek, else English, else the first text', () => {
  const el = { name: 'Τετράδιο' }
  const en = { name: 'Notebook' }
  expect(translated({ en, el }, 'name')).toEqual({ text: 'Τετράδιο', locale: 'el' })
  expect(translated({ el: { name: '' }, en }, 'name')).toEqual({ text: 'Notebook', locale: 'en' })
  expect(translated({ el: { name: null }, de: { name: 'Heft' } }, 'name').locale).toBe('de')
  expect(translate({ el, en }, 'name', 'en')).toBe('Notebook')
})

it('is empty without any text', () => {
  expect(translated({}, 'name')).toEqual({ text: '', locale: 'el' })
})
