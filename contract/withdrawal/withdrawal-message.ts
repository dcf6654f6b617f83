import * as z from 'zod/mini'
import { type Withdrawal, type WithdrawalReceipt, withdrawalReceipt } from './withdrawal'

/** First line of a contact message that is a statement of withdrawal. */
const withdrawalMark = '[ΥΠΑΝΑΧΩΡΗΣΗ]'

const declaration = 'Δήλωση: Υπαναχωρώ από τη σύμβαση πώλησης της παρακάτω παραγγελίας.'
const wholeOrder = 'όλη η παραγγελία'
const unstated = 'δεν δηλώθηκε'
const itemMark = '- '

/** Labels of the lines with one value each, in their order. */
const labels = {
  reference: 'Αριθμός αναφοράς',
  submittedAt: 'Υποβλήθηκε',
  orderNumber: 'Αριθμός παραγγελίας',
  name: 'Όνομα',
  email: 'E-mail',
  receivedOn: 'Ημερομηνία παραλαβής',
  isMailed: 'Αυτόματη απόδειξη με e-mail',
  items: 'Προϊόντα',
} as const
type Label = keyof typeof labels

/** Whether the API is asked for a receipt by e-mail. */
const mailWords = { yes: 'ναι', no: 'όχι' } as const

/**
 * The text of the contact message that carries a statement: the mark, then one labelled line for
 * each value. Lines of the items begin with a dash, so that no text can pass for another label.
 */
export function writeWithdrawal(receipt: WithdrawalReceipt): string {
  const { reference, submittedAt, statement, isMailed } = receipt
  const items = itemLines(statement.items)
  const values: Record<Label, string> = {
    reference,
    submittedAt,
    orderNumber: statement.orderNumber,
    name: statement.name,
    email: statement.email,
    receivedOn: statement.receivedOn || unstated,
    isMailed: isMailed ? mailWords.yes : mailWords.no,
    items: items.length === 0 ? wholeOrder : '',
  }
  return [
    withdrawalMark,
    declaration,
    ...Object.entries(labels).map(([name, label]) => `${label}: ${values[name as Label]}`.trim()),
    ...items.map((line) => `${itemMark}${line}`),
  ].join('\n')
}

/** The lines of the items that are not empty. */
function itemLines(items: string): string[] {
  return items.split(/[\r\n]+/).flatMap((line) => line.trim() || [])
}

/** A statement with the items as the message carries them, without empty lines. */
export function sentStatement(statement: Withdrawal): Withdrawal {
  return { ...statement, items: itemLines(statement.items).join('\n') }
}

/** Reads a message of this form; null for any other one. */
export function readWithdrawal(message: string): WithdrawalReceipt | null {
  const [mark, said, ...lines] = message.split(/\r?\n/)
  if (mark !== withdrawalMark || said !== declaration) return null
  const names = Object.keys(labels) as Label[]
  const values = names.map((name, at) => {
    const start = `${labels[name]}:`
    const line = lines[at] ?? ''
    return [name, line.startsWith(start) ? line.slice(start.length).trim() : undefined]
  })
  const { reference, submittedAt, isMailed, ...rest } = Object.fromEntries(values) as Record<
    Label,
    string
  >
  const items = lines.slice(names.length).map((line) => line.slice(itemMark.length))
  const statement = {
    ...rest,
    receivedOn: rest.receivedOn === unstated ? '' : rest.receivedOn,
    items: rest.items === wholeOrder ? '' : items.join('\n'),
  }
  const read = z.safeParse(withdrawalReceipt, {
    ...{ reference, submittedAt, statement },
    isMailed: isMailed === mailWords.yes,
  })
  return read.data ?? null
}

/**
 * A typed message that nobody takes for a statement: where it begins with the mark, as a quotation.
 * Only the gateway writes statements, after its limits.
 */
export function withoutMark(message: string): string {
  return message.trimStart().startsWith(withdrawalMark) ? `> ${message}` : message
}
