import { render, screen } from '@testing-library/react'
import { installWorker, removeWorker } from './testing/fake-worker'
import TopicSaving from './topic-saving'

afterEach(removeWorker)

it.each([
  [2, 'Αποθήκευση θέματος', /^Αποθηκεύστε τα μαθήματα του θέματος/],
  [3, 'Αποθήκευση νεότερων', /^Αποθηκεύστε τα 2 νεότερα μαθήματα του θέματος/],
])('says which lessons of a topic with %i are saved (R388)', async (lessonCount, label, hint) => {
  installWorker((_message, reply) => reply({ lessons: [], share: 1 }))
  const paths = ['/blog/post/1/ena', '/blog/post/2/dyo']
  render(<TopicSaving paths={paths} lessonCount={lessonCount} />)
  expect(await screen.findByRole('button', { name: label })).toBeTruthy()
  expect(screen.getByText(hint)).toBeTruthy()
})
