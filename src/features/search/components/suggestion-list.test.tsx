import { createEvent, fireEvent, render, screen } from '@testing-library/react'
import type { SuggestionView } from '../suggestion-view'
import { SuggestionList } from './suggestion-list'

const view: SuggestionView = {
  isOpen: true,
  activeKey: undefined,
  query: '',
  suggestions: [
    { key: 'recent-0', kind: 'recent', path: '/search?query=a', query: 'μνήμη', hit: null },
  ],
  isAnswered: false,
  isCleared: false,
}
const show = (shown: SuggestionView) => {
  const box = { watch: () => () => {}, view: () => shown, finish() {}, forgetRecent() {} }
  render(<SuggestionList id='list' box={box} />)
}

it('leaves the focus to the field while a button or an option is pressed (R370)', () => {
  show(view)
  for (const pressed of [screen.getByRole('button'), screen.getByRole('option')]) {
    const press = createEvent.mouseDown(pressed)
    fireEvent(pressed, press)
    expect(press.defaultPrevented).toBe(true)
  }
})

it('announces that the former searches are deleted', () => {
  show({ ...view, isOpen: false, suggestions: [], isCleared: true })
  expect(screen.getByRole('status').textContent).toBe('Οι πρόσφατες αναζητήσεις σας διαγράφηκαν.')
})
