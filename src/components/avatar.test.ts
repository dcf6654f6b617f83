import { initials } from './avatar'

describe('initials (R348)', () => {
  it.each([
    ['Όνομα Επώνυμο Τρίτο', 'ΟΕ'],
    ['άννα', 'Α'],
    ['  ελένη   παπά ', 'ΕΠ'],
    ['Maria van Dyck', 'MV'],
    ['ϊωάννα', 'Ϊ'],
    ['(Νίκος) «Άλφα»', 'ΝΑ'],
    ['123', ''],
    ['', ''],
  ])('shortens %s to %s', (name, letters) => {
    expect(initials(name)).toBe(letters)
  })
})
