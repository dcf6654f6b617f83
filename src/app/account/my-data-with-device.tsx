import { MyDataPage } from '#features/my-data/my-data-page'
import type { AccountPageProps } from '#session/after-sign-in'
import { useDevice } from './use-device'

/** The page of a member's data, with what this device keeps beside it. */
export default function MyDataWithDevice({ path }: AccountPageProps) {
  return <MyDataPage path={path} device={useDevice()} />
}
