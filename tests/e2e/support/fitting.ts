import type { Page } from '@playwright/test'

/** What sticks out of the window to the side: the page would scroll sideways because of it. */
export async function sticksOut(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth
    if (document.documentElement.scrollWidth <= width) return []
    return [...document.body.querySelectorAll('*')]
      .filter((element) => element.getBoundingClientRect().right > width + 0.5)
      .map(({ outerHTML }) => outerHTML.slice(0, 120))
  })
}

/** Texts that are cut off by the box around them. */
export async function cutMessages(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isCut = (element: HTMLElement) => {
      const { overflowX, overflowY, clipPath, position } = getComputedStyle(element)
      // What only screen readers get is clipped on purpose.
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

/** Animations and transitions that go on for longer than anybody could see them. */
export async function movements(page: Page): Promise<string[]> {
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

/** Resolves when the page has come to rest after its colours changed. */
export async function atRest(page: Page): Promise<void> {
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
