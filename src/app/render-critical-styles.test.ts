import { createElement, lazy, Suspense } from 'react'
import { renderToHtml } from './render-critical-styles'

describe('renderToHtml', () => {
  it('keeps every letter across buffer boundaries', async () => {
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

  it('fails where the page does', async () => {
    const Broken = () => {
      throw new Error('broken')
    }
    await expect(renderToHtml(createElement(Broken))).rejects.toThrow('broken')
  })
})
