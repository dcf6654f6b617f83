import { fakeApi } from '#components/testing/fake-api'
import { ApiError } from '#lib/http/api-problem'
import { type FakeTurn, fakeFetch } from '#tests/support/fake-fetch'
import { sendMessage } from './send-message'

const message = { name: 'Άννα', email: 'anna@example.com', message: 'Καλημέρα σας από την Πάτρα.' }

function send(turn: FakeTurn) {
  const { request, calls } = fakeApi(fakeFetch(turn))
  return { sending: sendMessage(request, message), calls }
}

describe('sendMessage', () => {
  it('posts the message once, and needs no response body', async () => {
    const { sending, calls } = send({ status: 201, body: {} })
    await sending
    expect(calls.map(({ address }) => address)).toEqual(['/api/contact'])
    expect(calls[0]?.options).toMatchObject({
      method: 'POST',
      body: JSON.stringify(message),
      keepalive: true,
    })
  })

  it.each<[FakeTurn, string]>([
    [{ status: 429 }, 'rateLimited'],
    [{ status: 503 }, 'unreachable'],
    ['broken', 'unreachable'],
    [{ status: 500 }, 'broken'],
  ])('throws after %j, without a retry', async (turn, kind) => {
    const { sending, calls } = send(turn)
    const error = await sending.catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(ApiError)
    expect(error).toMatchObject({ problem: { kind } })
    expect(calls).toHaveLength(1)
  })
})
