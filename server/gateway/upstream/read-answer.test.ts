import { readJson } from './read-answer'

const answerOf = (status: number, type: string, text = '') => ({
  status,
  headers: new Headers({ 'content-type': type }),
  content: new TextEncoder().encode(text).buffer,
})
const withStatus = (status: number) => expect.objectContaining({ status })

const refusals = [400, 401, 403, 404, 409, 410, 422]

it.each(refusals)('a refusal of the API is passed on: %i', (status) => {
  const answer = answerOf(status, 'application/json', '{"detail":"x"}')
  expect(() => readJson(answer)).toThrow(withStatus(status))
})

// "Not found" of a server that does not know the shop would pass for a product that is gone.
it.each(refusals)('the page of a server in between is none: %i (R544)', (status) => {
  for (const type of ['text/html', 'text/plain', '']) {
    expect(() => readJson(answerOf(status, type, '<h1>x</h1>'))).toThrow(withStatus(502))
  }
})

it.each([413, 429])(
  'too much is too much, also where it is said by another server: %i',
  (status) => {
    expect(() => readJson(answerOf(status, 'text/html'))).toThrow(withStatus(status))
  },
)
