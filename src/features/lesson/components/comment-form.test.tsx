import { fireEvent, screen, waitFor } from '@testing-library/react'
import { renderAccountPage } from '#components/account/testing/render-account-page'
import type { ApiProblem } from '#lib/http/problem'
import { endWith, type Outcome } from '#lib/http/testing/settled'
import type { ThreadComment } from '../comment-thread'
import type { MemberCommentsHandle } from '../member-comments-handle'
import { someComment } from '../testing/some-comment'
import CommentForm from './comment-form'

const content = 'Ευχαριστώ, το κατάλαβα!'
const stored = someComment(5, { text: content })

beforeEach(() => sessionStorage.clear())

/** Sends a comment that ends in this outcome. */
async function send(outcome: Outcome<ThreadComment>) {
  const write = jest.fn(() => endWith(outcome))
  const onWritten = jest.fn()
  renderAccountPage(
    <CommentForm
      memberComments={{ write } as unknown as MemberCommentsHandle}
      draftName='comment-new'
      label='Το σχόλιό σας'
      action='Αποστολή'
      inputOf={() => ({ kind: 'add', postId: 7, parentId: null, content })}
      onWritten={onWritten}
    />,
  )
  const field = () => screen.getByLabelText<HTMLTextAreaElement>('Το σχόλιό σας')
  fireEvent.change(field(), { target: { value: content } })
  fireEvent.click(screen.getByRole('button', { name: 'Αποστολή' }))
  await waitFor(() => expect(write).toHaveBeenCalledTimes(1))
  return { field, onWritten }
}

it('is empty again once the comment is stored', async () => {
  const { field, onWritten } = await send({ kind: 'done', data: stored })
  await waitFor(() => expect(onWritten).toHaveBeenCalledWith(stored))
  expect(field().value).toBe('')
})

it.each<[ApiProblem, string]>([
  [{ kind: 'unreachable' }, 'Δεν μπορέσαμε να προχωρήσουμε'],
  [{ kind: 'unclear' }, 'Δεν ξέρουμε αν έγινε'],
])('says after %j what is known, and keeps what was typed', async (outcome, title) => {
  const { field, onWritten } = await send(outcome)
  expect(await screen.findByText(title)).toBeTruthy()
  expect(field().value).toBe(content)
  expect(onWritten).not.toHaveBeenCalled()
})
