import { formatPhone } from './format-phone'

describe('formatPhone', () => {
  it('groups Greek numbers', () => {
    expect(formatPhone('+306912345678')).toBe('+30 691 234 5678')
    expect(formatPhone('+302101234567')).toBe('+30 210 123 4567')
  })

  it.each(['+35722000105', '6912345678', '', '+30691'])('keeps %s', (phone) => {
    expect(formatPhone(phone)).toBe(phone)
  })
})
