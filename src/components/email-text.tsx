import type { ThemeUIStyleObject } from 'theme-ui'

/** An e-mail address in one line; one that is longer than its place is divided before the @ only. */
export function EmailText({ address }: { address: string }) {
  const at = address.lastIndexOf('@')
  return (
    <span translate='no' sx={emailStyle}>
      <span>{address.slice(0, at)}</span>
      <span>{address.slice(at)}</span>
    </span>
  )
}

const emailStyle: ThemeUIStyleObject = {
  '&, & > span': { display: 'inline-block', maxWidth: '100%', verticalAlign: 'bottom' },
  '& > span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
}
