import * as z from 'zod/mini'
import { locale } from './locale'

const exampleLocale = {
  name: 'Ελληνικά',
  code: 'el',
  dir: 'ltr',
  messages: { close: 'Κλείσιμο', search: { label: 'Αναζήτηση' } },
}

describe('locale (R176)', () => {
  it('has a name, a code, a direction and messages', () => {
    expect(Object.keys(z.parse(locale, exampleLocale))).toEqual(['name', 'code', 'dir', 'messages'])
  })

  it('has a code of language and country', () => {
    const right = ['el', 'ckb', 'pt-BR', 'zh-TW']
    const wrong = ['', 'e', 'EL', 'el_GR', 'el-gr', 'el-GR-x', 'ελ']
    const isAccepted = (code: string) => z.safeParse(locale, { ...exampleLocale, code }).success
    expect([...right, ...wrong].filter(isAccepted)).toEqual(right)
  })

  it('nests its messages at any depth', () => {
    const messages = { a: { b: { c: { d: 'Βαθιά' } } }, e: 'Ρηχά' }
    expect(z.parse(locale, { ...exampleLocale, messages }).messages).toEqual(messages)
    const wrong = { a: { b: { c: 5 } } }
    expect(z.safeParse(locale, { ...exampleLocale, messages: wrong }).success).toBe(false)
  })
})
