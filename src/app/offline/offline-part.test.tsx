import { act, render, screen } from '@testing-library/react'
import { OfflinePart } from './offline-part'

const sentence = 'Είστε εκτός σύνδεσης: βλέπετε όσα έχουν αποθηκευτεί στη συσκευή σας.'
const setOnline = (isOnline: boolean) => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  act(() => void dispatchEvent(new Event(isOnline ? 'online' : 'offline')))
}

it('says on every page that there is no connection, for as long as that is so (R227)', async () => {
  setOnline(true)
  render(
    <>
      <div id='here' />
      <OfflinePart place='here' />
    </>,
  )
  const here = document.getElementById('here')
  expect(here?.textContent).toBe('')
  setOnline(false)
  expect((await screen.findByRole('status')).textContent).toBe(sentence)
  expect(here?.textContent).toBe(sentence)
  setOnline(true)
  expect(here?.textContent).toBe('')
})
