import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import fc from 'fast-check'
import * as z from 'zod/mini'
import { CodeField, plainCode } from './code-field'
import { SubmitButton, ZodForm } from './zod-form'

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
  it('has autofill for codes and a numeric keyboard', () => {
    const { box } = start()
    expect(box.autocomplete).toBe('one-time-code')
    expect(box.inputMode).toBe('numeric')
  })

  it('accepts a pasted code with blanks, and submits it without them', async () => {
    const { box, user, onSubmit } = start()
    await user.click(box)
    await user.paste(' 012 345 ')
    expect(box.value).toBe('012345')
    await user.click(screen.getByRole('button'))
    expect(onSubmit).toHaveBeenCalledWith({ code: '012345' })
  })

  it('drops further characters', async () => {
    const { box, user } = start()
    await user.type(box, '12-34٥٦78')
    expect(box.value).toBe('123456')
  })
})

describe('plainCode (A3-50)', () => {
  it.each([
    ['123 456', '123456'],
    ['012-345', '012345'],
    [' 1 2 3\u00a04 5 6\n', '123456'],
    ['\u0661\u0662\u0663\u0664\u0665\u0666', '123456'],
    ['\u06f0\u06f1\u06f2\u06f3\u06f4\u06f9', '012349'],
    ['\uff11\uff12\uff13\uff14\uff15\uff16', '123456'],
    ['\u{1d7cf}\u{1d7d8}', '10'],
    ['cd\u20137k', 'CD7K'],
    ['τχν3κ', 'TXN3K'],
    ['12\u200b34', '1234'],
  ])('reads %j as %s', (typed, code) => {
    expect(plainCode(typed)).toBe(code)
  })

  it('is idempotent, and leaves only capitals and digits', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (typed) => {
        const once = plainCode(typed)
        expect(once).toMatch(/^[A-Z0-9]*$/)
        expect(plainCode(once)).toBe(once)
      }),
    )
  })
})
