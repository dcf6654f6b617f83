import { recorded } from './record'
import { asRecorded, shapeDifferences } from './shape-differences'

/** Status and body of a response; an HTML page is `{ html: <its title> }`, a file `{ file: <its type> }`. */
export interface CameBack {
  status: number
  body: unknown
}

/** A recorded response, and a call to which the emulator should respond in the same way. */
export interface Exchange<World> {
  /** As in `answerNames`. */
  name: string
  call: (world: World) => Promise<CameBack>
}

/** Differences that come from the settings of the recorded API. */
export const differencesOfSettings: Readonly<Record<string, readonly string[]>> = {
  // The real API had Facebook and Google; the emulator's provider has a URL (OpenID Connect).
  'GET /_allauth/app/v1/config 200': [
    'body.data.socialaccount.providers[].openid_configuration_url is not in the record',
  ],
}

/** Differences of a response from the recorded one of this name. */
export function differencesFrom(name: string, { status, body }: CameBack): string[] {
  const [, endpoint = '', wanted = '', number] =
    /^(\S+ \S+) (\d+)(?: no\. (\d+))?$/.exec(name) ?? []
  const answer = recorded.endpoints[endpoint]?.[wanted]
  if (!answer) return ['no such answer was recorded']
  if (String(status) !== wanted) {
    return [`status ${status}, recorded ${wanted}: ${JSON.stringify(body)?.slice(0, 200)}`]
  }
  if (number) {
    const answered = JSON.stringify(sorted(asRecorded(body)))
    const before = JSON.stringify(sorted(answer.refusals?.[Number(number) - 1]))
    return answered === before ? [] : [`answered ${answered.slice(0, 400)}, recorded ${before}`]
  }
  if (answer.body === undefined) return body === undefined ? [] : ['a body, recorded none']
  return shapeDifferences(recorded.shapes, answer.body, body)
}

/** The same value with sorted keys. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([key, inner]) => [key, sorted(inner)] as const)
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** Reads a response; JSON, a page, a file or nothing. */
export async function cameBack(response: Response): Promise<CameBack> {
  const text = await response.text()
  const type = response.headers.get('content-type') ?? ''
  if (type === 'application/pdf') return { status: response.status, body: { file: type } }
  const title = /<title>(.*?)<\/title>/.exec(text)?.[1]
  const json = () => (text === '' ? undefined : (JSON.parse(text) as unknown))
  return { status: response.status, body: title === undefined ? json() : { html: title } }
}
