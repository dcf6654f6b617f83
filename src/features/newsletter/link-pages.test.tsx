import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type FakeAnswer, fakeUpstream } from '#components/testing/fake-upstream'
import ConfirmPage from './confirm-page'
import LeavePage from './leave-page'

const confirm = 'POST /api/newsletter/confirm'
const leave = 'POST /api/newsletter/leave'
const over: FakeAnswer = [400, { statusCode: 400, message: '', data: { code: 'linkOver' } }]
const left = { count: 1, topic: 'Προσφορές' }

function show(Page: typeof LeavePage, answers: Record<string, FakeAnswer>, topic?: string) {
  const upstream = fakeUpstream(answers)
  const params = { linkKey: 'mY:1tXy:sKq', topic }
  render(<Page path='/account/subscriptions' params={params} next={null} />)
  return upstream
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const heading = (name: string) => screen.findByRole('heading', { name })

describe('the pages of links in mails (R456)', () => {
  it('change nothing when they are opened', async () => {
    const { calls } = show(LeavePage, { [leave]: left }, 'offers')
    await heading('Διακοπή ενημερώσεων')
    expect(calls).toEqual([])
  })

  it('confirm by one press, however often the button is pressed', async () => {
    const { sent } = show(ConfirmPage, { [confirm]: { topic: 'Νέα μαθήματα' } })
    await userEvent.dblClick(screen.getByRole('button', { name: 'Επιβεβαίωση' }))
    expect(await heading('Η εγγραφή σας ισχύει')).toBeTruthy()
    expect(screen.getByText(/«Νέα μαθήματα»/)).toBeTruthy()
    expect(sent).toEqual([{ token: 'mY:1tXy:sKq' }])
  })

  it.each([
    ['offers', left, 'Η διακοπή για το θέμα «Προσφορές»'],
    [undefined, { count: 3, topic: '' }, 'Η διακοπή έγινε για 3 θέματα'],
    [undefined, { count: 1, topic: '' }, 'Η διακοπή έγινε για 1 θέμα '],
    ['offers', { count: 0, topic: '' }, 'δεν στέλνονται πια'],
  ])('leave %s and say what became of %j', async (topic, answer, words) => {
    const { sent } = show(LeavePage, { [leave]: answer }, topic)
    await press('Διακοπή')
    expect(await screen.findByText(new RegExp(words))).toBeTruthy()
    expect(sent).toEqual([{ token: 'mY:1tXy:sKq', ...(topic && { topic }) }])
    await waitFor(() => expect(document.activeElement?.textContent).toContain(words))
  })

  it.each([
    [ConfirmPage, confirm, 'Επιβεβαίωση', 'Έχει ήδη χρησιμοποιηθεί'],
    [LeavePage, leave, 'Διακοπή', 'Έχει λήξει'],
  ])('tell a link that is over as what it is', async (Page, call, name, words) => {
    show(Page, { [call]: over })
    await press(name)
    expect(await heading('Ο σύνδεσμος δεν ισχύει')).toBeTruthy()
    expect(screen.getByText(new RegExp(words))).toBeTruthy()
    // Somebody may have left since.
    expect(screen.queryByText(/εγγραφή σας ισχύει/)).toBeNull()
    const topics = screen.getByRole('link', { name: 'Οι ενημερώσεις μου' })
    expect(topics.getAttribute('href')).toBe('/account/subscriptions')
    expect(screen.queryByRole('button')).toBeNull()
  })

  it.each([new TypeError('no network'), [502, {}] as FakeAnswer])(
    'let one try again after %j',
    async (failure) => {
      const answers: Record<string, FakeAnswer> = { [leave]: failure }
      show(LeavePage, answers)
      await press('Διακοπή')
      expect(await screen.findByRole('alert')).toBeTruthy()
      answers[leave] = left
      await press('Διακοπή')
      expect(await heading('Δεν θα σας ξαναγράψουμε')).toBeTruthy()
    },
  )
})
