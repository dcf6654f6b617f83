import type { PublicConfig } from '../../../contract/config/public-config'
import type { PayWayFact } from '../../../contract/shop/pay-way'
import type { ShippingTerms } from '../../../contract/shop/shipping'
import help from '../../../locales/el/help.json'
import payWayWords from '../../../locales/el/pay-ways.json'
import { pageWords } from '../page-meta/page-words'

/** What the answers of the help say of this shop, as its settings and the API have it. */
export interface HelpFacts extends Pick<PublicConfig, 'deliveryDays'> {
  payWays: readonly PayWayFact[]
  /** Null where its price is not known. */
  shipping: ShippingTerms | null
}

/** A question of the help with its answer, and its anchor at `/help`. */
export interface HelpAnswer {
  anchor: string
  question: string
  answer: string
}

/** The topics of the help; what this shop does is added to the answers that ask for it. */
export function helpTopics(facts: HelpFacts): { title: string; answers: HelpAnswer[] }[] {
  const known = factSentences(facts)
  return Object.entries(help.topics).map(([topic, { title, answers }]) => ({
    title,
    answers: Object.entries(answers).map(([name, { question, answer }]) => {
      const anchor = `${topic}-${name}`
      return { anchor, question, answer: [answer, ...(known[anchor] ?? [])].join(' ') }
    }),
  }))
}

/** Sentences by the anchor of the answer that they end; none for what is not known. */
function factSentences(facts: HelpFacts): Record<string, string[]> {
  const { payWays, shipping, deliveryDays: days } = facts
  const names = payWays.map(({ name }) => name)
  const areKnown = names.length > 0
  const isPaidOnline = payWays.some(({ isOnline }) => isOnline)
  const isPaidInStore = names.includes(payWayWords.PAY_ON_STORE.name)
  return {
    'orders-payment': areKnown ? [pageWords('helpWays', { ways: names.join(', ') })] : [],
    // What the shop does not do yet is said only where it is known.
    'orders-card': areKnown && !isPaidOnline ? [pageWords('helpNoCard')] : [],
    'orders-pickup': areKnown && !isPaidInStore ? [pageWords('helpNoPickup')] : [],
    'orders-cost': shipping ? [shippingSentence(shipping)] : [],
    'orders-delivery': days ? [daysSentence(days)] : [],
  }
}

const euro = new Intl.NumberFormat('el-GR', { style: 'currency', currency: 'EUR' })

function shippingSentence({ price, freeFrom }: ShippingTerms): string {
  if (price === 0) return pageWords('helpFreeShipping')
  const amounts = { price: euro.format(price), amount: euro.format(freeFrom) }
  return pageWords(freeFrom > 0 ? 'helpShippingFreeFrom' : 'helpShipping', amounts)
}

function daysSentence({ from, to }: NonNullable<HelpFacts['deliveryDays']>): string {
  return from === to
    ? pageWords('helpDays', { count: to })
    : pageWords('helpDaysBetween', { from, to })
}
