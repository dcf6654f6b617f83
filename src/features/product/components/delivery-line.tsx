import { useEffect, useState } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { DeliveryTime } from '#components/delivery-time'
import { serverNow } from '#lib/time/server-clock'

/** When an order of now arrives: counted in days in the HTML of the build, then as dates. */
export default function DeliveryLine() {
  const [since, setSince] = useState<number | 'built'>('built')
  useEffect(() => {
    const follow = () => setSince(serverNow())
    follow()
    // A page may stay open for days.
    document.addEventListener('visibilitychange', follow)
    return () => document.removeEventListener('visibilitychange', follow)
  }, [])
  return (
    <div sx={styles.line}>
      <DeliveryTime since={since} />
    </div>
  )
}

const styles = {
  // Room for the longest dates, so that nothing moves when they replace the days.
  line: { minHeight: ['2lh', null, null, null, 0], fontSize: 'small' },
} satisfies Record<string, ThemeUIStyleObject>
