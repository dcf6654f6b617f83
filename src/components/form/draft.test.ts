import { memoryStorage } from '../testing/browser-stubs'
import { changedIn, draftIn, withDraft } from './draft'

describe('draftIn', () => {
  it('keeps, reads and forgets the values of one form', () => {
    const storage = memoryStorage()
    const draft = draftIn(storage, 'contact')
    const other = draftIn(storage, 'feedback')
    draft.keep({ name: 'Άννα', message: 'Γεια', isUrgent: true })
    expect(draft.read()).toEqual({ name: 'Άννα', message: 'Γεια', isUrgent: true })
    expect(other.read()).toEqual({})
    draft.forget()
    expect(draft.read()).toEqual({})
  })

  it.each([
    ['', null],
    ['null', null],
    ['[1]', null],
    ['{"name":"Άννα"}', null],
    ['{"owner":null,"values":{"name":3}}', null],
    ['{', null],
  ])('ignores %j', (text, owner) => {
    const storage = memoryStorage()
    storage.write('draft:contact', text)
    expect(draftIn(storage, 'contact', owner).read()).toEqual({})
  })

  it('never returns a draft of another user, and deletes it', () => {
    const storage = memoryStorage()
    draftIn(storage, 'comment', 7).keep({ content: 'Γεια' })
    expect(draftIn(storage, 'comment', 7).read()).toEqual({ content: 'Γεια' })
    expect(draftIn(storage, 'comment', 8).read()).toEqual({})
    expect(draftIn(storage, 'comment', 7).read()).toEqual({})
  })
})

describe('changedIn', () => {
  it('contains all changed values, emptied fields included', () => {
    const initial = { name: 'Άννα', city: 'Πάτρα', agreed: false }
    expect(changedIn({ name: '', city: 'Πάτρα', agreed: true }, initial)).toEqual({
      name: '',
      agreed: true,
    })
  })
})

describe('withDraft', () => {
  it('fills unchanged fields, and nothing that the form does not have', () => {
    const draft = { name: 'Άννα', message: 'Παλιό', city: 'Βόλος', isMain: true, colour: 'red' }
    const initial = { name: '', email: '', message: '', city: 'Λαμία', isMain: false }
    expect(withDraft({ ...initial, message: 'Νέο' }, initial, draft)).toEqual({
      name: 'Άννα',
      email: '',
      message: 'Νέο',
      city: 'Βόλος',
      isMain: true,
    })
  })

  it('ignores a draft value of another type', () => {
    const values = { isMain: false }
    expect(withDraft(values, values, { isMain: 'yes' })).toEqual(values)
  })
})
