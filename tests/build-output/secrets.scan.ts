import { homedir, userInfo } from 'node:os'
import { filesEnding, readText } from './published-site'

const messages = filesEnding(
  '.html',
  '.js',
  '.css',
  '.json',
  '.webmanifest',
  '.xml',
  '.txt',
  '.svg',
)

/** Patterns of secrets. */
const shapes: readonly (readonly [string, RegExp])[] = [
  ['a private key', /-----BEGIN [A-Z ]*PRIVATE KEY-----/],
  ['a signed token', /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{10,}/],
  ['a cloud key', /\bAKIA[0-9A-Z]{16}\b|\bAIza[\w-]{35}\b/],
  ['a payment key', /\b[sr]k_(?:live|test)_\w{16,}/],
  ['a credential in an address', /\b[a-z]+:\/\/[^/\s"'<>:@]+:[^/\s"'<>:@]+@/i],
  ['the name of a setting of the servers', /SESSION_KEYS|UPSTREAM_URL|DATABASE_URL|SECRET_KEY/],
]

function filesWith(isIn: (text: string) => boolean): string[] {
  return messages.filter((path) => isIn(readText(path)))
}

describe('the published site has no secrets (A2-38)', () => {
  it.each(shapes)('no text looks like %s', (_name, shape) => {
    expect(filesWith((text) => shape.test(text))).toEqual([])
  })

  it('no text contains the folder or user of the build', () => {
    const places = [process.cwd(), homedir()].filter((place) => place.length > 5)
    expect(filesWith((text) => places.some((place) => text.includes(place)))).toEqual([])
    const user = userInfo().username
    expect(filesWith((text) => text.includes(`/home/${user}/`))).toEqual([])
  })

  it('no text contains the value of a secret setting', () => {
    const names = Object.keys(process.env).filter((name) => /KEY|SECRET|TOKEN|PASSWORD/.test(name))
    const values = names.map((name) => process.env[name] ?? '').filter((value) => value.length > 7)
    expect(filesWith((text) => values.some((value) => text.includes(value)))).toEqual([])
  })
})

it("no script has the offline plugin's hooks, which send addresses to the service worker (A3-55)", () => {
  const hooks = /setPathResources|enableOfflineShell/
  const scripts = messages.filter((path) => path.endsWith('.js'))
  expect(scripts.length).toBeGreaterThan(0)
  expect(scripts.filter((path) => hooks.test(readText(path)))).toEqual([])
})
