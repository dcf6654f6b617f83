import type { HelpFacts } from './help-answers'
import { textPageNodes } from './text-page-nodes'

const noFacts: HelpFacts = { payWays: [], shipping: null, deliveryDays: undefined }

const pages = textPageNodes('locales/el/pages', noFacts)

describe('text pages', () => {
  it('have three facts each', async () => {
    for (const { slug, facts } of await pages) expect([slug, facts.length]).toEqual([slug, 3])
  })

  it('have a summary, pull quote or cards each', async () => {
    for (const { slug, html } of await pages) {
      const blocks = html.match(/data-block="(summary|pull|cards)"/g) ?? []
      expect([slug, blocks.length > 0]).toEqual([slug, true])
    }
  })

  it('have no plain quotation, and link only to existing pages', async () => {
    const slugs = new Set((await pages).map(({ slug }) => slug))
    for (const { html, relatedSlugs } of await pages) {
      expect(html).not.toContain('<blockquote')
      expect(relatedSlugs.filter((slug) => !slugs.has(slug))).toEqual([])
    }
  })

  it('state in their data the days of return that they say', async () => {
    const policy = (await pages).find(({ slug }) => slug === 'return-policy')
    expect(policy?.facts[0]?.figure).toBe(`${policy?.returnDays} ημέρες`)
    expect(policy?.html).toContain(`<strong>${policy?.returnDays} ημερολογιακές ημέρες</strong>`)
  })

  it('answer the questions of the help on a page of their own (R395)', async () => {
    const help = (await pages).find(({ slug }) => slug === 'help')
    expect(help?.questions.length).toBeGreaterThan(10)
    for (const { anchor, question, answer } of help?.questions ?? []) {
      expect(help?.html).toContain(`<h3 id="${anchor}">${question}</h3>`)
      expect(help?.html).toContain(`<p>${answer}</p>`)
    }
  })

  const answersWith = async (facts: Partial<HelpFacts>) => {
    const all = await textPageNodes('locales/el/pages', { ...noFacts, ...facts })
    const { questions = [] } = all.find(({ slug }) => slug === 'help') ?? {}
    return new Map(questions.map(({ anchor, answer }) => [anchor, answer]))
  }
  const way = (name: string, isOnline = false) => ({ name, cost: 0, freeFrom: 0, isOnline })

  it('say in the help what the shop does not do yet, until it does (R414)', async () => {
    const without = await answersWith({ payWays: [way('Αντικαταβολή')] })
    expect(without.get('orders-card')).toMatch(/κάρτα ή IRIS .* δεν υπάρχει ακόμη\.$/)
    expect(without.get('orders-pickup')).toMatch(
      /Box Now, δεν υπάρχει ακόμη\. Παραλαβή από κατάστημα δεν υπάρχει ακόμη\.$/,
    )
    const payWays = [way('Κάρτα', true), way('Πληρωμή στο κατάστημα')]
    const having = await answersWith({ payWays })
    expect(having.get('orders-card')).not.toContain('ακόμη')
    expect(having.get('orders-pickup')).not.toContain('Παραλαβή από κατάστημα')
    const unknown = await answersWith({})
    expect(unknown.get('orders-card')).not.toContain('ακόμη')
    expect(unknown.get('orders-pickup')).not.toContain('Παραλαβή από κατάστημα')
  })

  it('say in the help how this shop is paid and what it asks for sending, where that is known', async () => {
    const payWays = [way('Αντικαταβολή'), way('PayPal')]
    const known = await answersWith({
      payWays,
      shipping: { price: 3.5, freeFrom: 40 },
      deliveryDays: { from: 2, to: 4 },
    })
    expect(known.get('orders-payment')).toMatch(/Δεχόμαστε: Αντικαταβολή, PayPal\.$/)
    expect(known.get('orders-cost')).toMatch(
      / 3,50\s€ ανά παραγγελία, και δωρεάν για προϊόντα αξίας 40,00\s€ και πάνω\.$/,
    )
    expect(known.get('orders-delivery')).toMatch(/ Παράδοση σε 2–4 εργάσιμες ημέρες\.$/)
    const free = await answersWith({
      shipping: { price: 0, freeFrom: 0 },
      deliveryDays: { from: 1, to: 1 },
    })
    expect(free.get('orders-cost')).toMatch(/δωρεάν\.$/)
    expect(free.get('orders-delivery')).toMatch(/ σε 1 εργάσιμη ημέρα\.$/)
    const unknown = [...(await answersWith({})).values()].join(' ')
    expect(unknown).not.toMatch(/Δεχόμαστε|€|δωρεάν|εργάσιμ/)
  })

  it('count the rights of the privacy page correctly', async () => {
    const privacy = (await pages).find(({ slug }) => slug === 'privacy-policy')
    const rights = privacy?.html.match(/Έχετε δικαίωμα:<\/p><ul>(.*?)<\/ul>/s)?.[1]
    expect(privacy?.facts[1]?.figure).toBe(`${rights?.match(/<li>/g)?.length} δικαιώματα`)
  })
})
