export type EngineName = 'firefox' | 'webkit'

/** Code that runs in the page and can use only its arguments. */
export type PageFunction<Args extends unknown[], Result> = (...args: Args) => Result

/** An element of the page, with real input of the browser. */
export interface PageElement {
  click: () => Promise<void>
  /** Types at the end of the value, or replaces the selection. */
  type: (text: string) => Promise<void>
  /** Chooses an option of a `select` by its value. */
  choose: (value: string) => Promise<void>
  /** Its rendered text. */
  text: () => Promise<string>
  /** The value of a field. */
  value: () => Promise<string>
}

/** An isolated browser with separate cookies, storage and service workers. */
export interface EngineBrowser {
  /** Opens an address; resolves once the document has loaded. */
  open: (url: string) => Promise<void>
  url: () => Promise<string>
  /** Runs code in the page; arguments and result are JSON, a promise is awaited. */
  evaluate: <Args extends unknown[], Result>(
    code: PageFunction<Args, Result>,
    ...args: Args
  ) => Promise<Awaited<Result>>
  /** Runs code in the page that returns an element, or null. */
  find: <Args extends unknown[]>(
    code: PageFunction<Args, Element | null>,
    ...args: Args
  ) => Promise<PageElement | null>
  /** Runs a script in the page, bypassing its content security policy. */
  run: (script: string) => Promise<void>
  /** The window as a PNG. */
  screenshot: () => Promise<Buffer>
  /** Messages of console.error, uncaught errors and policy violations that the driver reports. */
  errors: () => string[]
  close: () => Promise<void>
}

/** A running browser engine. */
export interface Engine {
  newBrowser: () => Promise<EngineBrowser>
  stop: () => Promise<void>
}

/** Size of the window in CSS pixels. */
export const windowSize = { width: 480, height: 900 }

/**
 * Runs in the page: the middle of an element, in whole pixels of the window. Drivers take the first
 * box of an element, which is empty where a link contains a block.
 */
export function middleOf(element: Element): { x: number; y: number } {
  const { x, y, width, height } = element.getBoundingClientRect()
  return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) }
}
