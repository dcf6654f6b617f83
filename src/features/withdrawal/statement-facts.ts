import type { Withdrawal, WithdrawalReceipt } from '#contract/withdrawal/withdrawal'
import { timingOf, type WithdrawalTiming } from '#contract/withdrawal/withdrawal-term'
import { publicConfig } from '#lib/config/public-config'
import { formatDate, formatExactTime } from '#lib/time/format-date'
import { withdrawalMessages } from './messages'

/** One line of a statement or a receipt; the description may have several lines. */
export interface StatementFact {
  term: string
  description: string
}

const { text } = withdrawalMessages

/** The content of a statement, line by line. */
export function statementFacts(statement: Withdrawal): StatementFact[] {
  const { orderNumber, name, email, items, receivedOn } = statement
  return [
    { term: text('facts.orderNumber'), description: orderNumber },
    { term: text('facts.name'), description: name },
    { term: text('facts.email'), description: email },
    { term: text('facts.items'), description: items || text('facts.wholeOrder') },
    ...(receivedOn
      ? [{ term: text('facts.receivedOn'), description: formatDate(`${receivedOn}T12:00:00Z`) }]
      : []),
  ]
}

/** The content of a receipt: reference, exact time, and the statement as it was sent. */
export function receiptFacts(receipt: WithdrawalReceipt): StatementFact[] {
  const time = formatExactTime(receipt.submittedAt)
  return [
    { term: text('facts.reference'), description: receipt.reference },
    { term: text('facts.submittedAt'), description: text('facts.athens', { time }) },
    ...statementFacts(receipt.statement),
  ]
}

/** What happens after a statement, one sentence for each step; late, the shop decides first. */
export function nextSteps({ statement, submittedAt }: WithdrawalReceipt): string[] {
  const timing = timingOf(statement.receivedOn, Date.parse(submittedAt))
  return steps[timing].map((step) => text(`received.next.${step}`))
}

const steps = {
  inTime: ['send', 'cost', 'inTime'],
  unknown: ['send', 'cost', 'unknown'],
  late: ['lateSent', 'wait'],
} as const satisfies Record<WithdrawalTiming, readonly string[]>

export function receiptFileName({ reference }: WithdrawalReceipt): string {
  return `withdrawal-${reference}.txt`
}

/** A receipt as the text of a file. */
export function receiptFile(receipt: WithdrawalReceipt): string {
  const lines = receiptFacts(receipt).map(({ term, description }) => `${term}: ${description}`)
  return [
    text('received.file.title', { shop: publicConfig.appTitle }),
    '',
    text('state.declaration'),
    ...lines,
    '',
    ...nextSteps(receipt),
    '',
  ].join('\r\n')
}
