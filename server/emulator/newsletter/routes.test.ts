import { mailsTo, passTime } from '../testing/auth-client'
import { guest } from '../testing/shopper'
import { emulatorPerTest, shopperPerTest } from '../testing/test-emulator'

const emulator = emulatorPerTest()
const me = shopperPerTest(emulator)
const other = shopperPerTest(emulator)

const subscribe = (who = me, topic = 1) =>
  who.call('POST', `/user/subscription/topic/${topic}/subscribe`, {})
const mine = async () => (await me.call('GET', '/user/subscription?pagination=false')).body
const states = async () => ((await mine()) as { status: string }[]).map(({ status }) => status)

async function addressOf(who: typeof me): Promise<string> {
  const { body } = await who.call('GET', `/user/account/${who.id}`)
  return (body as { email: string }).email
}

/** Path of the newest link in a mail to me that leads to the API. */
async function mailed(pattern: RegExp): Promise<string> {
  const mails = await mailsTo(emulator, await addressOf(me))
  const found = mails.flatMap(({ text }) => text.match(pattern) ?? [])
  return (found[0] ?? '').replace(/^.*\/api\/v1/, '')
}
const open = (path: string) => guest(emulator).call('GET', path)
const confirm = async () => open(await mailed(/\S*\/subscription\/confirm\/\w+/))
const leaveLink = () => mailed(/\S*\/unsubscribe\/\S+/)

describe('joining a topic', () => {
  it('waits for the press on the link of the mail', async () => {
    expect(await subscribe()).toMatchObject({ status: 201, body: { status: 'PENDING' } })
    expect(await subscribe()).toMatchObject({
      status: 400,
      body: { detail: 'Subscription pending confirmation.' },
    })
    expect(await confirm()).toMatchObject({ status: 200, body: { topic: 'Νέα μαθήματα' } })
    expect(await states()).toEqual(['ACTIVE'])
    expect((await confirm()).status).toBe(400)
    expect((await subscribe()).status).toBe(400)
  })

  it('is confirmed without a mail after leaving, and where the topic asks for none', async () => {
    await subscribe()
    await confirm()
    await emulator.send('/switches/newsletter', { topic: 'newsletter' })
    await open(await leaveLink())
    expect(await states()).toEqual(['UNSUBSCRIBED'])
    expect(await subscribe()).toMatchObject({ status: 200, body: { status: 'ACTIVE' } })
    await emulator.send('/switches/topics/2', { requiresConfirmation: false })
    expect(await subscribe(me, 2)).toMatchObject({ status: 201, body: { status: 'ACTIVE' } })
    expect(await mailsTo(emulator, await addressOf(me))).toHaveLength(2)
  })

  it('is not possible where a topic is switched off', async () => {
    await emulator.send('/switches/topics/3', { isActive: false })
    expect((await subscribe(me, 3)).status).toBe(404)
  })
})

describe('leaving', () => {
  it('by the link says the address, and acts when it is opened', async () => {
    await subscribe()
    await confirm()
    await emulator.send('/switches/newsletter', { topic: 'newsletter' })
    const link = await leaveLink()
    expect(await open(link)).toMatchObject({
      status: 200,
      body: { count: 1, userEmail: await addressOf(me) },
    })
    expect(await open(link)).toMatchObject({ body: { message: 'Already unsubscribed' } })
    expect((await open(link.replace('unsubscribe/', 'unsubscribe/x'))).status).toBe(400)
    passTime(emulator, 366 * 86_400)
    expect((await open(link)).status).toBe(400)
  })

  it('removes the own subscription alone', async () => {
    const { body } = await subscribe()
    const path = `/user/subscription/${(body as { id: number }).id}`
    expect((await other.call('DELETE', path)).status).toBe(404)
    expect((await me.call('DELETE', path)).status).toBe(204)
    expect(await states()).toEqual([])
  })
})
