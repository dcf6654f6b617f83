/** What a mail says; both of its forms, plain text and HTML, are made of it. */
export interface MailContent {
  subject: string
  heading: string
  blocks: readonly MailBlock[]
}

export type MailBlock =
  | TextBlock
  | { kind: 'title'; text: string }
  | { kind: 'code'; code: string }
  /** The one thing to do next. */
  | { kind: 'button'; label: string; link: string }
  | { kind: 'facts'; facts: readonly Fact[] }
  | { kind: 'bill'; lines: readonly BillLine[]; sums: readonly Fact[]; total: Fact }

/** A paragraph, and what it links to. */
export interface TextBlock {
  kind: 'text'
  text: string
  link?: { label: string; link: string }
}

export interface Fact {
  name: string
  value: string
}

export interface BillLine {
  name: string
  /** Number and price of a piece. */
  pieces: string
  amount: string
}

/** A paragraph; its link has a place of its own after it. */
export function paragraph(text: string, link?: TextBlock['link']): TextBlock {
  return { kind: 'text', text, ...(link && { link }) }
}

/** The one thing to do next. */
export function button(label: string, link: string): MailBlock {
  return { kind: 'button', label, link }
}

export const ignoreIfNotYou = 'Αν δεν το ζητήσατε εσείς, αγνοήστε αυτό το μήνυμα.'

export function codeOf({ blocks }: MailContent): string | null {
  return blocks.flatMap((block) => (block.kind === 'code' ? [block.code] : []))[0] ?? null
}

/** Where the button of a mail leads. */
export function linkOf({ blocks }: MailContent): string | null {
  return blocks.flatMap((block) => (block.kind === 'button' ? [block.link] : []))[0] ?? null
}
