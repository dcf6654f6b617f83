import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { type SeededEmulator, seededEmulator } from '#emulator/testing/seeded-emulator'
import { examined, type Served, served } from './examined'
import { smallG3 } from './small-g3'

jest.setTimeout(60_000)

const password = 'mikromathisi-2026'
const withAccount = (email: string) => ['--email', `${email}@example.gr`]

describe('the doctor with the emulator', () => {
  let emulator: SeededEmulator
  let api: Served
  beforeAll(async () => {
    emulator = await seededEmulator({ siteUrl: 'http://localhost:8000' })
    api = await served(emulator.app)
  })
  afterAll(async () => {
    await api.close()
    emulator.store.close()
  })

  it('reports the emulator as in docs/doctor.md, and writes nothing', async () => {
    const args = ['--upstream', api.url, ...withAccount('customer')]
    const { code, output, errors, requests } = await examined(args, { DOCTOR_PASSWORD: password })
    const guide = readFileSync(join(__dirname, '../../docs/doctor.md'), 'utf8')
    const shown = /```text\n(API [\s\S]*?)```/.exec(guide)?.[1]
    expect(output.replace(api.url, 'http://localhost:8100')).toBe(shown)
    expect({ code, errors }).toEqual({ code: 0, errors: '' })
    expect(output.split('\n').filter((line) => line.length > 80)).toEqual([])
    expect(requests.filter((request) => !request.startsWith('GET '))).toEqual([
      'POST /_allauth/app/v1/auth/login',
      'DELETE /_allauth/app/v1/auth/session',
    ])
    expect(output).not.toMatch(/customer|mikromathisi/)
  })

  it('examines public endpoints without an account', async () => {
    const { code, output, requests } = await examined(['--upstream', api.url])
    expect(code).toBe(0)
    expect(output).toContain('Private parts: not looked at: no account was given (--email)')
    expect(output).toContain('no account was looked at')
    expect(requests.every((request) => request.startsWith('GET '))).toBe(true)
  })

  it.each([
    ['twofactor', password, 'not looked at: the account has a second factor'],
    ['unverified', password, 'not looked at: the account first has to do: verify_email'],
    ['customer', 'wrong', 'not looked at: e-mail address and password do not belong together'],
  ])('reports why it did not examine the private endpoints of %s', async (email, typed, reason) => {
    const args = ['--upstream', api.url, ...withAccount(email)]
    const { code, output } = await examined(args, {}, typed)
    expect(output).toContain(`Private parts: ${reason}`)
    expect(output).not.toContain(typed)
    expect(code).toBe(1)
  })
})

describe('the doctor with another generation', () => {
  let api: Served
  beforeAll(async () => {
    api = await served(smallG3())
  })
  afterAll(() => api.close())

  it('reports what differs, what is missing and what it could not examine', async () => {
    const args = ['--upstream', api.url, '--public-url', 'https://shop.example.gr']
    const { code, output } = await examined(args)
    expect(code).toBe(1)
    expect(output).toContain('Looks like  G3 (v3)')
    expect(output).toContain('X-Forwarded-Host shop.example.gr, X-Forwarded-Proto https')
    expect(output).toMatch(/differs {2}\/product +results\[\]\.\w+ is missing/)
    expect(output).toMatch(/differs {2}\/blog\/comment +results\[\]\./)
    expect(output).toMatch(/missing {2}\/blog\/post +answered 404/)
    expect(output).toMatch(/differs {2}\/country +answered 502/)
    expect(output).toMatch(/unseen {3}\/region +429: too many requests/)
    expect(output).toMatch(/unseen {3}\/blog\/post\/\{id\} +nothing there to ask for/)
    expect(output).toMatch(/differs {2}\/blog\/tag +count says 5, 0 came/)
    expect(output).toMatch(/differs {2}\/health +answered an HTML page/)
    expect(output).toMatch(/\n\d fit, \d+ differ, \d+ are missing, \d+ could not be seen\.\n$/)
  })

  it('reports the target of a redirect, and does not follow it', async () => {
    const { code, output, errors, requests } = await examined(['--upstream', api.url])
    expect({ code, output, calls: requests.length }).toEqual({ code: 2, output: '', calls: 1 })
    expect(errors).toContain(
      'answered 301 and leads to https://api.example.gr/api/v1/product. Redirects are not followed',
    )
    expect(errors.trimEnd().split('\n')).toHaveLength(1)
  })
})

describe('the doctor with an API that does not answer', () => {
  let api: Served
  afterEach(() => api.close())

  it('reports a refused connection', async () => {
    api = await served(createServer())
    await api.close()
    const { code, errors } = await examined(['--upstream', api.url])
    expect(code).toBe(2)
    expect(errors).toMatch(
      /^Nothing was examined\. GET \S+\/product: not reachable \(.+\)\. Is the/,
    )
  })

  it('respects the timeout', async () => {
    api = await served(createServer())
    const { code, errors } = await examined(['--upstream', api.url], {
      UPSTREAM_TIMEOUT_MS: '50',
    })
    expect(code).toBe(2)
    expect(errors).toContain('no answer within 0.05 s. UPSTREAM_TIMEOUT_MS')
  })

  it('stops after three timeouts in a row', async () => {
    api = await served(
      createServer(({ url }, response) => {
        if (url?.startsWith('/api/v1/product?')) response.end('{}')
      }),
    )
    const env = { UPSTREAM_TIMEOUT_MS: '50' }
    const { code, requests } = await examined(['--upstream', api.url], env)
    expect({ code, calls: requests.length }).toEqual({ code: 2, calls: 4 })
  })
})

describe('the command line of the doctor', () => {
  it.each([
    [[], '--upstream is missing; --help says more'],
    [['--upstream', 'api'], '--upstream takes an origin such as https://api.example.gr'],
    [['--upstream', 'http://x/api/v1'], '--upstream takes an origin'],
    [['--upstream', 'http://x', '--public-url', 'ftp://x'], '--public-url takes an origin'],
    [['--upstream', 'http://x', '--password', 'geheim'], 'set DOCTOR_PASSWORD'],
    [['--upstream', 'http://x', '--password=geheim'], 'set DOCTOR_PASSWORD'],
    [['--upstraem', 'http://x'], "Unknown option '--upstraem'"],
  ])('refuses %p', async (args, reason) => {
    const { code, errors, requests } = await examined(args)
    expect({ code, requests }).toEqual({ code: 2, requests: [] })
    expect(errors).toContain(reason)
    expect(errors).not.toContain('geheim')
  })

  it('prints its usage', async () => {
    const { code, output } = await examined(['--help'])
    expect(code).toBe(0)
    expect(output).toContain('Usage: npm run doctor')
  })
})
