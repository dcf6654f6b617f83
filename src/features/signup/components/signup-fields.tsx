/** @jsxImportSource theme-ui */
import { publicPaths } from '../../../../contract/paths/site-paths'
import { EmailField } from '../../../components/form/email-field'
import { PasswordField } from '../../../components/form/password-field'
import { PasswordStrength } from '../../../components/form/password-strength'
import { SiteLink } from '../../../components/site-link'
import { useText } from '../../../lib/i18n/texts'
import { signupMessages } from '../signup-texts'

/** Who it is, and a password typed twice. */
export function SignupFields() {
  const text = useText(signupMessages)
  return (
    <>
      <EmailField
        name='email'
        label={text('email')}
        hint={text('emailHint')}
        autoComplete='username'
      />
      <PasswordField
        name='password'
        label={text('password')}
        hint={text('passwordHint')}
        autoComplete='new-password'
      />
      <PasswordStrength name='password' />
      <PasswordField name='repetition' label={text('repetition')} autoComplete='new-password' />
      <p sx={{ color: 'textMuted', fontSize: 'small' }}>
        {text('terms')}{' '}
        <SiteLink to={publicPaths['terms-of-use']} prefetch={false}>
          {text('termsLink')}
        </SiteLink>{' '}
        {text('and')}{' '}
        <SiteLink to={publicPaths['privacy-policy']} prefetch={false}>
          {text('privacyLink')}
        </SiteLink>
        .
      </p>
    </>
  )
}
