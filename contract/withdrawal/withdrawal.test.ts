import fc from 'fast-check'
import * as z from 'zod/mini'
import { contactMessage } from '../contact/contact-message'
import { exampleWithdrawal, exampleWithdrawalReceipt } from '../examples/site-examples'
import { withdrawal, withdrawalBody, withdrawalReference } from './withdrawal'
import { readWithdrawal, sentStatement, withoutMark, writeWithdrawal } from './withdrawal-message'

const accepts = (body: object) => z.safeParse(withdrawalBody, body).success

it('accepts an order number as it is typed, without a reason, products or date (R357)', () => {
  const { name, email } = exampleWithdrawal
  for (const orderNumber of ['640', '#640', 'Παραγγελία 640', 'Νο. 640/2026']) {
    expect(z.parse(withdrawalBody, { name, email, orderNumber })).toEqual({
      ...{ name, email, orderNumber, items: '', receivedOn: '' },
    })
  }
  expect(accepts({ name, email, orderNumber: ' ' })).toBe(false)
})

it('refuses unknown fields, so that no reason can be asked (R357)', () => {
  expect(accepts(exampleWithdrawal)).toBe(true)
  expect(accepts({ ...exampleWithdrawal, reason: 'άργησε' })).toBe(false)
})

it('has one reference for each key', () => {
  expect(withdrawalReference('7c2f91ab-04d3-4e68-8b77-000000000640')).toBe('7C2F-91AB-04D3')
})

describe('the message of a statement', () => {
  const sent = exampleWithdrawalReceipt

  it('begins with its mark and has one labelled line for each value', () => {
    expect(writeWithdrawal(sent).split('\n')).toEqual([
      '[ΥΠΑΝΑΧΩΡΗΣΗ]',
      'Δήλωση: Υπαναχωρώ από τη σύμβαση πώλησης της παρακάτω παραγγελίας.',
      'Αριθμός αναφοράς: 7C2F-91AB-04D3',
      'Υποβλήθηκε: 2026-11-26T10:55:03+02:00',
      'Αριθμός παραγγελίας: 640',
      'Όνομα: Νεφέλη Δροσινού',
      'E-mail: nefeli@example.gr',
      'Ημερομηνία παραλαβής: 2026-11-20',
      'Αυτόματη απόδειξη με e-mail: ναι',
      'Προϊόντα:',
      '- 1 × Κάρτες «Πρώτη βροχή»',
    ])
  })

  it('names the whole order', () => {
    const statement = { ...sent.statement, items: '', receivedOn: '' }
    const message = writeWithdrawal({ ...sent, statement })
    expect(message).toContain('\nΠροϊόντα: όλη η παραγγελία')
    expect(message).toContain('\nΗμερομηνία παραλαβής: δεν δηλώθηκε')
  })

  const texts = fc.oneof(
    fc.string({ maxLength: 60 }),
    fc.string({ unit: 'grapheme', maxLength: 40 }),
    fc.constantFrom(
      'Όνομα: Άλλος',
      '[ΥΠΑΝΑΧΩΡΗΣΗ]',
      'όλη η παραγγελία',
      '- 2 ×',
      'α\nE-mail: x@y.gr',
    ),
  )
  const statements = fc
    .record({
      name: texts,
      email: fc.constant('anna@example.gr'),
      orderNumber: texts,
      items: fc.array(texts, { maxLength: 6 }).map((lines) => lines.join('\r\n')),
      receivedOn: fc.constantFrom('', '2026-02-28'),
    })
    .map((values) => z.safeParse(withdrawal, values).data)

  it('is read as it was written, and no text passes for another value', () => {
    let read = 0
    fc.assert(
      fc.property(statements, (statement) => {
        fc.pre(statement !== undefined)
        if (!statement) return
        const sentWith = { ...sent, statement: sentStatement(statement), isMailed: read % 2 === 0 }
        expect(readWithdrawal(writeWithdrawal(sentWith))).toEqual(sentWith)
        read += 1
      }),
    )
    expect(read).toBeGreaterThan(50)
  })

  it('fits into a contact message, however long its texts are', () => {
    const items = Array.from({ length: 1000 }, () => 'α').join('\n')
    const statement = {
      ...sent.statement,
      ...{ name: 'Ν'.repeat(100), orderNumber: '6'.repeat(60), items },
    }
    expect(accepts(statement)).toBe(true)
    const { name, email } = statement
    const message = writeWithdrawal({ ...sent, statement })
    expect(z.safeParse(contactMessage, { name, email, message }).success).toBe(true)
  })

  it.each([
    'Πότε θα έρθουν οι κάρτες;',
    '[ΥΠΑΝΑΧΩΡΗΣΗ]',
    'Θέλω [ΥΠΑΝΑΧΩΡΗΣΗ] της παραγγελίας 640',
    writeWithdrawal(sent).replace('E-mail: ', 'E-mail '),
    writeWithdrawal(sent).replace('2026-11-26T', ''),
  ])('is told from another message: %j', (message) => {
    expect(readWithdrawal(message)).toBeNull()
  })

  it('is a quotation where somebody types it', () => {
    const message = writeWithdrawal(sent)
    for (const typed of [message, ` ${message}`, `\n${message}`]) {
      expect(readWithdrawal(withoutMark(typed).trim())).toBeNull()
      expect(withoutMark(typed)).toBe(`> ${typed}`)
    }
    expect(withoutMark('Πότε θα έρθουν;')).toBe('Πότε θα έρθουν;')
  })
})
