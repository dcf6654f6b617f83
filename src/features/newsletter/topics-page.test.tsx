import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderAccountPage } from '#components/account/testing/render-account-page'
import { stubDialogs } from '#components/testing/browser-stubs'
import { fakeUpstream } from '#components/testing/fake-upstream'
import { seenToasts } from '#components/testing/seen-toasts'
import type { NewsletterTopic } from '#contract/account/newsletter'
import { exampleTopic } from '#contract/examples/newsletter-examples'
import TopicsPage from './topics-page'

const list = 'GET /api/newsletter/topics'
const join = `POST /api/newsletter/topics/${exampleTopic.id}`
const leave = `DELETE /api/newsletter/topics/${exampleTopic.id}`
const seen = seenToasts()

beforeEach(() => stubDialogs())

/** The page with one topic, which the shop changes as it is asked to. */
function show(state: NewsletterTopic['state'], answers: Parameters<typeof fakeUpstream>[0] = {}) {
  let now: object = { ...exampleTopic, state }
  const upstream = fakeUpstream({
    [list]: () => [200, [now]],
    [join]: () => {
      now = { ...exampleTopic, state: 'waiting' }
      return [200, { state: 'waiting' }]
    },
    [leave]: () => {
      now = exampleTopic
      return [204, undefined]
    },
    ...answers,
  })
  renderAccountPage(<TopicsPage />)
  return upstream
}

const press = async (name: RegExp | string) =>
  userEvent.click(await screen.findByRole('button', { name }))
const row = async () => within(await screen.findByRole('listitem'))

describe('the topics of a member (R455)', () => {
  it('says that joining waits for the mail, and sends another one', async () => {
    const { sent } = show('out')
    await press('Εγγραφή: Νέα μαθήματα')
    expect(await (await row()).findByText('Περιμένει επιβεβαίωση')).toBeTruthy()
    expect(seen).toMatchObject([{ title: 'Σας στείλαμε e-mail' }])
    await press('Νέο e-mail επιβεβαίωσης: Νέα μαθήματα')
    await waitFor(() => expect(sent).toEqual([{ again: false }, { again: true }]))
  })

  it.each([
    ['in', 'Διακοπή: Νέα μαθήματα'],
    ['waiting', 'Ακύρωση εγγραφής: Νέα μαθήματα'],
  ] as const)('leaves one that is %s at once', async (state, name) => {
    const { calls } = show(state)
    await press(name)
    expect(await screen.findByRole('button', { name: /^Εγγραφή/ })).toBeTruthy()
    expect(calls.filter((call) => call === leave)).toHaveLength(1)
  })

  it('says that mails came back, and lets one join anew', async () => {
    show('bounced')
    expect(await screen.findByText('Τα e-mail επιστρέφουν')).toBeTruthy()
    expect(screen.getByRole('button', { name: /^Εγγραφή/ })).toBeTruthy()
  })

  it('says where it is not known whether mails come, and lets one leave (R540)', async () => {
    show('unknown')
    expect(await screen.findByText('Δεν φορτώθηκε')).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^Εγγραφή/ })).toBeNull()
    await press('Διακοπή: Νέα μαθήματα')
    expect(await screen.findByRole('button', { name: /^Εγγραφή/ })).toBeTruthy()
  })

  it('lets nobody join what is closed, only leave it', async () => {
    show('in', { [list]: () => [200, [{ ...exampleTopic, state: 'in', isOpen: false }]] })
    expect(await screen.findAllByRole('button')).toHaveLength(1)
  })

  it('looks how it stands after a lost answer', async () => {
    let lost = false
    show('in', {
      [leave]: () => {
        lost = true
        return new TypeError('lost')
      },
      [list]: () => [200, [{ ...exampleTopic, state: lost ? 'out' : 'in' }]],
    })
    await press(/^Διακοπή/)
    expect(await screen.findByRole('button', { name: /^Εγγραφή/ })).toBeTruthy()
  })

  it.each([
    [
      [409, { statusCode: 409, message: '', data: { code: 'topicClosed' } }],
      'δεν δέχεται εγγραφές',
    ],
    [[429, {}, { 'retry-after': '60' }], 'Πολλές προσπάθειες μαζί'],
  ])('says why one was not joined: %j', async (answer, words) => {
    show('out', { [join]: answer as [number, object] })
    await press(/^Εγγραφή/)
    expect(await screen.findByText(new RegExp(words))).toBeTruthy()
  })

  it('has an error with another try, which is not an empty list', async () => {
    let broken = true
    show('out', { [list]: () => (broken ? [502, {}] : [200, []]) })
    const again = await screen.findByRole('button', { name: /ξανά/ })
    expect(screen.queryByText('Δεν στέλνουμε ακόμη ενημερώσεις')).toBeNull()
    broken = false
    await userEvent.click(again)
    expect(await screen.findByText('Δεν στέλνουμε ακόμη ενημερώσεις')).toBeTruthy()
  })
})
