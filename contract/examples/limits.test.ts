import * as z from 'zod/mini'
import { answerSamples } from './answer-samples'
import { bodySamples } from './body-samples'
import { withValue } from './sample'

const long = (length: number) => 'α'.repeat(length)
const ids = (length: number) => Array.from({ length }, (_, at) => at + 1)

/** Values beyond our own rules, by the sample's name and the field's path; '' is the whole. */
const limits: Record<string, readonly (readonly [path: string, wrong: unknown])[]> = {
  'end of one session': [
    ['generation', ''],
    ['generation', long(65)],
  ],
  'change of the account': [
    ['website', 'javascript:alert(1)'],
    ['country', 'gr'],
    ['birthDate', ''],
    ['phone', 'ποτέ'],
    ['bio', long(5001)],
  ],
  'change of the user name': [
    ['username', ''],
    ['username', 'δύο λέξεις'],
    ['username', long(31)],
  ],
  avatar: [
    ['type', 'image/svg+xml'],
    ['size', 0],
    ['size', 2 * 1024 * 1024 + 1],
  ],
  address: [['floor', 'FIFTH_FLOOR']],
  'address to write': [
    ['street', '   '],
    ['zipcode', long(256)],
    ['phone', 'εξήντα εννιά'],
    ['mobilePhone', 'κανένα'],
    ['country', 'Greece'],
    ['floor', 'FIFTH_FLOOR'],
    ['notes', long(256)],
  ],
  'address to write upstream': [
    ['floor', 'FIFTH_FLOOR_PLUS'],
    ['mobilePhone', ''],
  ],
  'liked posts to look up': [
    ['postIds', []],
    ['postIds', ids(101)],
  ],
  'liked comments to look up': [
    ['commentIds', []],
    ['commentIds', ids(101)],
  ],
  'seen marks': [
    ['notificationUserIds', []],
    ['notificationUserIds', ids(101)],
  ],
  'ids of notifications': [
    ['ids', []],
    ['ids', ids(101)],
  ],
  country: [
    ['alpha2', 'gr'],
    ['alpha2', 'GRC'],
    ['alpha3', 'GR'],
  ],
  region: [
    ['alpha', ''],
    ['alpha', 'GR-GREECE-G'],
  ],
  'order to place': [
    ['firstName', '  '],
    ['street', long(256)],
    ['region', ''],
    ['phone', 'καλέστε με'],
    ['documentType', 'PROFORMA'],
    ['items', []],
    ['items', ids(201).map((product) => ({ product, quantity: 1 }))],
    ['items.0.quantity', 0],
    ['items.0.quantity', 1000],
    ['customerNotes', long(2001)],
    ['floor', 'FIFTH_FLOOR'],
    ['sentSecondsAgo', -1],
  ],
  'order for the upstream': [
    ['floor', 'FIFTH_FLOOR_PLUS'],
    ['paymentId', 'order-1'],
    ['shippingPrice', -1],
  ],
  'idempotency key': [['', 'order-640']],
  'cart item': [['quantity', 0]],
  'new cart item': [
    ['quantity', 0],
    ['quantity', 1000],
  ],
  'change of a cart item': [['quantity', 0]],
  'favourites by products': [
    ['productIds', []],
    ['productIds', ids(101)],
  ],
  'product review': [
    ['rate', 0],
    ['rate', 11],
    ['rate', 4.5],
  ],
  'review to write': [
    ['rate', 0],
    ['rate', 11],
    ['rate', 4.5],
    ['translations.el.comment', long(2001)],
  ],
  'comment to write': [
    ['translations.el.content', '  '],
    ['translations.el.content', long(1001)],
  ],
  'contact message': [
    ['name', 'Ν'],
    ['message', 'σύντομο'],
  ],
  login: [['password', '']],
  'e-mail': [['email', `${'n'.repeat(250)}@example.gr`]],
  code: [['code', ' ']],
  key: [
    ['key', ''],
    ['key', long(256)],
  ],
  password: [['password', long(1025)]],
  'sign-up with a passkey': [['username', '']],
  'token of a provider': [
    ['process', 'redirect'],
    ['token.client_id', ''],
    ['token.id_token', long(8193)],
  ],
  'account of a provider': [['provider', '']],
  'primary address': [['primary', false]],
  'change of the password': [['current_password', '']],
  'end of sessions': [['sessions', []]],
  'new passkey to add': [
    ['name', long(101)],
    ['credential.rawId', 'a b'],
  ],
  'name of a passkey': [['name', '  ']],
  'proof by passkey': [['credential.response.signature', 'a+b/c=']],
  'options for a new passkey': [
    ['data.creation_options.publicKey.challenge', 'not base64url!'],
    ['data.creation_options.publicKey.challenge', 'cGFkZGVk=='],
  ],
  'secret of a code app': [
    ['meta.secret', ''],
    ['meta.totp_url', 'https://evil.example'],
    ['meta.totp_svg_data_uri', 'javascript:alert(1)'],
  ],
  'session of a member': [
    ['data.user.id', '-27'],
    ['data.user.id', '27x'],
  ],
  refusal: [
    ['status', 500],
    ['status', 401],
  ],
  'return from a provider': [
    ['provider', ''],
    ['redirect', 'https://evil.example'],
  ],
  'runtime configuration': [['shippingPrice', -1]],
}

const samples = [...answerSamples, ...bodySamples]
const cases = Object.entries(limits).flatMap(([name, wrongs]) =>
  wrongs.map(([path, wrong]) => ({ name, path, wrong })),
)

it.each(cases)('$name is refused with $path: $wrong', ({ name, path, wrong }) => {
  const named = samples.filter(([each]) => each === name)
  expect(named).toHaveLength(1)
  for (const [, schema, body] of named) {
    expect(z.safeParse(schema, withValue(body, path, wrong)).success).toBe(false)
  }
})
