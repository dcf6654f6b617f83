import { render, screen, within } from '@testing-library/react'
import type { ShopContact } from '#contract/config/public-config'
import { ContactPage } from './contact-page'

const show = (contact: ShopContact, isInvented = false) =>
  render(<ContactPage shop={{ ...contact, name: 'Σταγόνα', isInvented }} person={0} />)
const ways = () => screen.queryByRole('list', { name: 'Πώς θα μας βρείτε' })

describe('the contact data of the shop', () => {
  it('are those that are set, with phone and mail links', () => {
    show({ email: 'a@stala.example', phone: '+30 300 000 0000', hours: 'Πρωί' })
    const list = within(ways() as HTMLElement)
    expect(list.getAllByRole('listitem')).toHaveLength(3)
    expect(list.getByRole('link', { name: '+30\u00a0300\u00a0000\u00a00000' })).toHaveProperty(
      'href',
      'tel:+303000000000',
    )
    // jsdom takes the element before the @ for a block, which would part a name.
    const [mail] = list.getAllByRole('link')
    expect(mail?.textContent).toBe('a@stala.example')
    expect(mail).toHaveProperty('href', 'mailto:a@stala.example')
    expect(list.getByText('Πρωί')).not.toBeNull()
    expect(list.queryByText('Διεύθυνση')).toBeNull()
  })

  it('are divided neither within an e-mail nor within a postal code (R534)', () => {
    show({ email: 'epikoinonia@stagona.example', address: 'Αθηνάς 5, 105 51 Αθήνα' })
    const place = within(ways() as HTMLElement)
      .getByRole('link')
      .querySelector('wbr')
    expect(place?.previousSibling?.textContent).toBe('epikoinonia')
    expect(place?.nextSibling?.textContent).toBe('@stagona.example')
    expect(ways()?.textContent).toContain('Αθηνάς 5, 105\u00a051 Αθήνα')
  })

  it('are left out where none is set; the number of the register stands with the company', () => {
    show({ taxNumber: '000000000' })
    expect(ways()).toBeNull()
    expect(screen.getByText('000000000')).toBeTruthy()
    expect(screen.queryByText(/δεν εκτελούνται παραγγελίες/)).toBeNull()
  })

  it('are said to be invented in a demonstration', () => {
    show({}, true)
    expect(screen.getByText(/δεν εκτελούνται παραγγελίες/)).toBeTruthy()
  })
})
