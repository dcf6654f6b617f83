import { createElement, lazy, Suspense } from 'react'
import { classNameOf, keyframes } from '#theme/styles'
import { renderToHtml, stylesOf } from './render-critical-styles'

describe('renderToHtml', () => {
  it('keeps every character across buffer boundaries', async () => {
    const words = Array.from({ length: 400 }, (_, at) => `${'a'.repeat(at % 5)}ορθογραφία`)
    const page = words.map((word, key) => createElement('p', { key, title: word }, word))
    const html = await renderToHtml(createElement('main', null, page))
    expect(html).toBe(
      `<main>${words.map((word) => `<p title="${word}">${word}</p>`).join('')}</main>`,
    )
  })

  it('waits for lazy components', async () => {
    const Late = lazy(async () => ({ default: () => createElement('p', null, 'Ήρθα') }))
    const html = await renderToHtml(createElement(Suspense, null, createElement(Late)))
    expect(html).toContain('<p>Ήρθα</p>')
  })

  it('rejects where the page throws', async () => {
    const Broken = () => {
      throw new Error('broken')
    }
    await expect(renderToHtml(createElement(Broken))).rejects.toThrow('broken')
  })
})

describe('stylesOf', () => {
  const grow = keyframes({ from: { opacity: 0.123 } })
  const red = classNameOf({ color: 'red' })
  const wide = classNameOf({ width: 321 })
  const growing = classNameOf({ animation: `${grow} 1s` })

  it('has the global styles and those of classes in the page, not those of other pages', () => {
    const rules = stylesOf(`<p class="${red}">`)
    expect(rules).toMatch(/^@font-face/)
    expect(rules).toContain('color:red')
    expect(rules).not.toContain('321px')
    expect(rules).not.toContain('0.123')
  })

  it('writes each rule once, in the order of the classes in the page', () => {
    const rules = stylesOf(`<p class="${wide} other"><b class="${red}"><i class="${wide}">`)
    expect(rules.indexOf('321px')).toBeLessThan(rules.indexOf('color:red'))
    expect(rules.split('321px')).toHaveLength(2)
  })

  it('has the animations that its classes use', () => {
    expect(stylesOf(`<p class="${growing}">`)).toContain(`@keyframes ${grow}`)
  })
})
