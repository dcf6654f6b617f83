import { render, screen } from '@testing-library/react'
import { Replaceable } from '#components/replaceable'
import { publishSession, unknownSession } from '#session/session'
import { readingStore } from '../learning-store'
import { BegunSeries } from './begun-series'

const seriesOf = (name: string, ...series: number[]) => ({
  name,
  path: `/blog/category/${name}`,
  series,
  lessons: series.map((id) => ({ title: `Μάθημα ${id}`, path: `/blog/post/${id}/x` })),
})
const all = [seriesOf('Μάθηση', 1, 2), seriesOf('Γλώσσα', 3, 4, 5), seriesOf('Σκέψη', 6, 7)]

beforeEach(() => {
  localStorage.clear()
  publishSession({ ...unknownSession, status: 'guest' })
})

it.each([
  ['the one read in last', { 1: 10, 3: 30, 4: 20 }, 'Γλώσσα · 2 από 3 διαβασμένα', 'Μάθημα 5'],
  ['rather one that is not finished', { 1: 10, 6: 30, 7: 40 }, 'Μάθηση · 1 από 2', 'Μάθημα 2'],
  ['the finished one where no other is begun', { 6: 30, 7: 40 }, 'Σκέψη · 2 από 2', 'επανάληψη'],
])('shows %s (R475)', (_name, read, state, next) => {
  void readingStore.change('guest', (data) => ({ ...data, read }))
  render(<Replaceable by={(place) => <BegunSeries {...{ place, all }} />}>Ξεκινήστε</Replaceable>)
  expect(screen.getByText(state, { exact: false })).toBeTruthy()
  expect(screen.getByRole('link').textContent).toContain(next)
})

it.each([
  ['nothing was read', {}],
  ['only lessons of no series were read', { 99: 1 }],
])('shows nothing where %s', (_name, read) => {
  void readingStore.change('guest', (data) => ({ ...data, read }))
  render(<Replaceable by={(place) => <BegunSeries {...{ place, all }} />}>Ξεκινήστε</Replaceable>)
  expect(screen.queryByRole('link')).toBeNull()
})
