import { readFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import type * as dom from '@testing-library/dom'
import { readCachedPaths } from '../e2e/support/worker-caches'
import type { EngineBrowser, PageElement } from './engine-browser'

declare global {
  interface Window {
    TestingLibraryDom?: typeof dom
    /** Set in a document that the visitor is leaving. */
    isLeft?: boolean
  }
}

const testingLibrary = readFileSync(
  'node_modules/@testing-library/dom/dist/@testing-library/dom.umd.min.js',
  'utf8',
)

/** A locator: a role with its accessible name, a field with a label, or a text. */
export interface Wanted {
  role?: string
  /** The complete text of an element, instead of role and name. */
  text?: string
  /** Accessible name, or label of the field; a string must match completely. */
  name?: string | RegExp
  /** Level of a heading. */
  level?: number
  /** A landmark or a named group to search in; by default the page. */
  within?: Omit<Wanted, 'within'>
  /** Takes the first match; otherwise there must be exactly one. */
  first?: boolean
}

/** Timeouts that are long enough for a slow machine. */
const patient = { timeout: 90_000, intervals: [50, 100, 250, 500] }

/** Drives a browser by roles and names. */
export class Visitor {
  constructor(
    readonly browser: EngineBrowser,
    private readonly site: string,
  ) {}

  async open(path: string): Promise<void> {
    await expect(async () => {
      await this.browser.evaluate(() => {
        window.isLeft = true
      })
      // A navigation started by the page may abort this one.
      await this.browser.open(this.site + path)
      expect(await this.browser.evaluate(() => 'isLeft' in window)).toBe(false)
    }).toPass(patient)
  }

  /** Declines the cookies in the banner of a first visit. */
  async refuseCookies(): Promise<void> {
    await this.press({ role: 'button', name: 'Απόρριψη' })
    await this.gone({ role: 'button', name: 'Απόρριψη' })
  }

  async press(wanted: Wanted): Promise<void> {
    await this.act(wanted, (element) => element.click())
  }

  /** Replaces the value of the field with a label, by typing. */
  async fill(label: string, text: string): Promise<void> {
    await this.act({ name: label }, async (element) => {
      await element.click()
      await this.browser.evaluate(() => (document.activeElement as HTMLInputElement).select())
      await element.type(text)
    })
    await expect.poll(() => this.valueOf(label), patient).toBe(text)
  }

  async choose(label: string, value: string): Promise<void> {
    // The options may still be loading: without the wanted one nothing is chosen.
    await expect(async () => {
      await this.act({ name: label }, (element) => element.choose(value))
      expect(await this.valueOf(label)).toBe(value)
    }).toPass(patient)
  }

  /** Resolves with the text of a match. */
  async sees(wanted: Wanted): Promise<string> {
    let text: string | null = null
    await expect(async () => {
      text = await this.textOf(wanted)
      expect(text, JSON.stringify(serialised(wanted))).not.toBeNull()
    }).toPass(patient)
    return text ?? ''
  }

  async gone(wanted: Wanted): Promise<void> {
    await expect.poll(() => this.textOf(wanted), patient).toBeNull()
  }

  /** Resolves when the h1 has this text. */
  async seesTitle(title: string | RegExp): Promise<void> {
    const main = () => this.textOf({ role: 'heading', level: 1 })
    if (typeof title === 'string') await expect.poll(main, patient).toBe(title)
    else await expect.poll(main, patient).toMatch(title)
  }

  /** Resolves when the page is at a path, with its query. */
  async isAt(path: string | RegExp): Promise<void> {
    const here = async () => {
      const { pathname, search } = new URL(await this.browser.url())
      return pathname + search
    }
    if (typeof path === 'string') await expect.poll(here, patient).toBe(path)
    else await expect.poll(here, patient).toMatch(path)
  }

  /** Resolves when the page contains this text. */
  async reads(words: string | RegExp): Promise<void> {
    const text = () => this.browser.evaluate(() => document.body.innerText)
    if (typeof words === 'string') await expect.poll(text, patient).toContain(words)
    else await expect.poll(text, patient).toMatch(words)
  }

  /** Resolves when the page has hydrated, for which it needs all of its files. */
  async hydrated(): Promise<void> {
    const state = () => this.browser.evaluate(() => document.documentElement.dataset.hydrated)
    await expect.poll(state, patient).toBe('yes')
  }

  /** Resolves when the service worker has cached a path. */
  async cached(path: string): Promise<void> {
    const cached = () => this.browser.evaluate(readCachedPaths)
    await expect.poll(cached, patient).toContain(path)
  }

  /** Finds an element and acts on it; repeats both if the page changed in between. */
  private async act(
    wanted: Wanted,
    interaction: (element: PageElement) => Promise<void>,
  ): Promise<void> {
    await expect(async () => {
      const element = await this.find(wanted, true)
      expect(element, `nothing in reach: ${JSON.stringify(serialised(wanted))}`).not.toBeNull()
      if (element) await interaction(element)
    }).toPass(patient)
  }

  private async textOf(wanted: Wanted): Promise<string | null> {
    const element = await this.find(wanted, false)
    const text = await element?.text().catch((error: unknown) => {
      // It left the page since it was found.
      if (/stale element reference/.test(String(error))) return null
      throw error
    })
    return text?.trim() ?? null
  }

  private async valueOf(label: string): Promise<string | null> {
    const element = await this.find({ name: label }, false)
    return element ? element.value() : null
  }

  private async find(wanted: Wanted, toPress: boolean): Promise<PageElement | null> {
    const isReady = await this.browser.evaluate(() => 'TestingLibraryDom' in window)
    if (!isReady) await this.browser.run(testingLibrary)
    return this.browser.find(findElement, serialised(wanted), toPress)
  }
}

/** The locator as JSON: a pattern by its source. */
type SerialisedWanted = Omit<Wanted, 'name' | 'within'> & {
  name?: string | { source: string; flags: string }
  within?: SerialisedWanted
}

function serialised({ name, within, ...rest }: Wanted): SerialisedWanted {
  return {
    ...rest,
    ...(name instanceof RegExp
      ? { name: { source: name.source, flags: name.flags } }
      : name && { name }),
    ...(within && { within: serialised(within) }),
  }
}

/** Runs in the page. An element to press has to be visible and not covered. */
function findElement(wanted: SerialisedWanted, toPress: boolean): Element | null {
  const library = window.TestingLibraryDom
  if (!library) return null
  const byRole = (scope: HTMLElement, role: string, options: dom.ByRoleOptions) => {
    const named = library.queryAllByRole(scope, role, options)
    const { name, ...rest } = options
    if (named.length > 0 || typeof name !== 'string') return named
    // The library drops spaces at the ends of inner elements, such as highlighted words; the names
    // that browsers compute have them.
    return library
      .queryAllByRole(scope, role, rest)
      .filter((element) => !element.ariaLabel && element.innerText.trim() === name)
  }
  const all = ({ role, text, name, level, within }: SerialisedWanted): HTMLElement[] => {
    const scope = within ? all(within)[0] : document.body
    if (!scope) return []
    const words = typeof name === 'object' ? RegExp(name.source, name.flags) : name
    // Visibility is checked below, for matches only, as it is slow.
    const options = { hidden: true, ...(words && { name: words }), ...(level && { level }) }
    const found = role
      ? byRole(scope, role, options)
      : text
        ? library.queryAllByText(scope, text)
        : library.queryAllByLabelText(scope, words ?? '')
    return found.filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) &&
        !element.closest('[aria-hidden=true], [inert]'),
    )
  }
  const found = all(wanted)
  if (found.length > 1 && !wanted.first)
    throw new Error(`${found.length} of ${JSON.stringify(wanted)}`)
  const [element] = found
  if (!element || !toPress) return element ?? null
  // Before hydration the page may still restore its scroll position.
  const propsOf = (node: Element) =>
    Object.entries(node).find(([key]) => key.startsWith('__reactProps'))?.[1]
  let taken: Element | null = element
  while (taken && !propsOf(taken)) taken = taken.parentElement
  // In a static part React attaches props only to the root.
  const isTaken = taken && (taken === element || 'dangerouslySetInnerHTML' in propsOf(taken))
  if (document.getElementById('___gatsby') && !isTaken) {
    // Some parts become alive only when they come near.
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
    return null
  }
  if (element.matches(':disabled, [aria-disabled=true]')) return null
  // A radio button may be hidden behind its label.
  const label = 'labels' in element ? (element.labels as NodeListOf<HTMLElement>)[0] : undefined
  const isInReach = (target: HTMLElement) =>
    // A floating bar covers only one end of the window.
    (['nearest', 'center', 'end', 'start'] as const).some((block) => {
      target.scrollIntoView({ block, behavior: 'instant' })
      const { x, y, width, height } = target.getBoundingClientRect()
      return target.contains(document.elementFromPoint(x + width / 2, y + height / 2))
    })
  return [element, ...(label ? [label] : [])].find(isInReach) ?? null
}
