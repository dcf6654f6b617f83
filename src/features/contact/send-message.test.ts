import { notValid } from '#components/form/validation'
import { fakeApi } from '#components/testing/fake-api'
import { type FakeTurn, fakeFetch } from '#tests/support/fake-fetch'
import { sendMessage } from './send-message'

const message = { name: 'Άννα', email: 'anna@example.com', message: 'Καλημέρα σας από την Πάτρα.' }

async function send(turn: FakeTurn, isOnline = true) {
  const { request, calls } = fakeApi(fakeFetch(turn))
  return { outcome: await sendMessage(request, message, () => isOnline), calls }
}

const wrapped = (statusCode: number, data: unknown) => ({
  status: statusCode,
  body: { statusCode, statusMessage: '', message: '', id: 'x', data },
})

describe('sendMessage', () => {
  it('posts the message once, and needs no response body', async () => {
    const { outcome, calls } = await send({ status: 201, body: {} })
    expect(outcome).toEqual({ kind: 'sent' })
    expect(calls.map(({ address }) => address)).toEqual(['/api/contact'])
    expect(calls[0]?.options).toMatchObject({ method: 'POST', body: JSON.stringify(message) })
  })

  it('maps refused fields to Greek errors', async () => {
    const { outcome } = await send(
      wrapped(400, {
        email: ['Δεν δεχόμαστε αυτή τη διεύθυνση.', 'Άλλο.'],
        name: ['Ensure this field has no more than 100 characters.'],
      }),
    )
    expect(outcome).toEqual({
      kind: 'refused',
      fields: { email: 'Δεν δεχόμαστε αυτή τη διεύθυνση.', name: notValid },
      whole: null,
    })
  })

  it('keeps an error of the whole message apart', async () => {
    const { outcome } = await send(wrapped(400, { nonFieldErrors: ['Το μήνυμα υπάρχει ήδη.'] }))
    expect(outcome).toEqual({ kind: 'refused', fields: {}, whole: 'Το μήνυμα υπάρχει ήδη.' })
  })

  it('waits for the time of the server, or a minute', async () => {
    const named = await send({ status: 429, headers: { 'retry-after': '17' } })
    expect(named.outcome).toEqual({ kind: 'rateLimited', seconds: 17 })
    expect(named.calls).toHaveLength(1)
    expect((await send({ status: 429 })).outcome).toEqual({ kind: 'rateLimited', seconds: 60 })
  })

  it('distinguishes an unreachable server from a device without network', async () => {
    expect((await send('broken')).outcome).toEqual({ kind: 'unreachable' })
    expect((await send({ status: 503 })).outcome).toEqual({ kind: 'unreachable' })
    expect((await send('broken', false)).outcome).toEqual({ kind: 'offline' })
  })

  it.each([500, 403, 404, 409, 401])('is broken after a %i, without a retry', async (status) => {
    const { outcome, calls } = await send({ status })
    expect(outcome).toEqual({ kind: 'broken' })
    expect(calls).toHaveLength(1)
  })
})
