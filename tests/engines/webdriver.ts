import * as z from 'zod'

/** How WebDriver names an element in JSON. */
export const elementKey = 'element-6066-11e4-a52e-4f735466cecf'
const elementReference = z.object({ [elementKey]: z.string() })

/** A driver that does not respond within this time has lost its browser. */
const patienceMs = 45_000

/** A session of the W3C WebDriver protocol over HTTP: https://www.w3.org/TR/webdriver2/ */
export interface WebDriverSession {
  /** Sends a command of the session and returns its value; throws the driver's error. */
  send: (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>
}

/** Opens a session with these capabilities at the driver's address. */
export async function newSession(driver: string, capabilities: object): Promise<WebDriverSession> {
  const body = { capabilities: { alwaysMatch: capabilities } }
  const opened = await command(`${driver}/session`, 'POST', body)
  const { sessionId } = z.object({ sessionId: z.string() }).parse(opened)
  return {
    send: (method, path, sent) => command(`${driver}/session/${sessionId}${path}`, method, sent),
  }
}

/** Id of the element that a script returned; null if it returned none. */
export function elementId(value: unknown): string | null {
  return value === null ? null : elementReference.parse(value)[elementKey]
}

async function command(url: string, method: string, body?: object): Promise<unknown> {
  const init = method === 'POST' ? { body: JSON.stringify(body ?? {}) } : {}
  const answer = await fetch(url, {
    method,
    headers: { 'content-type': 'application/json' },
    signal: AbortSignal.timeout(patienceMs),
    ...init,
  })
  const { value } = z.object({ value: z.unknown() }).parse(await answer.json())
  if (!answer.ok) throw new Error(`${method} ${new URL(url).pathname}: ${JSON.stringify(value)}`)
  return value
}
