import { act, render, screen } from '@testing-library/react'
import { OfflineNotice } from './offline-notice'

const sentence = 'Είστε εκτός σύνδεσης: βλέπετε όσα έχουν αποθηκευτεί στη συσκευή σας.'
const setOnline = (isOnline: boolean) => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  act(() => void dispatchEvent(new Event(isOnline ? 'online' : 'offline')))
}

it('says on every page that there is no connection, for as long as that is so (R227)', () => {
  setOnline(true)
  render(
    <>
      <div id='here' />
      <OfflineNotice place='here' />
    </>,
  )
  const here = document.getElementById('here')
  expect([here?.textContent, screen.getByRole('status').textContent]).toEqual(['', ''])
  setOnline(false)
  expect(here?.textContent).toBe(sentence)
  expect(screen.getByRole('status').textContent).toBe(sentence)
  setOnline(true)
  expect([here?.textContent, screen.getByRole('status').textContent]).toEqual(['', ''])
})
