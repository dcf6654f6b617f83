import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import * as z from 'zod/mini'
import { CodeField } from './code-field'
import { SubmitButton } from './submit-button'
import { ZodForm } from './zod-form'

function start() {
  const onSubmit = jest.fn(async () => undefined)
  render(
    <ZodForm
      schema={z.object({ code: z.string() })}
      initialValues={{ code: '' }}
      onSubmit={onSubmit}
    >
      <CodeField name='code' label='Κωδικός' made='digits' length={6} />
      <SubmitButton>Συνέχεια</SubmitButton>
    </ZodForm>,
  )
  return { onSubmit, box: screen.getByRole<HTMLInputElement>('textbox'), user: userEvent.setup() }
}

describe('CodeField', () => {
  it('lets phones offer the code and show digits', () => {
    const { box } = start()
    expect(box.autocomplete).toBe('one-time-code')
    expect(box.inputMode).toBe('numeric')
  })

  it('takes a code that was pasted with blanks, and sends it plain', async () => {
    const { box, user, onSubmit } = start()
    await user.click(box)
    await user.paste(' 012 345 ')
    expect(box.value).toBe('012345')
    await user.click(screen.getByRole('button'))
    expect(onSubmit).toHaveBeenCalledWith({ code: '012345' })
  })

  it('leaves out what is typed beyond', async () => {
    const { box, user } = start()
    await user.type(box, '12-34٥٦78')
    expect(box.value).toBe('123456')
  })
})
