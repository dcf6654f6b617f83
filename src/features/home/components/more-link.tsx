import type { ReactNode } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { SiteLink } from '#components/site-link'

/** The link beside the title of a section, to all of its kind. */
export function MoreLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <SiteLink to={to} prefetch={false} sx={styles.moreLink}>
      {children}
    </SiteLink>
  )
}

const styles = {
  moreLink: { py: 2, color: 'secondaryText', fontWeight: 'medium', textUnderlineOffset: '0.25em' },
} satisfies Record<string, ThemeUIStyleObject>
