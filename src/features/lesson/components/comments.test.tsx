import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { guest, member } from '#components/account/testing/render-account-page'
import { type FakeAnswer, fakeUpstream } from '#components/testing/fake-upstream'
import type { BlogComment } from '#contract/blog/blog-comment'
import { publicQueries } from '#lib/queries/public-queries'
import { publishSession } from '#session/session'
import { apiComment } from '#tests/support/api-comment'
import { apiPage } from '#tests/support/api-page'
import { someComment } from '../testing/some-comment'
import Comments from './comments'

const pageOf = (comments: readonly BlogComment[], totalPages = 1) => apiPage(comments, totalPages)
const refused: FakeAnswer = [429, {}, { 'retry-after': '40' }]
const broken = new TypeError('Failed to fetch')

const built = [
  someComment(1, { text: 'Πρώτο', author: '' }),
  someComment(2, { text: 'Δεύτερο', parentId: 1, likesCount: 2 }),
  someComment(3, { text: 'Τρίτο', parentId: 2 }),
  someComment(4, { text: 'Τέταρτο', parentId: 3 }),
]

/** Comments of the lesson, whose requests have these answers in their order. */
function show(...answers: FakeAnswer[]) {
  const next = () => answers.shift() ?? broken
  const { calls } = fakeUpstream({
    'GET /api/blog/posts/7/comments': next,
    'GET /api/blog/comments/9/replies': next,
    'GET /api/blog/comments': apiPage([apiComment(12, { user: 7, isApproved: false })]),
  })
  const view = render(
    <Comments
      postId={7}
      path='/blog/post/7/mnimi'
      comments={built}
      likeButtonOf={({ likesCount }) => <span>{likesCount} ♥</span>}
    />,
  )
  return { ...view, calls, person: userEvent.setup() }
}

function article(text: string): HTMLElement {
  const found = screen.getByText(text).closest('article')
  if (!found) throw new Error(`No article around ${text}`)
  return found
}

describe('Comments', () => {
  afterEach(() => publicQueries.clear())

  it.each([
    ['1 σχόλιο δεν μπορεί να εμφανιστεί τώρα.', { count: 1, leftOut: 1 }],
    ['2 σχόλια δεν μπορούν να εμφανιστούν τώρα.', { count: 2, leftOut: 2 }],
    ['3 σχόλια δεν μπορούν να εμφανιστούν τώρα.', { count: 3 }],
  ])('says «%s», and not that there is none', async (sentence, more) => {
    show({ ...pageOf([]), ...more })
    await screen.findByText(sentence)
    expect(screen.queryByText(/Δεν υπάρχουν ακόμη σχόλια/)).toBeNull()
  })

  it('shows the built comments, each reply inside its comment, three levels deep', () => {
    const { container } = show(broken)
    screen.getByText('4 σχόλια')
    within(article('Πρώτο')).getByText('Μέλος')
    expect(article('Δεύτερο').textContent).toContain('Απάντηση στο σχόλιο: Μέλος')
    expect(article('Δεύτερο').textContent).toContain('2 ♥')
    expect(container.querySelectorAll('ul ul ul ul')).toHaveLength(1)
    expect(container.querySelectorAll('[data-indented]')).toHaveLength(2)
  })

  it('replaces them with current ones', async () => {
    show(pageOf([apiComment(9), apiComment(1, { repliesCount: 1 })]))
    await screen.findByText('Σχόλιο 9')
    screen.getByText('5 σχόλια')
    screen.getByText('Δεύτερο')
    expect(screen.queryByRole('button', { name: /σχόλια|απαντήσεις/ })).toBeNull()
  })

  it('shows that there are no comments', async () => {
    show(pageOf([]))
    await screen.findByText('Δεν υπάρχουν ακόμη σχόλια.')
    expect(screen.queryByRole('list')).toBeNull()
  })

  it('keeps the built comments if the API is down, shows a notice, and retries', async () => {
    const { person } = show(broken, broken, pageOf([apiComment(9)]))
    const notice = await screen.findByRole('status')
    expect(notice.textContent).toContain('όπως ήταν όταν δημοσιεύτηκε η σελίδα')
    screen.getByText('Πρώτο')
    screen.getByRole('link', { name: 'Συνδεθείτε για να γράψετε' })
    await person.click(screen.getByRole('button', { name: 'Δοκιμάστε ξανά' }))
    await screen.findByText('Σχόλιο 9')
    expect(screen.queryByRole('status')).toBeNull()
  })

  it('loads older comments on demand', async () => {
    const { person, calls } = show(pageOf([apiComment(9)], 2), pageOf([apiComment(8)], 2))
    await person.click(await screen.findByRole('button', { name: 'Περισσότερα σχόλια' }))
    await screen.findByText('Σχόλιο 8')
    expect(calls[1]).toContain('page=2')
    const name = 'Περισσότερα σχόλια'
    await waitFor(() => expect(screen.queryByRole('button', { name })).toBeNull())
  })

  it('says that a reply cannot be shown, and not that all are', async () => {
    const { person } = show(pageOf([apiComment(9, { repliesCount: 1 })]), {
      ...pageOf([]),
      count: 1,
      leftOut: 1,
    })
    await person.click(await screen.findByRole('button', { name: /απαντήσε/ }))
    await screen.findByText('1 σχόλιο δεν μπορεί να εμφανιστεί τώρα.')
  })

  it('loads the replies of a comment only on demand, and keeps the focus', async () => {
    const reply = apiComment(10, { parent: 9 })
    const { person, calls } = show(pageOf([apiComment(9, { repliesCount: 1 })]), pageOf([reply]))
    const more = await screen.findByRole('button', { name: 'Δείτε όλες τις απαντήσεις' })
    expect(calls).toHaveLength(1)
    await person.click(more)
    await screen.findByText('Σχόλιο 10')
    expect(document.activeElement).toBe(screen.getByText('Αυτές είναι όλες οι απαντήσεις.'))
  })

  it('shows how long to wait after a 429, and retries', async () => {
    const fresh = pageOf([apiComment(9, { repliesCount: 1 })])
    const { person } = show(fresh, refused, pageOf([apiComment(10, { parent: 9 })]))
    const name = 'Δείτε όλες τις απαντήσεις'
    await person.click(await screen.findByRole('button', { name }))
    expect((await screen.findByRole('alert')).textContent).toContain('σε 40 δευτερόλεπτα')
    await person.click(screen.getByRole('button', { name }))
    await screen.findByText('Σχόλιο 10')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('shows those of a member that wait for approval, as long as somebody is signed in', async () => {
    const { calls } = show(pageOf([apiComment(9)]))
    await screen.findByText('Σχόλιο 9')
    expect(calls).toHaveLength(1)
    act(() => publishSession(member))
    await screen.findByText('Σχόλιο 12')
    within(article('Σχόλιο 12')).getByText('Περιμένει έγκριση')
    // The API lets nobody change it until then.
    expect(within(article('Σχόλιο 12')).queryByRole('button')).toBeNull()
    act(() => publishSession(guest))
    expect(screen.queryByText('Σχόλιο 12')).toBeNull()
    screen.getByRole('link', { name: 'Συνδεθείτε για να γράψετε' })
  })

  it('says that those of a member could not be read, and reads them again', async () => {
    const { person } = show(pageOf([apiComment(9)]))
    await screen.findByText('Σχόλιο 9')
    let answer: FakeAnswer = [500, {}]
    fakeUpstream({ 'GET /api/blog/comments': () => answer })
    act(() => publishSession(member))
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('Τα δικά σας σχόλια δεν φορτώθηκαν')
    screen.getByText('Σχόλιο 9')
    answer = apiPage([apiComment(12, { user: 7, isApproved: false })])
    await person.click(within(alert).getByRole('button', { name: 'Δοκιμάστε ξανά' }))
    await screen.findByText('Σχόλιο 12')
    expect(screen.queryByRole('alert')).toBeNull()
    act(() => publishSession(guest))
  })
})
