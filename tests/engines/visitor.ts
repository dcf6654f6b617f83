import { readFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import type * as dom from '@testing-library/dom'
import type { EngineBrowser, PageElement } from './engine-browser'

declare global {
  interface Window {
    TestingLibraryDom?: typeof dom
    /** In a document that the visitor is leaving. */
    isLeft?: boolean
  }
}

const testingLibrary = readFileSync(
  'node_modules/@testing-library/dom/dist/@testing-library/dom.umd.min.js',
  'utf8',
)

/** What a person looks for: a role with its accessible name, the field with a label, or words. */
export interface Wanted {
  role?: string
  /** The whole text of an element; in place of role and name. */
  text?: string
  /** Accessible name, or label of the field; a string is the whole of it. */
  name?: string | RegExp
  /** Level of a heading. */
  level?: number
  /** Where to look: a landmark or a group with its name. Everywhere by default. */
  within?: Omit<Wanted, 'within'>
  /** Whether the first of several is meant; otherwise there must be one only. */
  first?: boolean
}

/** Waits that hold on a slow machine. */
const patient = { timeout: 90_000, intervals: [50, 100, 250, 500] }

/** A person in front of a browser: sees what is there by role and name, presses and types. */
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
      // A page that is still busy with its own navigation may stop this one.
      await this.browser.open(this.site + path)
      expect(await this.browser.evaluate(() => 'isLeft' in window)).toBe(false)
    }).toPass(patient)
  }

  /** Refuses the cookies that a first visit is asked about. */
  async refuseCookies(): Promise<void> {
    await this.press({ role: 'button', name: 'Απόρριψη' })
    await this.gone({ role: 'button', name: 'Απόρριψη' })
  }

  async press(wanted: Wanted): Promise<void> {
    await this.act(wanted, (element) => element.click())
  }

  /** Types into the field with a label, over what it holds. */
  async fill(label: string, text: string): Promise<void> {
    await this.act({ name: label }, async (element) => {
      await element.click()
      await this.browser.evaluate(() => (document.activeElement as HTMLInputElement).select())
      await element.type(text)
    })
    await expect.poll(() => this.valueOf(label), patient).toBe(text)
  }

  /** Takes the focus away, so that what a field says when it is left has its place. */
  async leaveField(): Promise<void> {
    await this.browser.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  }

  async choose(label: string, value: string): Promise<void> {
    await this.act({ name: label }, (element) => element.choose(value))
    await expect.poll(() => this.valueOf(label), patient).toBe(value)
  }

  /** Resolves when it is there, with its text. */
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

  /** Resolves when the title of the page, its h1, says this. */
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

  /** Resolves when the page's text has these words somewhere. */
  async reads(words: string | RegExp): Promise<void> {
    const text = () => this.browser.evaluate(() => document.body.innerText)
    if (typeof words === 'string') await expect.poll(text, patient).toContain(words)
    else await expect.poll(text, patient).toMatch(words)
  }

  /** Resolves when the service worker keeps a page. */
  async isKept(path: string): Promise<void> {
    const kept = () =>
      this.browser.evaluate(async () => {
        const paths: string[] = []
        for (const name of await caches.keys()) {
          const requests = await (await caches.open(name)).keys()
          paths.push(...requests.map(({ url }) => new URL(url).pathname))
        }
        return paths
      })
    await expect.poll(kept, patient).toContain(path)
  }

  async hasFocus(label: string): Promise<void> {
    const isFocused = () =>
      this.browser.evaluate((name) => {
        const [label] = (document.activeElement as HTMLInputElement | null)?.labels ?? []
        return label?.textContent?.trim() === name
      }, label)
    await expect.poll(isFocused, patient).toBe(true)
  }

  /** Finds, and acts on what was found; both again where the page changed in between. */
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
    return element && (await element.text()).trim()
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

/** What is looked for as JSON can hold it: a pattern by its source. */
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

/** Runs in the page. Where it is to be pressed, it has to be in reach: seen, and not covered. */
function findElement(wanted: SerialisedWanted, toPress: boolean): Element | null {
  const library = window.TestingLibraryDom
  if (!library) return null
  const all = ({ role, text, name, level, within }: SerialisedWanted): HTMLElement[] => {
    const scope = within ? all(within)[0] : document.body
    if (!scope) return []
    const words = typeof name === 'object' ? RegExp(name.source, name.flags) : name
    // Whether each can be seen is asked below, of those that fit: it is slow.
    const options = { hidden: true, ...(words && { name: words }), ...(level && { level }) }
    const found = role
      ? library.queryAllByRole(scope, role, options)
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
  // Until scripts have taken it over, the page may still scroll to where it was left last time.
  const isTaken = Object.keys(element).some((key) => key.startsWith('__reactProps'))
  if (document.getElementById('___gatsby') && !isTaken) return null
  if (element.matches(':disabled, [aria-disabled=true]')) return null
  // A radio button may be drawn by its label.
  const label = 'labels' in element ? (element.labels as NodeListOf<HTMLElement>)[0] : undefined
  const isInReach = (target: HTMLElement) =>
    // What floats over one end of the window leaves the other free.
    (['nearest', 'center', 'end', 'start'] as const).some((block) => {
      target.scrollIntoView({ block, behavior: 'instant' })
      const { x, y, width, height } = target.getBoundingClientRect()
      return target.contains(document.elementFromPoint(x + width / 2, y + height / 2))
    })
  return [element, ...(label ? [label] : [])].find(isInReach) ?? null
}
