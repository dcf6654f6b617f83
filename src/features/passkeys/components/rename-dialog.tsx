/** @jsxImportSource theme-ui */

import { Dialog } from '../../../components/dialog'
import { Field } from '../../../components/form/field'
import { SubmitButton } from '../../../components/form/submit-button'
import { ZodForm } from '../../../components/form/zod-form'
import { Notice } from '../../../components/notice'
import { useText } from '../../../lib/i18n/texts'
import { keyNameForm } from '../key-forms'
import { passkeysMessages } from '../passkeys-texts'

interface RenameDialogProps {
  name: string
  /** It was interrupted once, and is offered again. */
  isResumed: boolean
  onRename: (name: string) => void
  onCancel: () => void
}

/** Asks for a key's new name. */
export function RenameDialog({ name, isResumed, onRename, onCancel }: RenameDialogProps) {
  const text = useText(passkeysMessages)
  return (
    <Dialog open onClose={onCancel} title={text('rename.title')} size='sm'>
      <ZodForm
        schema={keyNameForm}
        initialValues={{ name }}
        onSubmit={async (form) => onRename(form.name)}
        sx={{ display: 'grid', gap: 4, pt: 1 }}
      >
        {isResumed && <Notice>{text('resumed')}</Notice>}
        <Field name='name' label={text('rename.label')} autoComplete='off' />
        <SubmitButton wide>{text('rename.submit')}</SubmitButton>
      </ZodForm>
    </Dialog>
  )
}
