import type { ThemeUIStyleObject } from 'theme-ui'
import * as z from 'zod/mini'
import { CheckboxField } from '#components/form/checkbox-field'
import { Field } from '#components/form/field'
import { FormProblem } from '#components/form/form-problem'
import { SelectField } from '#components/form/select-field'
import { TextAreaField } from '#components/form/text-area-field'
import { emailRule } from '#components/form/text-rules'
import { SubmitButton, ZodForm } from '#components/form/zod-form'
import { useText } from '#lib/i18n/messages'
import { kitMessages } from './kit-row'

const schema = z.object({
  name: z.string().check(z.minLength(1)),
  email: emailRule,
  topic: z.enum(['order', 'other']),
  text: z.string(),
  agreed: z.literal(true),
})

/** A sample form with one field of each kind; its submission always fails, to show the error. */
export default function KitForm() {
  const text = useText(kitMessages)
  return (
    <ZodForm
      schema={schema}
      label={text('form')}
      initialValues={{ name: '', email: '', topic: '', text: '', agreed: false }}
      onSubmit={async () => ({ form: text('refused') })}
    >
      <div sx={styles.formProblemRow}>
        <FormProblem />
        <Field name='name' label={text('name')} mark='required' autoComplete='name' />
        <Field name='email' label={text('email')} type='email' hint={text('emailHint')} />
        <SelectField
          name='topic'
          label={text('subject')}
          placeholder={text('choose')}
          options={[
            { value: 'order', label: text('purchase') },
            { value: 'other', label: text('other') },
          ]}
        />
        <TextAreaField name='text' label={text('message')} mark='optional' />
        <CheckboxField name='agreed' label={text('agreed')} />
        <SubmitButton>{text('send')}</SubmitButton>
      </div>
    </ZodForm>
  )
}

const styles = {
  formProblemRow: { display: 'grid', gap: 4, maxWidth: 'narrow' },
} satisfies Record<string, ThemeUIStyleObject>
