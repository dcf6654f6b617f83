import * as z from 'zod/mini'
import { exampleLocale } from '../examples/site-examples'
import { locale } from './locale'

describe('locale (R176)', () => {
  it('has a name, a code, a direction and messages', () => {
    expect(z.parse(locale, exampleLocale)).toEqual(exampleLocale)
  })

  it.each(['name', 'code', 'dir', 'messages'])('is refused without %s', (field) => {
    expect(z.safeParse(locale, { ...exampleLocale, [field]: undefined }).success).toBe(false)
  })

  it.each(['el', 'ckb', 'pt-BR', 'zh-TW'])('may have the code %s', (code) => {
    expect(z.safeParse(locale, { ...exampleLocale, code }).success).toBe(true)
  })

  it.each(['', 'e', 'EL', 'el_GR', 'el-gr', 'el-GR-x', 'ελ'])('has not the code %p', (code) => {
    expect(z.safeParse(locale, { ...exampleLocale, code }).success).toBe(false)
  })

  it('groups its messages as deep as it likes', () => {
    const messages = { a: { b: { c: { d: 'Βαθιά' } } }, e: 'Ρηχά' }
    expect(z.parse(locale, { ...exampleLocale, messages }).messages).toEqual(messages)
    const wrong = { a: { b: { c: 5 } } }
    expect(z.safeParse(locale, { ...exampleLocale, messages: wrong }).success).toBe(false)
  })
})
