import { screen, waitFor } from '@testing-library/react'
import { renderAccountPage } from '#components/account/testing/render-account-page'
import { type FakeAnswers, fakeUpstream } from '#components/testing/fake-upstream'
import { exampleOrderDetail } from '#contract/examples/order-examples'
import { type OrderItem, orderDetail } from '#contract/shop/order'
import { BoughtLesson } from './bought-lesson'

const { items } = orderDetail.parse(exampleOrderDetail)
const [item] = items
if (!item?.product) throw new Error('the example has no products')
const { product } = item
const of = (id: number): OrderItem => ({ ...item, product: { ...product, id, slug: `slug-${id}` } })
const dataOf = (id: number) => `GET /page-data/products/${id}/slug-${id}/page-data.json`

const lesson = (postId: number) => ({
  postId,
  path: `/blog/post/${postId}/x`,
  title: `Μάθημα ${postId}`,
  summary: 'Περίληψη',
  minutes: 3,
  topicName: 'Μνήμη',
  cardImage: null,
})
const pageOf = (lessons: unknown[], related: number[]) => {
  const paths = related.map((id) => ({ path: `/products/${id}/slug-${id}` }))
  return { result: { data: { shopProduct: { lessons, related: paths } } } }
}
const pageWith = (...lessons: unknown[]) => pageOf(lessons, [])

async function shown(bought: readonly OrderItem[], answers: FakeAnswers, requests: number) {
  const { calls } = fakeUpstream(answers)
  renderAccountPage(<BoughtLesson items={bought} />)
  await waitFor(() => expect(calls).toHaveLength(requests))
  return calls
}

it('is the first lesson on the page of what was bought (R438)', async () => {
  const calls = await shown([of(1), of(2)], { [dataOf(1)]: pageWith(lesson(7), lesson(8)) }, 1)
  const link = await screen.findByRole('link', { name: 'Μάθημα 7' })
  expect(link.getAttribute('href')).toBe('/blog/post/7/x')
  expect(screen.queryByText('Μάθημα 8')).toBeNull()
  expect(calls).toEqual([dataOf(1)])
})

it.each([
  ['has no lesson', pageWith()],
  ['is newer than the build', { status: 404 }],
  ['is of another build', { result: {} }],
])('is that of the next product where one %s', async (_, answer) => {
  await shown([of(1), of(2)], { [dataOf(1)]: answer, [dataOf(2)]: pageWith(lesson(8)) }, 2)
  expect(await screen.findByRole('link', { name: 'Μάθημα 8' })).toBeTruthy()
})

it('is missing where there is none, and asks nothing for what is gone', async () => {
  const gone = { ...of(2), product: null }
  const calls = await shown([of(1), gone], { [dataOf(1)]: pageWith() }, 1)
  expect(calls).toEqual([dataOf(1)])
  expect(screen.queryByRole('link')).toBeNull()
})

it('is one for a product of the same kind where there is none, and says so (R438)', async () => {
  const pages = {
    [dataOf(1)]: pageOf([], [2, 5, 6]),
    [dataOf(2)]: pageWith(),
    [dataOf(5)]: pageWith(),
  }
  const answers = { ...pages, [dataOf(6)]: pageWith(lesson(9)) }
  const calls = await shown([of(1), of(2)], answers, 4)
  expect(await screen.findByRole('link', { name: 'Μάθημα 9' })).toBeTruthy()
  expect(screen.getByText(/για κάτι παρόμοιο/)).toBeTruthy()
  expect(calls).toEqual([1, 2, 5, 6].map(dataOf))
})
