import { maskSecrets } from './mask-secrets'

it('blots out what has a secret name, at any depth', () => {
  const entry = {
    sessionToken: 'abc',
    headers: { authorization: 'Bearer x', cookie: 'a=b', accept: 'application/json' },
    list: [{ password: 'p', key: 'k', code: '123456' }],
    status: 200,
  }
  expect(maskSecrets(entry)).toEqual({
    sessionToken: '•••',
    headers: { authorization: '•••', cookie: '•••', accept: 'application/json' },
    list: [{ password: '•••', key: '•••', code: '•••' }],
    status: 200,
  })
})

it('blots out secrets within texts', () => {
  const text =
    'for maria@example.gr with bearer abc.def and __Host-Http-sid=xyz and ab12cd34ab12cd34ab12cd34ab12'
  expect(maskSecrets(text)).toBe('for ••• with ••• and ••• and •••')
  expect(maskSecrets('γράψτε στο μαρία@παράδειγμα.ελ')).toBe('γράψτε στο •••')
})

it('leaves plain words and paths of the program alone', () => {
  const text = "the upstream's answer is not as agreed: results.0.translations.el.name: Invalid"
  expect(maskSecrets(text)).toBe(text)
})

it('does not follow something endless', () => {
  const endless: Record<string, unknown> = {}
  endless.self = endless
  expect(JSON.stringify(maskSecrets(endless))).toContain('•••')
})
