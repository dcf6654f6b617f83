import { screen } from '@testing-library/react'
import { member } from '#components/account/testing/render-account-page'
import { exampleAddress } from '#contract/examples/account-examples'
import { exampleCountry, exampleRegion } from '#contract/examples/place-examples'
import { openAccountPage, pageTitle, press } from './testing/open-account-page'

const listOf = (place: object) => ({
  links: { next: null, previous: null },
  count: 1,
  totalPages: 1,
  pageSize: 25,
  pageTotalResults: 1,
  results: [place],
})

it('shows where to look, where it is unclear whether an address was saved', async () => {
  let isLost = false
  const answer = () => (isLost ? new Error('connection lost') : { ...exampleAddress, id: 16 })
  openAccountPage('/account/addresses/16/edit', member, {
    'GET /api/countries': listOf(exampleCountry),
    'GET /api/regions': listOf(exampleRegion),
    'GET /api/user/addresses/16': answer,
    'PUT /api/user/addresses/16': answer,
    'PATCH /api/user/addresses/16': answer,
  })
  await pageTitle('Επεξεργασία διεύθυνσης')
  await screen.findByRole('option', { name: exampleRegion.translations.el.name })
  isLost = true
  await press('Αποθήκευση αλλαγών')
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('Δεν ξέρουμε αν έγινε')
  const link = screen.getByRole('link', { name: 'Δείτε τις διευθύνσεις σας' })
  expect(alert.contains(link)).toBe(true)
  expect(link.getAttribute('href')).toBe('/account/addresses')
})
