import type { ThemeUIStyleObject } from 'theme-ui'
import * as z from 'zod/mini'
import { CheckboxField } from '#components/form/checkbox-field'
import { Field, TextAreaField } from '#components/form/field'
import { SelectField } from '#components/form/select-field'
import { emailRule } from '#components/form/text-rules'
import { FormProblem, SubmitButton, ZodForm } from '#components/form/zod-form'
import { useTranslation } from '#lib/i18n/use-translation'
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
  const { t } = useTranslation(kitMessages)
  return (
    <ZodForm
      schema={schema}
      label={t('form')}
      initialValues={{ name: '', email: '', topic: '', text: '', agreed: false }}
      onSubmit={async () => ({ form: t('refused') })}
    >
      <div sx={styles.formProblemRow}>
        <FormProblem />
        <Field name='name' label={t('name')} required autoComplete='name' />
        <Field name='email' label={t('email')} type='email' hint={t('emailHint')} />
        <SelectField
          name='topic'
          label={t('subject')}
          placeholder={t('choose')}
          options={[
            { value: 'order', label: t('purchase') },
            { value: 'other', label: t('other') },
          ]}
        />
        <TextAreaField name='text' label={t('message')} optional />
        <CheckboxField name='agreed' label={t('agreed')} />
        <SubmitButton>{t('send')}</SubmitButton>
      </div>
    </ZodForm>
  )
}

const styles = {
  formProblemRow: { display: 'grid', gap: 4, maxWidth: 'narrow' },
} satisfies Record<string, ThemeUIStyleObject>
