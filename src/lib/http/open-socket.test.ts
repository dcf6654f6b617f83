import { socketAddress } from './open-socket'

const request = {
  path: '/ws/notifications/',
  query: { user_id: 7, session_token: 'a b', access_token: 'c&d' },
} as const

it.each([
  ['https://stagona.example', 'wss://stagona.example'],
  ['http://localhost:8000', 'ws://localhost:8000'],
])('opens sockets of %s at %s (R306)', (origin, start) => {
  expect(socketAddress(origin, request)).toBe(
    `${start}/ws/notifications/?user_id=7&session_token=a+b&access_token=c%26d`,
  )
})

it('refuses another host', () => {
  expect(() => socketAddress('https://stagona.example', { path: '//evil.example' })).toThrow(
    'Not a path of our own',
  )
})
