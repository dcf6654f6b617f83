import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import * as z from 'zod/mini'
import { ZodForm } from '#components/form/zod-form'
import { rates } from '../schema'
import { ReviewFields } from './review-fields'

const schema = z.object({ rate: z.string(), comment: z.string() })

it('has the stars as radios of one name, which programs see and find by group and label', async () => {
  render(
    <ZodForm schema={schema} initialValues={{ rate: '', comment: '' }} onSubmit={async () => ({})}>
      <ReviewFields hint='' action='Αποθήκευση' close='Ακύρωση' onClose={() => {}} />
    </ZodForm>,
  )
  const group = within(screen.getByRole('radiogroup', { name: 'Βαθμολογία' }))
  const radios = group.getAllByRole<HTMLInputElement>('radio')
  expect(radios).toHaveLength(rates.length)
  expect(new Set(radios.map(({ name }) => name))).toEqual(new Set(['rate']))
  expect(radios.map((radio) => getComputedStyle(radio).opacity)).not.toContain('0')
  const four = group.getByLabelText<HTMLInputElement>('4 από 5 αστέρια')
  await userEvent.click(four)
  expect(four.checked).toBe(true)
})
