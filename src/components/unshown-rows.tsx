import { addMessages, type TextKey } from '#lib/i18n/messages'
import { useTranslation } from '#lib/i18n/use-translation'
import unshownRows from '#locales/el/unshown-rows.json'
import { Notice } from './notice'

const unshownRowsMessages = addMessages('unshown-rows', unshownRows)

/** What the rows of a list are: each has its text. */
export type RowKind = TextKey<typeof unshownRows>

interface UnshownRowsProps {
  kind: RowKind
  count: number
}

/** Says how many rows of a list are there but cannot be shown; nothing where all can. */
export function UnshownRows({ kind, count }: UnshownRowsProps) {
  const { t } = useTranslation(unshownRowsMessages)
  return count > 0 ? <Notice>{t(kind, { count })}</Notice> : null
}
