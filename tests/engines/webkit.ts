import { type ChildProcess, spawn } from 'node:child_process'
import type { Readable } from 'node:stream'
import * as z from 'zod'
import { endOf, freePort, startProgram, untilServed } from '../support/programs'
import {
  type Engine,
  type EngineBrowser,
  middleOf,
  type PageElement,
  type PageFunction,
  windowSize,
} from './engine-browser'
import { programPath } from './programs'
import { elementId, elementKey, newSession, type WebDriverSession } from './webdriver'

/** WebKitGTK by WebDriver, on a virtual display. */
export async function startWebKit(): Promise<Engine> {
  const screen = `${windowSize.width}x${windowSize.height}x24`
  const display = spawn(
    programPath('Xvfb'),
    ['-displayfd', '3', '-screen', '0', screen, '-nolisten', 'tcp'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  )
  const port = await freePort()
  const driver = startProgram(programPath('WebKitWebDriver'), [`--port=${port}`], {
    DISPLAY: `:${await displayNumber(display)}`,
  })
  await untilServed(`http://127.0.0.1:${port}/status`, driver)
  return {
    newBrowser: async () => {
      const capabilities = { acceptInsecureCerts: true, timeouts: { script: 90_000 } }
      const session = await newSession(`http://127.0.0.1:${port}`, capabilities)
      await session.send('POST', '/window/rect', { x: 0, y: 0, ...windowSize })
      return browserOf(session)
    },
    stop: async () => {
      await driver.stop()
      await endOf(display)
    },
  }
}

/** Xvfb picks a free display and writes its number. */
function displayNumber(xvfb: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    const [, , , numbers] = xvfb.stdio
    ;(numbers as Readable).once('data', (line: Buffer) => resolve(line.toString().trim()))
    xvfb.once('exit', (code) => reject(new Error(`Xvfb ended with ${code}`)))
  })
}

function browserOf({ send }: WebDriverSession): EngineBrowser {
  const script = (source: string, args: unknown[] = []) =>
    send('POST', '/execute/sync', { script: source, args })
  return {
    open: async (url) => void (await send('POST', '/url', { url })),
    url: async () => String(await send('GET', '/url')),
    evaluate: async (code, ...args) => {
      const { result, error } = evaluated.parse(
        await send('POST', '/execute/async', { script: awaiting(code), args }),
      )
      if (error !== undefined) throw new Error(error)
      return result as never
    },
    find: async (code, ...args) => {
      const id = elementId(await script(`return (${code}).apply(null, arguments)`, args))
      return id ? elementOf(send, id) : null
    },
    run: async (source) => void (await script(source)),
    screenshot: async () => Buffer.from(String(await send('GET', '/screenshot')), 'base64'),
    // WebDriver has no console: the front's recorder reports.
    errors: () => [],
    close: async () => void (await send('DELETE', '')),
  }
}

const evaluated = z.object({ result: z.unknown(), error: z.optional(z.string()) })

/** A WebDriver script that returns the result of the code, or of its promise. */
const awaiting = (code: PageFunction<never, unknown>) => `
  const [...args] = arguments
  const done = args.pop()
  Promise.resolve()
    .then(() => (${code})(...args))
    .then((result) => done({ result }), (error) => done({ error: String(error) }))`

function elementOf(send: WebDriverSession['send'], id: string): PageElement {
  return {
    click: async () => {
      const args = [{ [elementKey]: id }]
      const point = await send('POST', '/execute/sync', {
        script: `return (${middleOf})(arguments[0])`,
        args,
      })
      const actions = [
        { type: 'pointerMove', ...(point as { x: number; y: number }) },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ]
      const mouse = { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }
      await send('POST', '/actions', { actions: [mouse] })
    },
    type: async (text) => void (await send('POST', `/element/${id}/value`, { text })),
    choose: async (value) => {
      const selector = { using: 'css selector', value: `option[value='${value}']` }
      const option = elementId(await send('POST', `/element/${id}/element`, selector))
      await send('POST', `/element/${option}/click`)
    },
    text: async () => String(await send('GET', `/element/${id}/text`)),
    value: async () => String(await send('GET', `/element/${id}/property/value`)),
  }
}
