import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import * as z from 'zod/mini'
import { CodeField, codeRule } from './code-field'
import { SubmitButton, ZodForm } from './zod-form'

const appCode = { made: 'digits', usual: 6 } as const
const mailedCode = { made: 'letters', usual: 6, longest: 10 } as const

function start(kind: Parameters<typeof codeRule>[0] = appCode) {
  const onSubmit = jest.fn(async () => undefined)
  render(
    <ZodForm
      schema={z.object({ code: codeRule(kind) })}
      initialValues={{ code: '' }}
      onSubmit={onSubmit}
    >
      <CodeField name='code' label='Κωδικός' kind={kind} />
      <SubmitButton>Συνέχεια</SubmitButton>
    </ZodForm>,
  )
  return { onSubmit, box: screen.getByRole<HTMLInputElement>('textbox'), user: userEvent.setup() }
}

/** Writes as a composing keyboard does: each key replaces the word that is being composed. */
function compose(box: HTMLInputElement, word: string) {
  fireEvent.compositionStart(box)
  const shown = [...word].map((_, at) => {
    fireEvent.input(box, { target: { value: word.slice(0, at + 1) }, isComposing: true })
    return box.value
  })
  expect(shown.at(-1)).toBe(word)
}

describe('CodeField (A3-50)', () => {
  it('has autofill for codes and a numeric keyboard', () => {
    const { box } = start()
    expect(box.autocomplete).toBe('one-time-code')
    expect(box.inputMode).toBe('numeric')
  })

  it.each([
    [appCode, ' 012 345 ', '012345'],
    [appCode, 'Κωδικός: 012345', '012345'],
    [mailedCode, 'Ο κωδικός σας είναι qwt-6hl.', 'QWT6HL'],
  ] as const)('takes the code of a pasted text: %j %j', async (kind, pasted, code) => {
    const { box, user, onSubmit } = start(kind)
    await user.click(box)
    await user.paste(pasted)
    expect(box.value).toBe(code)
    await user.click(screen.getByRole('button'))
    expect(onSubmit).toHaveBeenCalledWith({ code })
  })

  it('drops further characters', async () => {
    const { box, user } = start()
    await user.type(box, '12-34٥٦78')
    expect(box.value).toBe('123456')
  })

  it('leaves the text alone while a keyboard composes it', () => {
    const { box } = start(mailedCode)
    compose(box, 'qwt6hl')
    fireEvent.compositionEnd(box)
    expect(box.value).toBe('QWT6HL')
    fireEvent.input(box, { target: { value: 'QWT6HLx' } })
    expect(box.value).toBe('QWT6HLX')
  })

  it('sends the code of a text that is still being composed', async () => {
    const { box, user, onSubmit } = start(mailedCode)
    compose(box, 'τχν3κq')
    await user.click(screen.getByRole('button'))
    expect(onSubmit).toHaveBeenCalledWith({ code: 'TXN3KQ' })
  })
})
