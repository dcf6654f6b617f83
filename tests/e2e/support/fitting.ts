import type { Locator, Page } from '@playwright/test'

/** Elements wider than the window, if the page scrolls sideways. */
export async function overflowing(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth
    if (document.documentElement.scrollWidth <= width) return []
    return [...document.body.querySelectorAll('*')]
      .filter((element) => element.getBoundingClientRect().right > width + 0.5)
      .map(({ outerHTML }) => outerHTML.slice(0, 120))
  })
}

/** Elements whose text is clipped. */
export async function clippedTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isCut = (element: HTMLElement) => {
      const { overflowX, overflowY, clipPath, position } = getComputedStyle(element)
      // Text only for screen readers is clipped on purpose.
      if (clipPath !== 'none' && position === 'absolute') return false
      const cutsDown = ['hidden', 'clip'].includes(overflowY)
      const cutsAside = ['hidden', 'clip'].includes(overflowX)
      return (
        (cutsDown && element.scrollHeight > element.clientHeight + 2) ||
        (cutsAside && element.scrollWidth > element.clientWidth + 2)
      )
    }
    const hasText = ({ innerText }: HTMLElement) => innerText.trim() !== ''
    return [...document.body.querySelectorAll<HTMLElement>('body *')]
      .filter((element) => 'innerText' in element && hasText(element) && isCut(element))
      .map(({ outerHTML }) => outerHTML.slice(0, 120))
  })
}

/** Elements with an animation or transition of a visible length. */
export async function animations(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter((animation) => animation.timeline instanceof DocumentTimeline)
      .filter(({ effect, playState }) => {
        const { activeDuration } = effect?.getComputedTiming() ?? {}
        return playState === 'running' && Number(activeDuration) > 50
      })
      .map(({ effect }) =>
        effect instanceof KeyframeEffect ? (effect.target?.outerHTML.slice(0, 120) ?? '') : '',
      ),
  )
}

/** Resolves when all transitions have ended. */
export async function transitionsEnded(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    const ends = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity)
      .filter(({ timeline }) => timeline instanceof DocumentTimeline)
      .map(({ finished }) => finished.catch(() => undefined))
    await Promise.all(ends)
  })
}

/** Relative heights of an element at which another one covers its horizontal centre. */
export async function coveredPoints(element: Locator): Promise<number[]> {
  return element.evaluate((found) => {
    const { left, width, top, height } = found.getBoundingClientRect()
    return [0.05, 0.25, 0.5, 0.75, 0.95].filter((share) => {
      const shown = document.elementFromPoint(left + width / 2, top + height * share)
      return !found.contains(shown)
    })
  })
}
