import { fakeApi } from '#components/testing/fake-api'
import { ApiError } from '#lib/http/problem'
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

  it('throws the problem, without a retry', async () => {
    const { sending, calls } = send({ status: 503 })
    await expect(sending).rejects.toThrow(new ApiError({ kind: 'unreachable' }))
    expect(calls).toHaveLength(1)
  })
})
