import type { TabStorage } from '../../shared/storage/tab-storage'
import { draftIn, withDraft } from './draft'

function someStorage(): TabStorage {
  const kept = new Map<string, string>()
  return {
    read: (name) => kept.get(name) ?? null,
    write: (name, value) => void kept.set(name, value),
    remove: (name) => void kept.delete(name),
    clear: () => kept.clear(),
  }
}

describe('draftIn', () => {
  it('keeps, gives back and forgets the values of one form', () => {
    const storage = someStorage()
    const draft = draftIn(storage, 'contact')
    const other = draftIn(storage, 'feedback')
    draft.keep({ name: 'Άννα', message: 'Γεια' })
    expect(draft.read()).toEqual({ name: 'Άννα', message: 'Γεια' })
    expect(other.read()).toEqual({})
    draft.forget()
    expect(draft.read()).toEqual({})
  })

  it.each(['', 'null', '[1]', '{"name":3}', '{'])('takes %j for no draft', (text) => {
    const storage = someStorage()
    storage.write('draft:contact', text)
    expect(draftIn(storage, 'contact').read()).toEqual({})
  })
})

describe('withDraft', () => {
  it('fills what is empty, and nothing that the form does not have', () => {
    const draft = { name: 'Άννα', message: 'Παλιό', colour: 'red' }
    expect(withDraft({ name: '', email: '', message: 'Νέο' }, draft)).toEqual({
      name: 'Άννα',
      email: '',
      message: 'Νέο',
    })
  })
})
