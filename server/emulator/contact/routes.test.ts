import * as z from 'zod/mini'
import { exampleWithdrawalReceipt } from '#contract/examples/site-examples'
import { translate } from '#contract/wire/translations'
import { writeWithdrawal } from '#contract/withdrawal/withdrawal-message'
import { orderList } from '../orders/queries'
import { mailsOf } from '../testing/auth-client'
import { openMail } from '../testing/mail-html'
import { seededSiteUrl } from '../testing/seeded-emulator'
import { emulatorPerFile } from '../testing/test-emulator'

const emulator = emulatorPerFile()
afterEach(async () => {
  await emulator.send('/switches/reset', { seed: false })
})

const message = {
  name: 'Μαρία',
  email: 'maria@example.com',
  message: 'Πότε θα έρθουν ξανά τα τετράδια;',
}
const post = (body: object = message, from = '192.0.2.1') =>
  emulator.send('/api/v1/contact', body, { 'x-forwarded-for': from })

describe('the contact form', () => {
  it('accepts five messages a minute from one client, by the injected clock', async () => {
    for (let sent = 0; sent < 5; sent += 1) expect((await post()).status).toBe(201)
    const sixth = await post()
    expect(sixth.status).toBe(429)
    expect(sixth.headers.get('retry-after')).toBe('60')
    expect(await sixth.json()).toEqual({ detail: expect.any(String) })
    expect((await post(message, '192.0.2.2')).status).toBe(201)
    emulator.clock.at = new Date(emulator.clock.at.getTime() + 60_000)
    expect((await post()).status).toBe(201)
  })

  it.each([
    ['fewer than five words', 'Πότε θα έρθουν τετράδια;'],
    ['more than three links', 'δείτε http://a http://b http://c http://d τώρα'],
    ['a character that is repeated', 'ναι ναι ναι ναι νααααααααααααι'],
  ])('takes %s for spam', async (_, text) => {
    const response = await post({ ...message, message: text })
    expect(response.status).toBe(400)
    expect(await response.json()).toEqual({ nonFieldErrors: ['spam: Message appears to be spam'] })
  })

  it('names every invalid field', async () => {
    const response = await post({ name: ' ', email: 'nobody', message: 7 })
    expect(response.status).toBe(400)
    expect(await response.json()).toEqual({
      name: [expect.any(String), expect.any(String)],
      email: [expect.any(String)],
      message: [expect.any(String)],
    })
    const missing = await post({})
    expect(Object.keys(z.parse(z.record(z.string(), z.any()), await missing.json()))).toEqual([
      'name',
      'email',
      'message',
    ])
  })
})

describe('a statement of withdrawal', () => {
  const { name, email } = exampleWithdrawalReceipt.statement
  const statement = { name, email, message: writeWithdrawal(exampleWithdrawalReceipt) }

  it('is confirmed by a mail with its content, its exact time and what happens next (R358)', async () => {
    expect((await post(statement)).status).toBe(201)
    const [mail, ...others] = await mailsOf(emulator)
    expect(others).toEqual([])
    expect(mail).toMatchObject({
      kind: 'withdrawalReceived',
      to: email,
      subject: 'Σταγόνα: Απόδειξη υπαναχώρησης 7C2F-91AB-04D3',
    })
    const shown = openMail(mail?.html ?? '')
    for (const words of [
      /26 Νοεμβρίου 2026.*10:55:03/,
      'ώρα Ελλάδας',
      'Αριθμός παραγγελίας: 640',
      'Ημερομηνία παραλαβής: 20/11/2026',
      'μέσα σε 14 ημέρες από τη δήλωσή σας',
      'Οδός Παραδείγματος 0',
      'Τα έξοδα της επιστροφής',
      'Η ομάδα της Σταγόνας',
    ]) {
      expect(mail?.text).toMatch(words)
      expect(shown.text).toMatch(words)
    }
    expect(mail?.text).toContain(`${seededSiteUrl}/return-policy`)
    expect(shown.links).toContain(`${seededSiteUrl}/return-policy`)
  })

  it('repeats nothing that its sender has worded', async () => {
    const told = {
      ...exampleWithdrawalReceipt.statement,
      name: 'Κερδίσατε',
      orderNumber: 'Καλέστε 640, όχι 6912345678901',
      items: 'Στείλτε 100 €\n1 × Δώρο',
    }
    const message = writeWithdrawal({ ...exampleWithdrawalReceipt, statement: told })
    const before = (await mailsOf(emulator)).length
    expect((await post({ name: told.name, email, message }, '192.0.2.6')).status).toBe(201)
    const mail = (await mailsOf(emulator)).at(0)
    expect(await mailsOf(emulator)).toHaveLength(before + 1)
    for (const words of ['Κερδίσατε', 'Καλέστε', '6912345678901', '100 €', 'Δώρο']) {
      expect(`${mail?.subject}${mail?.text}${mail?.html}`).not.toContain(words)
    }
    expect(mail?.text).toContain('Αριθμός παραγγελίας: 640')
  })

  it('names the products of an order with the same address', async () => {
    const [order] = await orderList(emulator.store).rows({ where: undefined, order: [], limit: 1 })
    const [item] = order?.items ?? []
    if (!order || !item) throw new Error('no order is seeded')
    const line = `1 × ${translate(item.product.translations, 'name')}`
    const statementOf = (address: string, others: readonly string[]) => {
      const statement = {
        ...exampleWithdrawalReceipt.statement,
        ...{ email: address, orderNumber: `Νο. ${order.id}`, items: [line, ...others].join('\n') },
      }
      const message = writeWithdrawal({ ...exampleWithdrawalReceipt, statement })
      return { name, email: address, message }
    }
    const mailTo = async (address: string, ...others: string[]) => {
      expect((await post(statementOf(address, others), '192.0.2.7')).status).toBe(201)
      return (await mailsOf(emulator)).find(({ to }) => to === address)?.text
    }
    const withMore = /όσα γράψατε στη δήλωση/
    expect(await mailTo(order.email)).not.toMatch(withMore)
    const own = await mailTo(order.email, '99 × Άλλο')
    expect(own).toMatch(withMore)
    expect(own).toContain(`Προϊόντα: ${line}`)
    expect(own).not.toContain('99 × Άλλο')
    expect(await mailTo('somebody@example.gr')).not.toContain(line)
  })

  it.each([
    [
      'in time',
      '2026-11-20',
      /Τα χρήματά σας επιστρέφονται το αργότερο/,
      /αν γίνεται δεκτή|Μη στείλετε/,
    ],
    [
      'late',
      '2026-10-20',
      /Θα σας πούμε αν η δήλωση γίνεται δεκτή/,
      /επιστρέφονται το αργότερο|Στείλτε μας/,
    ],
    ['of an unknown day', '', /Αν έγινε αργότερα, θα σας πούμε αν γίνεται δεκτή/, /Μη στείλετε/],
  ])('that is %s has a mail that says so', async (_, receivedOn, said, unsaid) => {
    const told = { ...exampleWithdrawalReceipt.statement, receivedOn, email: 'term@example.gr' }
    const message = writeWithdrawal({ ...exampleWithdrawalReceipt, statement: told })
    await post(
      { name, email: told.email, message },
      `192.0.3.${receivedOn.length + said.source.length}`,
    )
    const { text = '' } = (await mailsOf(emulator)).find(({ to }) => to === told.email) ?? {}
    expect(text).toMatch(said)
    expect(text).not.toMatch(unsaid)
  })

  it('is not confirmed where it asks for no mail', async () => {
    const before = (await mailsOf(emulator)).length
    const message = writeWithdrawal({ ...exampleWithdrawalReceipt, isMailed: false })
    expect((await post({ name, email, message }, '192.0.2.8')).status).toBe(201)
    expect(await mailsOf(emulator)).toHaveLength(before)
  })

  it('is confirmed once, however often the same message arrives (R360)', async () => {
    const before = (await mailsOf(emulator)).length
    const again = { ...exampleWithdrawalReceipt, reference: '8C2F-91AB-04D3' }
    const message = { ...statement, message: writeWithdrawal(again) }
    for (const from of ['192.0.2.3', '192.0.2.4']) {
      expect((await post(message, from)).status).toBe(201)
    }
    expect(await mailsOf(emulator)).toHaveLength(before + 1)
  })

  it('has no mail for another message', async () => {
    const before = (await mailsOf(emulator)).length
    await post({ ...statement, message: `Ερώτηση: ${statement.message}` }, '192.0.2.5')
    expect(await mailsOf(emulator)).toHaveLength(before)
  })
})
