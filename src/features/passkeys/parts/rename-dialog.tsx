/** @jsxImportSource theme-ui */
import { Field } from '../../../shared/form/field'
import { SubmitButton } from '../../../shared/form/submit-button'
import { ZodForm } from '../../../shared/form/zod-form'
import { useText } from '../../../shared/i18n/texts'
import { Dialog } from '../../../shared/ui/dialog'
import { Notice } from '../../../shared/ui/notice'
import { keyNameForm } from '../key-forms'
import { passkeysTexts } from '../passkeys-texts'

interface RenameDialogProps {
  name: string
  /** It was interrupted once, and is offered again. */
  isResumed: boolean
  onRename: (name: string) => void
  onCancel: () => void
}

/** Asks for a key's new name. */
export function RenameDialog({ name, isResumed, onRename, onCancel }: RenameDialogProps) {
  const text = useText(passkeysTexts)
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
