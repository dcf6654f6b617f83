import { createActor, fromPromise, waitFor } from 'xstate'
import { type InstallEvent, type InstallInput, installMachine } from './install-machine'

const fresh: InstallInput = { wasDeclined: false, needsHint: false }

function openPage(input: Partial<InstallInput> = {}) {
  const done: string[] = []
  const note = (action: string) => () => void done.push(action)
  const actor = createActor(
    installMachine.provide({
      actors: {
        'show the browser prompt': fromPromise<void>(
          async () => void done.push('show the browser prompt'),
        ),
      },
      actions: {
        'offer to install': note('offer'),
        'withdraw the offer': note('withdraw'),
        'show the hint': note('show the hint'),
        'store the refusal': note('store the refusal'),
      },
    }),
    { input: { ...fresh, ...input } },
  ).start()
  const send = (...types: InstallEvent['type'][]) => {
    for (const type of types) actor.send({ type })
  }
  return { actor, done, send, state: () => actor.getSnapshot().value }
}

describe('the offer to install', () => {
  it('waits until prompts are allowed (R222)', () => {
    const { done, send } = openPage()
    send('offer.came')
    expect(done).toEqual([])
    send('prompts.allowed')
    expect(done).toEqual(['offer'])
    send('prompts.blocked')
    expect(done).toEqual(['offer', 'withdraw'])
    send('prompts.allowed')
    expect(done).toEqual(['offer', 'withdraw', 'offer'])
  })

  it('is never made without an offer of the browser', () => {
    const { done, send } = openPage()
    send('prompts.allowed')
    expect(done).toEqual([])
  })

  it('shows the browser prompt when pressed, once (R223)', async () => {
    const { actor, done, send } = openPage()
    send('prompts.allowed', 'offer.came', 'install.pressed')
    await waitFor(actor, (state) => state.matches('resting'))
    send('install.pressed')
    expect(done).toEqual(['offer', 'show the browser prompt'])
  })

  it('is withdrawn when the site was installed (R223)', () => {
    const { done, send, state } = openPage()
    send('prompts.allowed', 'offer.came', 'app.installed')
    expect([state(), done]).toEqual(['over', ['offer', 'withdraw']])
  })

  it('is stored as refused when it is closed, and not repeated (R224)', () => {
    const { done, send, state } = openPage()
    send('prompts.allowed', 'offer.came', 'toast.closed', 'offer.came')
    expect([state(), done]).toEqual(['over', ['offer', 'store the refusal']])
    const later = openPage({ wasDeclined: true })
    later.send('prompts.allowed', 'offer.came')
    expect(later.done).toEqual([])
  })
})

it('shows the hint once if only the device’s own menu installs', () => {
  const { done, send, state } = openPage({ needsHint: true })
  expect(done).toEqual([])
  send('prompts.allowed', 'prompts.blocked', 'prompts.allowed')
  expect([state(), done]).toEqual(['over', ['show the hint', 'store the refusal']])
})
