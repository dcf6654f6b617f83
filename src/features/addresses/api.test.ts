import { callOfChange } from './api'

it('requests each change at its address', () => {
  expect(callOfChange({ kind: 'main', id: 4, title: '' })).toEqual({
    method: 'POST',
    path: '/api/user/addresses/4/set-main',
  })
  expect(callOfChange({ kind: 'remove', id: 4, title: '' })).toEqual({
    method: 'DELETE',
    path: '/api/user/addresses/4',
  })
})
