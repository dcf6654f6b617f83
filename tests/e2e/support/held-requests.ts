import type { Page } from '@playwright/test'

/**
 * Has requests of one kind wait, as on a slow line; for pages that are opened from now on.
 * @returns lets them come
 */
export async function holdRequests(page: Page, address: RegExp): Promise<() => void> {
  let letCome = () => {}
  const held = new Promise<void>((resolve) => {
    letCome = resolve
  })
  await page.route(address, async (route) => {
    await held
    await route.continue()
  })
  return letCome
}

/**
 * Has every script wait, as on a slow line; for pages that are opened from now on.
 * @returns lets them come
 */
export function holdScripts(page: Page): Promise<() => void> {
  return holdRequests(page, /\.js$/)
}

/**
 * Has the typeface wait, as on a slow line; for pages that are opened from now on.
 * @returns lets it come
 */
export async function holdTypeface(page: Page): Promise<() => Promise<void>> {
  const letCome = await holdRequests(page, /\.woff2$/)
  return async () => {
    letCome()
    await page.waitForFunction(() => {
      const wanted = [...document.querySelectorAll<HTMLLinkElement>('link[as=font]')]
      const came = performance.getEntriesByType('resource').map(({ name }) => name)
      return wanted.length > 0 && wanted.every(({ href }) => came.includes(href))
    })
  }
}

/** Whether text is drawn with the typeface, by its width beside that of another one. */
export async function drawsTypeface(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const [own, other] = ['Manrope, monospace', 'monospace'].map((fontFamily) => {
      const words = document.createElement('span')
      Object.assign(words.style, { position: 'absolute', font: `16px ${fontFamily}` })
      words.textContent = 'Μικρά μαθήματα, small lessons'
      document.body.append(words)
      const { width } = words.getBoundingClientRect()
      words.remove()
      return width
    })
    return own !== other
  })
}
