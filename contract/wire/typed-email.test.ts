import { emailFault, emailPattern, normalEmail } from './typed-email'

describe('an e-mail address', () => {
  it.each([
    ['anna@example.gr', 'anna@example.gr'],
    [' Anna.K+shop@Example.GR ', 'Anna.K+shop@Example.GR'],
    ['anna@παράδειγμα.ελ', 'anna@xn--hxajbheg2az3al.xn--qxam'],
    ['anna@ΠΑΡΆΔΕΙΓΜΑ.ΕΛ', 'anna@xn--hxajbheg2az3al.xn--qxam'],
    ['anna@xn--hxajbheg2az3al.xn--qxam', 'anna@xn--hxajbheg2az3al.xn--qxam'],
    ['anna@παράδειγμα\u3002ελ', 'anna@xn--hxajbheg2az3al.xn--qxam'],
    ['anna@mail.bücher.de', 'anna@mail.xn--bcher-kva.de'],
    ['anna@παράδειγμα.com', 'anna@xn--hxajbheg2az3al.com'],
    ['anna@пример.рф', 'anna@xn--e1afmkfd.xn--p1ai'],
    ['ａｎｎａ＠ｅｘａｍｐｌｅ．ｇｒ', 'anna@example.gr'],
    ['\u202aanna@exam\u00adple.gr\u202c\u200b', 'anna@example.gr'],
    ['anna\u2011k@example.gr', 'anna-k@example.gr'],
    ['mailto:anna@example.gr', 'anna@example.gr'],
    ['mailto:anna@example.gr?subject=x', 'anna@example.gr'],
    ['Άννα Κ. <anna@example.gr>', 'anna@example.gr'],
    ['"Άννα" <mailto:anna@example.gr>;', 'anna@example.gr'],
    ['<anna@παράδειγμα.ελ>,', 'anna@xn--hxajbheg2az3al.xn--qxam'],
    ['(anna@example.gr).', 'anna@example.gr'],
    ['anna@example.gr.', 'anna@example.gr'],
    ['anna@example.gr\u00a0', 'anna@example.gr'],
    ["o'brien@example.gr", "o'brien@example.gr"],
  ])('%j is sent as %s', (typed, sent) => {
    expect(normalEmail(typed)).toBe(sent)
    expect(normalEmail(sent)).toBe(sent)
    expect(sent).toMatch(emailPattern)
    expect(emailFault(typed)).toBeNull()
  })

  it.each([
    ['', 'other'],
    ['anna', 'other'],
    ['anna@', 'other'],
    ['@example.gr', 'other'],
    ['anna@example', 'other'],
    ['anna@localhost', 'other'],
    ['anna@example..gr', 'other'],
    ['.anna@example.gr', 'other'],
    ['an..na@example.gr', 'other'],
    ['anna k@example.gr', 'other'],
    ['anna@exam ple.gr', 'other'],
    ['anna@-example.gr', 'other'],
    ['anna@192.0.2.1', 'other'],
    ['anna@example.gr/παρ', 'other'],
    ['anna@παρ:80.ελ', 'other'],
    ['anna@maria@example.gr', 'other'],
    ['Άννα <anna> x', 'other'],
    ['άννα@example.gr', 'lettersBeforeAt'],
    ['αnna@παράδειγμα.ελ', 'lettersBeforeAt'],
    ['jürgen@example.de', 'lettersBeforeAt'],
    ['anna@exαmple.gr', 'mixedLetters'],
    ['anna@gmail.cοm', 'mixedLetters'],
  ])('%j is none: %s', (typed, fault) => {
    expect(emailFault(typed)).toBe(fault)
    expect(normalEmail(typed)).not.toMatch(emailPattern)
  })
})
