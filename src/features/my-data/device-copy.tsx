import { Download } from 'lucide-react'
import { Button } from '#components/button'
import { showToast } from '#components/show-toast'
import { saveTextFile } from '#lib/files/save-text-file'
import { useTranslation } from '#lib/i18n/use-translation'
import { myDataMessages } from './messages'

/** Saves as one file what only this browser keeps. */
export function DeviceCopy({ gather }: { gather: () => object }) {
  const { t } = useTranslation(myDataMessages)
  const save = () => {
    saveTextFile(t('device.fileName'), JSON.stringify(gather(), null, 2), 'application/json')
    showToast({ tone: 'success', title: t('device.saved') })
  }
  return (
    <div>
      <Button variant='secondary' onClick={save}>
        <Download aria-hidden='true' size={20} />
        <span>{t('device.fetch')}</span>
      </Button>
    </div>
  )
}
