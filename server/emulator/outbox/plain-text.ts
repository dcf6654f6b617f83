import type { Fact, MailBlock, MailContent } from './mail-content'
import { businessLines } from './shop-details'

/** A mail for programs that show no HTML. */
export function plainTextOf({ heading, blocks }: MailContent, siteUrl: string): string {
  const foot = ['--', ...businessLines, siteUrl].join('\n')
  return [heading, ...blocks.map(textOf), foot].join('\n\n')
}

function textOf(block: MailBlock): string {
  switch (block.kind) {
    case 'text':
      return block.link ? withLink(block.text, block.link.link) : block.text
    case 'title':
      return block.text
    case 'code':
      return block.code
    case 'button':
      return block.link
    case 'facts':
      return block.facts.map(lineOf).join('\n')
    case 'bill': {
      const lines = block.lines.map(({ name, pieces, amount }) => `${name}: ${pieces} = ${amount}`)
      return [...lines, ...[...block.sums, block.total].map(lineOf)].join('\n')
    }
  }
}

/** A colon leads to the link, unless the words end by themselves. */
const withLink = (text: string, link: string) => `${text}${/[.;]$/.test(text) ? '' : ':'} ${link}`

const lineOf = ({ name, value }: Fact) => `${name}: ${value}`
