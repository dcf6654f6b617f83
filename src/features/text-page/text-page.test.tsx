import { render, screen, within } from '@testing-library/react'
import { publicConfig } from '#lib/config/public-config'
import { TextPage } from './text-page'
import type { TextPageContent } from './text-page-content'

Object.assign(publicConfig, { demonstration: true })

const page: TextPageContent = {
  slug: 'return-policy',
  title: 'Επιστροφές',
  lead: 'Θα το τακτοποιήσουμε μαζί.',
  facts: [
    { figure: '14 ημέρες', words: 'για να αλλάξετε γνώμη.' },
    { figure: '2 έτη', words: 'εγγύηση.' },
  ],
  html: '<h2 id="a">Πρώτα</h2><p data-block="summary"><strong>Με λίγα λόγια:</strong> ναι.</p>',
  headings: ['a', 'b', 'c', 'd'].map((anchor) => ({ anchor, text: `Ενότητα ${anchor}` })),
  updatedAt: '2026-11-22',
  related: [{ slug: 'terms-of-use', title: 'Όροι', lead: 'Διαβάζονται.' }],
}

it('shows title and facts, then the contents, the text and related pages', () => {
  render(<TextPage page={page} />)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Επιστροφές')
  const facts = screen.getByRole('list', { name: 'Με μια ματιά' })
  expect(
    within(facts)
      .getAllByRole('listitem')
      .map((fact) => fact.textContent),
  ).toEqual(['14 ημέρες για να αλλάξετε γνώμη.', '2 έτη εγγύηση.'])
  expect(screen.getAllByRole('link', { name: 'Ενότητα d' }).length).toBeGreaterThan(0)
  expect(screen.getByText('Κατάστημα επίδειξης: δεν εκτελούνται παραγγελίες.')).toBeTruthy()
  expect(screen.getByText('Με λίγα λόγια:')).toBeTruthy()
  const on = screen.getByRole('navigation', { name: 'Διαβάστε ακόμη' })
  expect(within(on).getByRole('link').getAttribute('href')).toBe('/terms-of-use')
})

it('leaves out contents, date and notice of a short page', () => {
  render(<TextPage page={{ ...page, slug: 'about', headings: [], updatedAt: null }} />)
  expect(screen.queryByText('Σε αυτή τη σελίδα')).toBeNull()
  expect(screen.queryByText(/Τελευταία ενημέρωση/)).toBeNull()
  expect(screen.queryByText('Κατάστημα επίδειξης: δεν εκτελούνται παραγγελίες.')).toBeNull()
})
