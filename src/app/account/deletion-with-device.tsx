import DeletionPage from '#features/account-deletion/deletion-page'
import { useSavedLessons } from '#features/lesson-tools/use-saved-lessons'
import { practiceStore, useLearner, useStored } from '#features/practice/learning-store'
import { eraseDeviceData } from './device-data'

/** The page that deletes the account, with what this device keeps beside it. */
export default function DeletionWithDevice() {
  const practice = useStored(practiceStore, useLearner())
  const { lessons } = useSavedLessons()
  const device = {
    cards: Object.keys(practice?.cards ?? {}).length,
    lessons: lessons?.length ?? 0,
  }
  return <DeletionPage device={device} eraseDevice={eraseDeviceData} />
}
