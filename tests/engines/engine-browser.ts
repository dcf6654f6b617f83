export type EngineName = 'firefox' | 'webkit'

/** Code that runs in the page: it sees its arguments and the page, nothing around it. */
export type PageFunction<Args extends unknown[], Result> = (...args: Args) => Result

/** An element of the page, pressed and typed into by the browser itself. */
export interface PageElement {
  click: () => Promise<void>
  /** Types at the end of what is there, or over what is selected. */
  type: (text: string) => Promise<void>
  /** Chooses an option of a `select` by its value. */
  choose: (value: string) => Promise<void>
  /** Its text as it is drawn. */
  text: () => Promise<string>
  /** What a field holds. */
  value: () => Promise<string>
}

/** One visitor's browser: cookies, storage and service workers of its own. */
export interface EngineBrowser {
  /** Opens an address; resolves once the document has loaded. */
  open: (url: string) => Promise<void>
  url: () => Promise<string>
  /** Runs code in the page; arguments and result are JSON, a promise is awaited. */
  evaluate: <Args extends unknown[], Result>(
    code: PageFunction<Args, Result>,
    ...args: Args
  ) => Promise<Awaited<Result>>
  /** Runs code in the page that answers with an element, or null. */
  find: <Args extends unknown[]>(
    code: PageFunction<Args, Element | null>,
    ...args: Args
  ) => Promise<PageElement | null>
  /** Runs a whole script in the page, whatever its content security policy says. */
  run: (script: string) => Promise<void>
  /** The window as a PNG. */
  screenshot: () => Promise<Buffer>
  /** Messages of console.error, uncaught errors and violations of the policy, where it tells. */
  errors: () => string[]
  close: () => Promise<void>
}

/** A browser engine that runs. */
export interface Engine {
  newBrowser: () => Promise<EngineBrowser>
  stop: () => Promise<void>
}

/** Size of the window in CSS pixels. */
export const windowSize = { width: 480, height: 900 }

/**
 * Runs in the page: the middle of an element, in whole pixels of the window. Drivers take the first
 * box of an element, which is empty where a link holds a block.
 */
export function middleOf(element: Element): { x: number; y: number } {
  const { x, y, width, height } = element.getBoundingClientRect()
  return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) }
}
