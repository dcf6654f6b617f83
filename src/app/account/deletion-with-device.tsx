import DeletionPage from '#features/account-deletion/deletion-page'
import { DataCopy } from '#features/my-data/data-copy'
import { DeviceCopy } from '#features/my-data/device-copy'
import { useSession } from '#session/session'
import { eraseDeviceData } from './device-data'
import { useDevice } from './use-device'

/** The page that deletes the account, with what this device keeps beside it, and a copy of both. */
export default function DeletionWithDevice() {
  const { user } = useSession()
  const device = useDevice()
  const copies = (
    <>
      {user && <DataCopy id={user.id} email={user.email} />}
      {device.cards + device.lessons > 0 && <DeviceCopy gather={device.gather} />}
    </>
  )
  return <DeletionPage device={device} copies={copies} eraseDevice={eraseDeviceData} />
}
