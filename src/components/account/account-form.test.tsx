import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import * as z from 'zod/mini'
import type { ApiProblem } from '#lib/http/problem'
import type { SubmitResult } from '#lib/http/use-submit'
import { openedPages } from '#lib/navigation/testing/opened-pages'
import { publishSession, unknownSession } from '#session/session'
import { annasAccount } from '#session/testing/annas-account'
import { Field } from '../form/field'
import { SelectField } from '../form/select-field'
import type { SubmitProblems } from '../form/validation'
import { SubmitButton } from '../form/zod-form'
import { OverlayOutlet } from '../overlays'
import { stubDialogs } from '../testing/browser-stubs'
import { AccountForm, submitChange } from './account-form'

const opened = openedPages()

const schema = z.object({ street: z.string().check(z.minLength(1)), city: z.string() })

/** Opens the page as a signed-in user. */
function visit(userId: number, answer: SubmitProblems = {}) {
  const user = { ...annasAccount, id: userId }
  publishSession({ ...unknownSession, status: 'member', user })
  const { unmount } = render(
    <AccountForm
      draft='address-new'
      schema={schema}
      initialValues={{ street: '', city: 'Πάτρα' }}
      onSubmit={async () => answer}
    >
      <Field name='street' label='Οδός' />
      <Field name='city' label='Πόλη' />
      <SubmitButton>Αποθήκευση</SubmitButton>
    </AccountForm>,
  )
  return unmount
}

const value = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value
const save = () => userEvent.click(screen.getByRole('button', { name: 'Αποθήκευση' }))
const restoredNotice = () => screen.queryByText(/όσα είχατε γράψει/)

/** Whether the browser would ask for confirmation before it closes the page. */
function isUnloadHeld(): boolean {
  const event = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(event)
  return event.defaultPrevented
}

beforeEach(() => sessionStorage.clear())

describe('AccountForm', () => {
  it.each<[string, SubmitProblems, string]>([
    ['is restored after the session ended (A3-40)', { unsent: true }, 'Ερμού'],
    ['is kept where it was refused', { fields: { street: 'Άγνωστη οδός.' } }, 'Ερμού'],
    ['is gone after it was sent', {}, ''],
  ])('what was typed %s, with a notice where it is there', async (_, answer, kept) => {
    const leave = visit(7, answer)
    await userEvent.type(screen.getByLabelText('Οδός'), 'Ερμού')
    await save()
    leave()
    visit(7)
    expect([value('Οδός'), value('Πόλη')]).toEqual([kept, 'Πάτρα'])
    expect(restoredNotice() !== null).toBe(kept !== '')
  })

  it('is empty for another user, and for the first one afterwards (A3-43)', async () => {
    const leave = visit(7)
    await userEvent.type(screen.getByLabelText('Οδός'), 'Ερμού')
    leave()
    const leaveAgain = visit(8)
    expect([value('Οδός'), restoredNotice()]).toEqual(['', null])
    leaveAgain()
    visit(7)
    expect(value('Οδός')).toBe('')
  })

  it('requires confirmation to leave the page with unsent text', async () => {
    const leave = visit(7, { fields: { street: 'Άγνωστη οδός.' } })
    expect(isUnloadHeld()).toBe(false)
    await userEvent.type(screen.getByLabelText('Οδός'), 'Ερμού')
    expect(isUnloadHeld()).toBe(true)
    await save()
    await waitFor(() => expect(isUnloadHeld()).toBe(true))
    leave()
    expect(isUnloadHeld()).toBe(false)
  })

  it('requires no confirmation once it was sent, until the next change', async () => {
    visit(7)
    await userEvent.type(screen.getByLabelText('Οδός'), 'Ερμού')
    await save()
    await waitFor(() => expect(isUnloadHeld()).toBe(false))
    await userEvent.type(screen.getByLabelText('Οδός'), ' 5')
    expect(isUnloadHeld()).toBe(true)
  })

  it('asks before a link leads to another page, and follows it once confirmed', async () => {
    stubDialogs()
    const followed: string[] = []
    render(
      // biome-ignore lint/a11y: it stands for the router
      <div
        onClick={(event) => {
          event.preventDefault()
          followed.push((event.target as Element).textContent ?? '')
        }}
      >
        <a href='/'>Εδώ</a>
        <a href='/about'>Αλλού</a>
      </div>,
    )
    render(<OverlayOutlet />)
    const leave = visit(7)
    const follow = (name: string, options: MouseEventInit = {}) =>
      void fireEvent.click(screen.getByText(name), options)
    const question = () => screen.queryByRole('dialog', { name: 'Να φύγετε από τη σελίδα;' })
    follow('Αλλού')
    await userEvent.type(screen.getByLabelText('Οδός'), 'Ερμού')
    follow('Εδώ')
    follow('Αλλού', { ctrlKey: true })
    expect(followed).toEqual(['Αλλού', 'Εδώ', 'Αλλού'])
    follow('Αλλού')
    await waitFor(() => expect(question()).not.toBeNull())
    await userEvent.click(screen.getByRole('button', { name: 'Άκυρο' }))
    await waitFor(() => expect(question()).toBeNull())
    expect([followed.length, opened]).toEqual([3, []])
    follow('Αλλού')
    await userEvent.click(await screen.findByRole('button', { name: 'Έξοδος από τη σελίδα' }))
    await waitFor(() => expect(opened).toEqual([['/about', {}]]))
    leave()
    follow('Αλλού')
    expect(followed).toHaveLength(4)
  })
})

interface Stored {
  street: string
  city: string
  kind: string
}
const storedSchema = z.object({ street: z.string(), city: z.string(), kind: z.string() })
const before: Stored = { street: 'Ερμού 1', city: 'Πάτρα', kind: 'home' }

/** Opens the form of stored values, which another tab changes. */
function edit({ reread }: { reread?: () => Promise<Stored | null> } = {}) {
  const sent: [Stored, Stored][] = []
  const form = (stored: Stored) => (
    <AccountForm
      draft='address-1'
      schema={storedSchema}
      initialValues={stored}
      {...(reread && { reread })}
      onSubmit={async (values, base) => {
        sent.push([values, base])
        return {}
      }}
    >
      <Field name='street' label='Οδός' />
      <Field name='city' label='Πόλη' />
      <SelectField
        name='kind'
        label='Είδος'
        options={[
          { value: 'home', label: 'Σπίτι' },
          { value: 'office', label: 'Γραφείο' },
        ]}
      />
      <SubmitButton>Αποθήκευση</SubmitButton>
    </AccountForm>
  )
  const { rerender } = render(form(before))
  return { sent, changeElsewhere: (stored: Stored) => rerender(form(stored)) }
}

const retype = async (label: string, text: string) => {
  await userEvent.clear(screen.getByLabelText(label))
  await userEvent.type(screen.getByLabelText(label), text)
}
const values = () => [value('Οδός'), value('Πόλη'), value('Είδος')]
const choice = (name: string) => screen.getByRole('button', { name })
const question = () => screen.queryByRole('alert')

describe('a change that was made elsewhere', () => {
  it('is followed where nothing was typed, and what was typed stays', async () => {
    const { sent, changeElsewhere } = edit()
    await retype('Οδός', 'Σταδίου 2')
    const now = { ...before, city: 'Βόλος', kind: 'office' }
    changeElsewhere(now)
    expect(values()).toEqual(['Σταδίου 2', 'Βόλος', 'office'])
    expect(question()).toBeNull()
    await save()
    expect(sent).toEqual([[{ ...now, street: 'Σταδίου 2' }, now]])
  })

  it('is followed after an own save, too', async () => {
    const { changeElsewhere } = edit()
    await retype('Οδός', 'σταδίου 2')
    await save()
    changeElsewhere({ ...before, street: 'Σταδίου 2', city: 'Βόλος' })
    expect(values()).toEqual(['Σταδίου 2', 'Βόλος', 'home'])
    expect([question(), isUnloadHeld()]).toEqual([null, false])
  })

  it('is found before the form is sent: asked about, and nothing is overwritten', async () => {
    const now = { street: 'Αιόλου 3', city: 'Βόλος', kind: 'office' }
    const { sent } = edit({ reread: async () => now })
    await retype('Οδός', 'Σταδίου 2')
    for (const _ of ['once', 'again']) {
      await save()
      expect(sent).toEqual([])
      expect(question()?.textContent).toMatch(/Οδός.*Σταδίου 2.*Οδός.*Αιόλου 3/)
      await waitFor(() => expect(question()?.parentElement).toBe(document.activeElement))
    }
    expect(question()?.textContent).not.toMatch(/Πόλη|Είδος/)
    await userEvent.click(choice('Να μείνει ό,τι έγραψα: Οδός'))
    expect(question()).toBeNull()
    await save()
    expect(sent).toEqual([[{ ...now, street: 'Σταδίου 2' }, now]])
  })

  it('replaces what was typed where that is chosen, and is named as its field shows it', async () => {
    const { sent, changeElsewhere } = edit()
    await retype('Οδός', 'Σταδίου 2')
    await userEvent.selectOptions(screen.getByLabelText('Είδος'), 'office')
    await retype('Πόλη', 'Χανιά')
    changeElsewhere({ street: 'Αιόλου 3', city: '', kind: 'home' })
    expect(question()?.textContent).toContain('Πόλη, όπως αποθηκεύτηκε αλλού(κενό)')
    expect(question()?.textContent).not.toContain('Είδος')
    changeElsewhere({ street: 'Αιόλου 3', city: 'Χανιά', kind: 'home' })
    expect(question()?.textContent).not.toContain('Πόλη')
    await userEvent.click(choice('Να μπει το άλλο: Οδός'))
    expect([values(), question()]).toEqual([['Αιόλου 3', 'Χανιά', 'office'], null])
    await save()
    const [[now]] = sent as [[Stored, Stored]]
    expect(now).toEqual({ street: 'Αιόλου 3', city: 'Χανιά', kind: 'office' })
  })

  it('is no question where both say the same, or where the stored values cannot be read', async () => {
    const { sent, changeElsewhere } = edit({ reread: async () => null })
    await retype('Οδός', 'Σταδίου 2')
    changeElsewhere({ ...before, street: 'Σταδίου 2' })
    expect(question()).toBeNull()
    await save()
    expect(sent).toHaveLength(1)
  })
})

describe('submitChange', () => {
  const submit = (result: SubmitResult<unknown>) =>
    submitChange<string>({ submit: async () => result }, 'α')
  const fail = (problem: ApiProblem) => submit({ status: 'failed', problem })

  it('reports nothing where the change was made', async () => {
    expect(await submit({ status: 'done', answer: 1 })).toEqual({})
  })

  it.each(['sessionEnded', 'signedOut', 'reauthenticationRequired'] as const)(
    'reports that nothing was sent where the app navigates away: %s (A3-40)',
    async (kind) => {
      expect(await fail({ kind })).toEqual({ unsent: true })
    },
  )

  it('reports that nothing was sent where another change was under way', async () => {
    expect(await submit({ status: 'ignored' })).toEqual({ unsent: true })
  })

  it('puts refusals at their fields', async () => {
    const errors = [{ code: '', message: 'Άγνωστη πόλη.', param: 'city' }]
    expect((await fail({ kind: 'refused', errors })).fields).toEqual({ city: 'Άγνωστη πόλη.' })
  })
})
