import { shopDetails } from '#emulator/outbox/shop-details'
import { contactOf } from '../../scripts/lib/settings'

it('the mails of the demonstration name the shop as its pages do', () => {
  const { CONTACT_EMAIL, CONTACT_PHONE, CONTACT_ADDRESS, TAX_NUMBER } = contactOf()
  expect(shopDetails).toMatchObject({
    email: CONTACT_EMAIL,
    phone: CONTACT_PHONE,
    address: CONTACT_ADDRESS,
    taxNumber: TAX_NUMBER,
  })
})
