/** @jsxImportSource theme-ui */
import { publicConfig } from '../../../lib/config/public-config'

/** Whose order it is that lies on the table: on paper alone, where no frame says it. */
export function PaperHead() {
  return (
    <p sx={{ display: 'none', m: 0, fontWeight: 'bold', '@media print': { display: 'block' } }}>
      {publicConfig.appTitle}
    </p>
  )
}
