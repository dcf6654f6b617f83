import { createServer } from 'node:http'
import { type SeededEmulator, seededEmulator } from '#emulator/testing/seeded-emulator'
import { stillAsBefore } from '../record/support/still-as-before'
import { examined, type Served, served } from './examined'
import { otherApi } from './other-api'

jest.setTimeout(60_000)

const publicUrl = 'http://localhost:8000'
const customer = {
  DOCTOR_EMAIL: 'customer@example.gr',
  DOCTOR_PASSWORD: 'mikromathisi-2026',
}

const waiting: string[] = Object.values(stillAsBefore).flat()

/** Lines about endpoints that do not fit, though the emulator answers as the API of today. */
const unfit = (output: string): string[] =>
  output.split('\n').filter((line) => {
    const [, path = ''] = /^ {2}(?:differs|missing|unseen) +(\S+)/.exec(line) ?? []
    return path !== '' && !waiting.includes(`GET ${path.replace('{me}', '{id}')}`)
  })
const codeFor = (output: string) => (/^ {2}(?:differs|missing)/m.test(output) ? 1 : 0)

describe('the doctor with the emulator', () => {
  let emulator: SeededEmulator
  let api: Served
  beforeAll(async () => {
    emulator = await seededEmulator({ siteUrl: publicUrl })
    api = await served(emulator.app)
  })
  afterAll(async () => {
    await api.close()
    emulator.store.close()
  })

  it('finds that all fits, says for which version and whose domain, and writes nothing', async () => {
    const args = ['--upstream', api.url, '--public-url', publicUrl]
    const { code, output, errors, requests } = await examined(args, customer)
    expect(unfit(output)).toEqual([])
    expect({ code, errors }).toEqual({ code: codeFor(output), errors: '' })
    expect(output).toContain('The shop is for v3.6 of the API.')
    expect(output).toContain('localhost is Σταγόνα, blog on.')
    expect(output).toMatch(/\n\d\d fit, \d+ differ, \d+ are missing\.\n$/)
    expect(requests.filter((request) => !request.startsWith('GET '))).toEqual([
      'POST /_allauth/app/v1/auth/login',
      'DELETE /_allauth/app/v1/auth/session',
    ])
    expect(output).not.toMatch(/customer@|mikromathisi-/)
  })

  it('examines public endpoints without an account, and says so', async () => {
    const { code, output, requests } = await examined(['--upstream', api.url])
    expect(output).toContain('Private parts: no account')
    expect(requests.every((request) => request.startsWith('GET '))).toBe(true)
    expect(code).toBe(codeFor(output))
  })

  it.each(['twofactor', 'unverified', 'nobody'])('says that %s cannot be used', async (name) => {
    const env = { ...customer, DOCTOR_EMAIL: `${name}@example.gr` }
    const { code, output } = await examined(['--upstream', api.url], env)
    expect(output).toContain('Private parts: a password alone signs nobody in')
    expect(code).toBe(1)
  })

  it('warns that the shop may be shown to nobody, unless it is shown to everybody', async () => {
    const args = ['--upstream', api.url]
    const warning = 'with SHOP_AUDIENCE=everyone, everybody sees it'
    expect((await examined(args)).output).toContain(warning)
    expect((await examined(args, { SHOP_AUDIENCE: 'everyone' })).output).not.toContain(warning)
  })

  it('says that a domain is none of the API', async () => {
    const args = ['--upstream', api.url, '--public-url', 'https://elsewhere.example']
    const { code, output } = await examined(args)
    expect(output).toContain('elsewhere.example is no domain of a shop of this API.')
    expect(code).toBe(1)
  })
})

describe('the doctor with another API', () => {
  let api: Served
  beforeAll(async () => {
    api = await served(otherApi())
  })
  afterAll(() => api.close())

  it('reports by field what differs, what is missing and what it could not examine', async () => {
    const args = ['--upstream', api.url, '--public-url', 'https://shop.example.gr']
    const { code, output } = await examined(args)
    expect(code).toBe(1)
    expect(output).toMatch(/differs {2}\S+\/product +1 of 1 rows: .*\bprice\b/)
    expect(output).toMatch(/missing {2}\S+\/blog\/post +answered 404/)
    expect(output).toMatch(/differs {2}\S+\/country +answered 502/)
    expect(output).toMatch(/unseen {3}\S+\/region +too many requests/)
    expect(output).toMatch(/unseen {3}\S+\/blog\/post\/\{id\} +no row to ask for/)
    expect(output).toMatch(/differs {2}\S+\/blog\/tag +no list/)
    expect(output).toMatch(/fits {5}\S+\/blog\/author +0 rows/)
    expect(output).toMatch(/differs {2}\S+\/health +.*\bredis\b/)
  })

  it('says to which domain passkeys and mails belong', async () => {
    const args = ['--upstream', api.url, '--public-url', 'https://shop.example.gr']
    const { output } = await examined(args)
    expect(output).toContain('shop.example.gr is Μικρό, blog off.')
    expect(output).toContain('Passkeys and links of mails are of mikro.example')
  })

  it('reports the target of a redirect, and does not follow it', async () => {
    const { code, errors, requests } = await examined(['--upstream', api.url])
    expect({ code, calls: requests.length }).toEqual({ code: 2, calls: 1 })
    expect(errors).toContain('answered 301 and leads to https://api.example.gr/api/v1/health')
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
    expect(errors).toMatch(/^Nothing was examined\. \S+: not reachable \(.+\)\n$/)
  })

  it('respects the timeout', async () => {
    api = await served(createServer())
    const env = { UPSTREAM_TIMEOUT_MS: '50' }
    const { code, errors } = await examined(['--upstream', api.url], env)
    expect(code).toBe(2)
    expect(errors).toContain('no answer within 0.05 s')
  })
})

describe('the command line of the doctor', () => {
  it.each([
    [[], '--upstream takes an origin such as https://api.example.gr'],
    [['--upstream', 'api'], '--upstream takes an origin such as https://api.example.gr'],
    [['--upstream', 'http://x/api/v1'], '--upstream takes an origin'],
    [['--upstream', 'http://x', '--public-url', 'ftp://x'], '--public-url takes an origin'],
    [['--upstream', 'http://x', '--password', 'geheim'], "Unknown option '--password'"],
    [['--upstream', 'http://x', '--password=geheim'], "Unknown option '--password'"],
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
