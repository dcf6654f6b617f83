import { someComment } from './components/some-comment'
import { asSeenBy, noOwnComments, withKept } from './own-comments'

const anna = 9
const mine = { userId: anna, isApproved: false }
const ids = (...given: Parameters<typeof asSeenBy>) =>
  asSeenBy(...given).map(({ commentId }) => commentId)

describe('asSeenBy', () => {
  it('marks what the person who is here wrote, and nothing for guests', () => {
    const thread = [someComment(1, { userId: anna }), someComment(2, { userId: 8 })]
    const own = (owner: number | null) =>
      asSeenBy(thread, { ...noOwnComments, owner }).map(({ isOwn }) => isOwn)
    expect(own(anna)).toEqual([true, undefined])
    expect(own(null)).toEqual([undefined, undefined])
  })

  const thread = [
    someComment(3, { userId: 4, isApproved: true }),
    someComment(2, { userId: 4, isApproved: false }),
    someComment(1, mine),
  ]

  it('shows nobody what waits for approval, but to whoever wrote it (M4)', () => {
    expect(ids(thread, noOwnComments)).toEqual([3])
    expect(ids(thread, { ...noOwnComments, owner: anna })).toEqual([3, 1])
  })

  it('shows what the build knew, of which nobody knows who wrote it', () => {
    expect(ids([someComment(1)], noOwnComments)).toEqual([1])
  })

  it('puts in the own words that the API said last, and adds what is new', () => {
    const own = [someComment(5, mine), someComment(1, { ...mine, text: 'Νέα λόγια' })]
    const seen = asSeenBy(thread, { ...noOwnComments, owner: anna, own })
    expect(seen.map(({ commentId, text }) => [commentId, text])).toEqual([
      [5, 'Text 5'],
      [3, 'Text 3'],
      [1, 'Νέα λόγια'],
    ])
  })

  it('shows first what is on its way, and no longer what is deleted', () => {
    const sending = someComment(0, { isSending: true, isApproved: false })
    const own = [someComment(1, mine)]
    expect(ids(thread, { owner: anna, own, sending, gone: [1] })).toEqual([0, 3])
  })
})

it('keeps a comment once, in its last words', () => {
  const own = [someComment(2), someComment(1, { text: 'Παλιά' })]
  expect(withKept(own, someComment(1, { text: 'Νέα' })).map(({ text }) => text)).toEqual([
    'Νέα',
    'Text 2',
  ])
})
