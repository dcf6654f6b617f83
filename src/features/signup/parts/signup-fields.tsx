/** @jsxImportSource theme-ui */
import { publicPaths } from '../../../../contract/paths/site-paths'
import { EmailField } from '../../../shared/form/email-field'
import { PasswordField } from '../../../shared/form/password-field'
import { PasswordStrength } from '../../../shared/form/password-strength'
import { useText } from '../../../shared/i18n/texts'
import { SiteLink } from '../../../shared/ui/site-link'
import { signupTexts } from '../signup-texts'

/** Who it is, and a password typed twice. */
export function SignupFields() {
  const text = useText(signupTexts)
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
