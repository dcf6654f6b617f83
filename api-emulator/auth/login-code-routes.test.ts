import { emulatorWithAccountResets } from '../testing/test-emulator'
import {
  authClient,
  codeFor,
  errorsIn,
  mailsTo,
  passTime,
  pendingIn,
  wrongCode,
} from './testing/auth-client'

const emulator = emulatorWithAccountResets()

const email = 'customer@example.gr'

async function requested(who = email) {
  const client = authClient(emulator)
  const answer = await client.call('POST', '/auth/code/request', { email: who })
  return {
    client,
    answer,
    confirm: (code: unknown) => client.call('POST', '/auth/code/confirm', { code }),
  }
}

describe('login by code', () => {
  it('mails six characters that sign in', async () => {
    const { answer, confirm } = await requested()
    expect(answer.status).toBe(401)
    expect(pendingIn(answer)).toEqual(['login_by_code'])
    expect(answer.meta?.session_token).toBeDefined()
    const code = await codeFor(emulator, email)
    expect(code).toMatch(/^[3-79CDFGHJ-NP-TV-Y]{6}$/)
    const signedIn = await confirm(` ${code.slice(0, 3)} ${code.slice(3).toLowerCase()}`)
    expect(signedIn.status).toBe(200)
    expect(signedIn.data).toMatchObject({ methods: [{ method: 'code', email }] })
    expect(signedIn.meta?.session_token).not.toBe(answer.meta?.session_token)
    expect(signedIn.meta?.access_token).toBeDefined()
  })

  it('looks the same for an unknown address, for which no code is right', async () => {
    const { answer, confirm } = await requested('nobody@example.gr')
    const known = (await requested()).answer
    expect({ ...answer, meta: null }).toEqual({ ...known, meta: null })
    expect((await mailsTo(emulator, 'nobody@example.gr'))[0]).toMatchObject({
      kind: 'unknownAccount',
      link: 'https://stagona.example/account/signup',
    })
    expect(errorsIn(await confirm(''))).toEqual(['required@code'])
    expect(errorsIn(await confirm('null'))).toEqual(['incorrect_code@code'])
  })

  it('ends with the third wrong code; then it is 409', async () => {
    const { client, confirm } = await requested()
    const code = await codeFor(emulator, email)
    for (let tried = 0; tried < 3; tried += 1) {
      const answer = await confirm(wrongCode)
      expect(answer.status).toBe(400)
      expect(errorsIn(answer)).toEqual(['incorrect_code@code'])
    }
    expect((await confirm(code)).status).toBe(409)
    expect(pendingIn(await client.call('GET', '/auth/session'))).toEqual([])
  })

  it('counts concurrent attempts', async () => {
    const { confirm } = await requested()
    const answers = await Promise.all(Array.from({ length: 5 }, () => confirm(wrongCode)))
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 409, 409])
  })

  it('ends after 300 s', async () => {
    const { confirm } = await requested()
    passTime(emulator, 301)
    expect((await confirm(await codeFor(emulator, email))).status).toBe(409)
  })

  it('works once', async () => {
    const { confirm } = await requested()
    const code = await codeFor(emulator, email)
    expect((await confirm(code)).status).toBe(200)
    expect((await confirm(code)).status).toBe(409)
  })

  it('also verifies the address', async () => {
    const unverified = 'unverified@example.gr'
    const { client, confirm } = await requested(unverified)
    expect((await confirm(await codeFor(emulator, unverified))).status).toBe(200)
    const { data } = await client.call('GET', '/account/email')
    expect(data).toEqual([{ email: unverified, verified: true, primary: true }])
  })

  it('is 409 without a request', async () => {
    const answer = await authClient(emulator).call('POST', '/auth/code/confirm', { code: 'X' })
    expect(answer.status).toBe(409)
  })

  it('refuses the fourth code for one address within a minute', async () => {
    for (let sent = 0; sent < 3; sent += 1) expect((await requested()).answer.status).toBe(401)
    const fourth = await requested()
    expect(fourth.answer.status).toBe(400)
    expect(errorsIn(fourth.answer)).toEqual(['too_many_login_attempts@email'])
    expect((await requested('superuser@example.gr')).answer.status).toBe(401)
    passTime(emulator, 60)
    expect((await requested()).answer.status).toBe(401)
  })

  it.each([
    ['', 'required@email'],
    ['nobody', 'invalid@email'],
  ])('refuses the address %j', async (who, code) => {
    expect(errorsIn((await requested(who)).answer)).toEqual([code])
  })
})
