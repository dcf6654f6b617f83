import { exampleWithdrawal } from '#contract/examples/site-examples'
import { readWithdrawal } from '#contract/withdrawal/withdrawal-message'
import { authPath } from '#upstream/api'
import { memberSession, ownScript, type StartOptions } from '../testing/start-gateway'
import { key, once, startWithdrawals as start } from '../testing/start-withdrawals'

describe('limits', () => {
  const keyOf = (at: number) => key.replace(/640$/, String(700 + at))
  let client = 0
  /** Each time from another address of the network. */
  const startMailing = (options: StartOptions = {}) => {
    const variables = { WITHDRAWAL_MAIL: 'sent', MAILS_PER_RECIPIENT: '2', ...options.variables }
    const gateway = start({ ...options, variables })
    const post = (
      { body = exampleWithdrawal, at = client, headers = {} }: Partial<Statement>,
      address = `198.51.100.${++client}`,
    ) =>
      gateway.app.request(
        '/api/withdrawals',
        {
          method: 'POST',
          headers: { ...ownScript, 'idempotency-key': keyOf(at), ...headers },
          body: JSON.stringify(body),
        },
        { address },
      )
    return { ...gateway, post, mailed: () => gateway.bodies().map(isMailed) }
  }
  interface Statement {
    body: object
    at: number
    headers: object
  }
  const isMailed = ({ message = '' }: { message?: string }) => readWithdrawal(message)?.isMailed

  it('send a statement without a mail once its address has had enough of them', async () => {
    const { post, mailed } = startMailing()
    const answers = []
    for (const at of [1, 2, 3]) answers.push(await post({ at }))
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
    expect(await answers[2]?.json()).toMatchObject({ isMailed: false })
    expect(mailed()).toEqual([true, true, false])
  })

  it('of a member are apart from those of strangers and from other kinds of mail', async () => {
    const { post, ask, cookieOf, mailed } = startMailing()
    for (const at of [1, 2]) await post({ at })
    const { email } = exampleWithdrawal
    const body = JSON.stringify({ email })
    for (const _ of [1, 2, 3]) {
      await ask(`/api${authPath}/auth/code/request`, { method: 'POST', headers: ownScript, body })
    }
    const cookie = await cookieOf(memberSession)
    expect((await post({ at: 3, headers: { cookie } })).status).toBe(201)
    expect(mailed().at(-1)).toBe(true)
  })

  it('refuse more statements of one address of the network, to whomever', async () => {
    const { post, calls } = startMailing()
    const to = (name: string, at: number) =>
      post({ at, body: { ...exampleWithdrawal, email: `${name}@example.gr` } }, '198.51.100.9')
    expect((await to('anna', 1)).status).toBe(201)
    expect((await to('eva', 2)).status).toBe(201)
    const third = await to('zoe', 3)
    expect([third.status, Number(third.headers.get('retry-after')) > 0]).toEqual([429, true])
    expect(calls).toHaveLength(2)
    expect((await post({ at: 3 })).status).toBe(201)
  })

  it('do not count what the API refused', async () => {
    const refusal = () => Response.json({ email: ['Invalid.'] }, { status: 400 })
    const { post, mailed } = startMailing({
      variables: { MAILS_PER_RECIPIENT: '1' },
      upstream: once(refusal),
    })
    expect((await post({ at: 1 }, '198.51.100.9')).status).toBe(400)
    expect((await post({ at: 2 }, '198.51.100.9')).status).toBe(201)
    expect(mailed()).toEqual([true, true])
  })

  it('cannot be avoided by the contact form: what is typed there is no statement', async () => {
    const { post, ask, bodies } = startMailing()
    await post({ at: 1 })
    const [sent] = bodies()
    for (const message of [sent.message, `\n ${sent.message}`]) {
      const answer = await ask('/api/contact', {
        method: 'POST',
        headers: ownScript,
        body: JSON.stringify({ ...sent, message }),
      })
      expect(answer.status).toBe(201)
      expect(readWithdrawal(bodies().at(-1).message)).toBeNull()
      expect(bodies().at(-1).message).toBe(`> ${sent.message}`)
    }
  })
})
