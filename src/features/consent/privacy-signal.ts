/** Whether the browser says for its person: do not sell or share what you learn (Global Privacy Control). */
export function privacySignal(): boolean {
  return Reflect.get(navigator, 'globalPrivacyControl') === true
}
