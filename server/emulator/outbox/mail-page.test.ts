import { HtmlValidate, StaticConfigLoader } from 'html-validate'
import { contrast } from '#tests/support/contrast'
import { openMail } from '../testing/mail-html'
import { mailColours, writtenOn } from './mail-colours'
import { mailPage } from './mail-page'
import { type MailRequest, mailContentOf } from './mail-texts'
import type { MailedOrder } from './order-content'
import { plainTextOf } from './plain-text'

const siteUrl = 'https://stagona.example'
const hostile = '<script>alert("1")</script>&amp;\'"'
const withdrawal = {
  kind: 'withdrawalReceived',
  reference: '7C2F-91AB-04D3',
  submittedAt: '2026-11-26T10:55:03+02:00',
  known: { orderNumber: 640, isWholeOrder: false, items: [`1 × ${hostile}`], isAll: true },
} as const

const order: MailedOrder = {
  id: 640,
  user: 1,
  createdAt: Date.parse('2026-11-26T10:55:03+02:00'),
  street: hostile,
  streetNumber: '0',
  zipcode: '00000',
  city: 'Πουθενά',
  shippingPrice: 3,
  payWayFee: 2.5,
  payWay: { translations: { el: { name: 'Αντικαταβολή' } } },
  items: [
    { price: 14.9, quantity: 2, product: { translations: { el: { name: hostile } } } },
    { price: 1234.5, quantity: 1, product: { translations: { el: { name: 'Λέξη'.repeat(40) } } } },
  ],
}

const occasions: readonly MailRequest[] = [
  { kind: 'verifyCode', code: 'C0DE' },
  { kind: 'loginCode', code: 'C0DE' },
  { kind: 'verifyLink', link: `${siteUrl}/account/verify-email/a:b-c` },
  { kind: 'resetLink', link: `${siteUrl}/account/password/reset/key/a-b?c=1&d=2` },
  { kind: 'resetCode', code: 'C0DE' },
  { kind: 'accountExists' },
  { kind: 'unknownAccount' },
  { kind: 'passwordChanged' },
  { kind: 'dataExportReady', link: `${siteUrl}/account/settings/privacy?export=a-b_c` },
  { kind: 'confirmSubscription', topic: hostile, link: `${siteUrl}/api/v1/user/x` },
  { kind: 'newsletter', topic: 'Προσφορές', link: `${siteUrl}/api/v1/user/unsubscribe/a:b-c/x` },
  { kind: 'cartLeft', cart: 'a-b', leave: `${siteUrl}/api/v1/user/unsubscribe/a:b-c` },
  {
    kind: 'productBack',
    name: 'Τετράδιο',
    link: siteUrl,
    price: 5,
    leave: `${siteUrl}/api/v1/user/x`,
  },
  { kind: 'orderPlaced', order },
  { kind: 'orderPlaced', order: { ...order, user: null, payWay: null } },
  { kind: 'invoiceIssued', order: 640, number: 'INV-2026-000001', issueDate: '2026-11-26' },
  ...['2026-11-20', '2026-10-20', ''].map(
    (receivedOn): MailRequest => ({ ...withdrawal, known: { ...withdrawal.known, receivedOn } }),
  ),
]

const checker = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:recommended'],
    rules: {
      // What mail programs read: styles of the element, attributes of tables, comments for Outlook.
      'no-inline-style': 'off',
      'no-deprecated-attr': 'off',
      'no-conditional-comment': 'off',
      'doctype-style': 'off',
    },
  }),
)

describe.each(occasions)('the mail $kind', (occasion) => {
  const content = mailContentOf(occasion, siteUrl)
  const written = mailPage(content, siteUrl)

  it('is valid HTML that loads nothing', async () => {
    const html = await written
    const messages = checker.validateStringSync(html).results.flatMap((result) => result.messages)
    expect(messages.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([])
    const { root } = openMail(html)
    expect(root.querySelectorAll('img, script, link, iframe, [src], [background]')).toEqual([])
    expect(html).not.toMatch(/url\(|@import/)
  })

  it('says in HTML what it says in plain text', async () => {
    const { text, links } = openMail(await written)
    const plain = plainTextOf(content, siteUrl)
    for (const word of plain.replace(/https:\S+/g, '').match(/[\p{L}\d<>.,€×]+/gu) ?? []) {
      expect(text).toContain(word)
    }
    for (const [link] of plain.matchAll(/https:\S+/g)) expect(links).toContain(link)
  })

  it('has the shop, a heading and the business at its end in both', async () => {
    const { root, text } = openMail(await written)
    expect(root.querySelectorAll('h1').map((title) => title.text)).toHaveLength(1)
    expect(root.querySelector('title')?.text).toMatch(/^Σταγόνα: \p{Script=Greek}/u)
    for (const end of [text, plainTextOf(content, siteUrl)]) {
      expect(end).toMatch(
        /Η ομάδα της Σταγόνας[\s-]+Σταγόνα Μικρομάθηση · ΑΦΜ 000000000\s*Οδός Παραδείγματος 0, 000 00 Πουθενά\s*\+30 300 000 0000\s*epikoinonia@stagona.example\s*\S*stagona.example$/,
      )
    }
  })

  it('changes each of its colours in the dark', async () => {
    const html = await written
    const { root } = openMail(html)
    const isOf = { 'background-color': /(?:on|as)-/, color: /of-/ }
    for (const [property, name] of Object.entries(isOf)) {
      const plain = root
        .querySelectorAll('body, body *')
        .filter(({ attributes: { style = '' } }) => ` ;${style}`.includes(`;${property}:`))
        .filter(({ classNames }) => !name.test(classNames))
      expect(plain.map((element) => element.outerHTML.slice(0, 80))).toEqual([])
    }
    const classes = root.querySelectorAll('[class]').flatMap(({ classList }) => classList.value)
    for (const one of classes) expect(html).toContain(`.${one}{`)
  })
})

it('escapes every value', async () => {
  for (const occasion of occasions) {
    const html = await mailPage(mailContentOf(occasion, siteUrl), siteUrl)
    expect(html).not.toContain('<script')
  }
  const html = await mailPage(mailContentOf({ kind: 'orderPlaced', order }, siteUrl), siteUrl)
  expect(openMail(html).bill[0]?.[0]).toBe(`${hostile} 2 × 14,90 €`)
})

it('aligns its amounts under each other, and names them', async () => {
  const html = await mailPage(mailContentOf({ kind: 'orderPlaced', order }, siteUrl), siteUrl)
  const { bill, root } = openMail(html)
  expect(bill.map((row) => row.at(-1))).toEqual([
    '29,80 €',
    '1.234,50 €',
    '1.264,30 €',
    '3,00 €',
    '2,50 €',
    '1.269,80 €',
  ])
  const styles = root.querySelectorAll('th + td').map((cell) => cell.getAttribute('style'))
  for (const style of styles) expect(style).toMatch(/text-align:right.*nowrap.*tabular-nums/)
})

it.each(
  (['light', 'dark'] as const).flatMap((mode) =>
    writtenOn.map(([text, ground]) => [mode, text, ground] as const),
  ),
)('%s: %s on %s has enough contrast', (mode, text, ground) => {
  const colours = mailColours[mode]
  expect(contrast(colours[text], colours[ground])).toBeGreaterThanOrEqual(4.5)
})
