import puppeteer, { type ElementHandle, type Page } from 'puppeteer-core'
import {
  type Engine,
  type EngineBrowser,
  middleOf,
  type PageElement,
  windowSize,
} from './engine-browser'
import { programPath } from './programs'

/** Firefox by WebDriver BiDi, without a window. */
export async function startFirefox(): Promise<Engine> {
  const firefox = await puppeteer.launch({
    browser: 'firefox',
    executablePath: programPath('firefox'),
    headless: true,
    acceptInsecureCerts: true,
    defaultViewport: windowSize,
    extraPrefsFirefox: { 'intl.accept_languages': 'el-GR,el' },
  })
  return {
    newBrowser: async () => {
      const context = await firefox.createBrowserContext()
      const page = await context.newPage()
      page.setDefaultTimeout(90_000)
      await page.evaluateOnNewDocument(stringifyErrors)
      return browserOf(page, () => context.close())
    },
    stop: () => firefox.close(),
  }
}

function browserOf(page: Page, close: () => Promise<void>): EngineBrowser {
  const errors: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  // Firefox reports violations of the policy here, too.
  page.on('pageerror', (error) => errors.push(error instanceof Error ? error.message : `${error}`))
  return {
    open: async (url) => void (await page.goto(url)),
    url: async () => page.evaluate(() => window.location.href),
    evaluate: async (code, ...args) => (await page.evaluate(asGeneric(code), ...args)) as never,
    find: async (code, ...args) => {
      const handle = await page.evaluateHandle(asGeneric(code), ...args)
      const element = handle.asElement()
      return element && elementOf(page, element as ElementHandle<Element>)
    },
    run: async (script) => void (await page.evaluate(`${script};undefined`)),
    screenshot: async () => Buffer.from(await page.screenshot()),
    errors: () => errors,
    close,
  }
}

/** The arguments are JSON, so no handle among them needs the package's types. */
const asGeneric = (code: unknown) => code as (...args: unknown[]) => unknown

/** Runs in the page, before its scripts: the driver reports errors without their message. */
function stringifyErrors(): void {
  const { error } = console
  console.error = (...words: unknown[]) => error(...words.map(String))
}

function elementOf(page: Page, handle: ElementHandle<Element>): PageElement {
  return {
    click: async () => {
      const { x, y } = await handle.evaluate(middleOf)
      await page.mouse.click(x, y)
    },
    type: (text) => handle.type(text),
    choose: async (value) => void (await handle.select(value)),
    text: () => handle.evaluate((element) => (element as HTMLElement).innerText),
    value: () => handle.evaluate((field) => (field as HTMLInputElement).value),
  }
}
