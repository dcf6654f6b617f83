import { HiddenHead } from '#app/head/hidden-head'
import { idleLazy } from '#components/idle-lazy'
import { publicPaths } from '#contract/paths/site-paths'
import { SavedLessonsPage } from '#features/lesson-tools/saved-lessons-page'
import { toolsMessages } from '#features/lesson-tools/tools-messages'
import { useTranslation } from '#lib/i18n/use-translation'

const SavedList = idleLazy(
  () => import(/* webpackChunkName: "saved-list" */ '../features/lesson-tools/saved-list'),
  { whole: true },
)

export default function Saved() {
  return <SavedLessonsPage list={<SavedList />} />
}

export function Head() {
  const { t } = useTranslation(toolsMessages)
  return <HiddenHead title={t('list.title')} path={publicPaths.saved} />
}
