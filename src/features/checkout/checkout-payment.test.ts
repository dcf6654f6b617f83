import { someUuid } from './testing/some-attempt'
import { startSending } from './testing/start-order'

describe('an order that is paid on the bank’s page (R445)', () => {
  const toBePaid = { kind: 'toBePaid', uuid: someUuid } as const

  it('leads there at once, and stands but once', async () => {
    const { answer, calls, effects, now } = await startSending()
    await answer(toBePaid)
    expect(calls).toEqual(['check', 'send', 'bank'])
    await answer()
    expect([now().value, now().hasTag('busy')]).toEqual(['left', true])
    expect(effects).toEqual([`settle ${someUuid}`])
  })

  it.each(['a step back from it', 'a while without it'])(
    'leads to its own page after %s',
    async (how) => {
      const { actor, answer, effects, now, passTime } = await startSending()
      await answer(toBePaid)
      await answer()
      if (how.startsWith('a step')) actor.send({ type: 'page.restored' })
      else passTime()
      expect(now()).toMatchObject({ value: 'placed', context: { placed: someUuid } })
      expect(effects).toEqual([`settle ${someUuid}`, 'cart'])
    },
  )

  it('leads to its own page where the bank’s does not open', async () => {
    const { answer, effects, fail, now } = await startSending()
    await answer(toBePaid)
    await fail()
    expect([now().value, effects]).toEqual(['placed', [`settle ${someUuid}`, 'cart']])
  })

  it('goes on only once another one that waits is cancelled', async () => {
    const { actor, answer, calls, effects, now } = await startSending()
    await answer({ kind: 'unpaid', uuid: someUuid })
    expect(now()).toMatchObject({ value: 'unpaid', context: { standing: someUuid } })
    expect([effects, now().hasTag('busy')]).toEqual([['drop'], false])
    actor.send({ type: 'unpaid.cancelled' })
    await answer({ kind: 'asShown' })
    await answer(toBePaid)
    expect(calls).toEqual(['check', 'send', 'check', 'send', 'bank'])
  })
})
