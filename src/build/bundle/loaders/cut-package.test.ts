import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { transformSync } from '@swc/core'
import type { i18n } from 'i18next'

const load = createRequire(__filename)
const loader: (this: object, source: string) => string = load('./cut-package.cjs')
const cut = (options: object, source: string) => loader.call({ getOptions: () => options }, source)

const i18nextSource = readFileSync('node_modules/i18next/dist/esm/i18next.js', 'utf8')

/** An instance of the package, made from its source. */
function instanceOf(text: string): i18n {
  const forNode = text.replaceAll('@babel/runtime/helpers/esm/', '@babel/runtime/helpers/')
  const { code } = transformSync(forNode, { module: { type: 'commonjs' } })
  const module = { exports: {} as { default: { createInstance: () => i18n } } }
  new Function('module', 'exports', 'require', code)(module, module.exports, load)
  const instance = module.exports.default.createInstance()
  void instance.init({ lng: 'el', initImmediate: false, resources: {} })
  return instance
}

describe('plural rules of i18next', () => {
  it('are created once for each kind', () => {
    const whole = instanceOf(i18nextSource)
    const once = instanceOf(cut({ patch: 'pluralRules' }, i18nextSource))
    const ruleOf = (instance: i18n, options = {}) =>
      instance.services.pluralResolver.getRule('el', options)
    expect(ruleOf(whole)).not.toBe(ruleOf(whole))
    expect(ruleOf(once)).toBe(ruleOf(once))
    const kinds = [{}, { ordinal: true }].map(
      (options) => ruleOf(once, options).resolvedOptions().type,
    )
    expect(kinds).toEqual(['cardinal', 'ordinal'])
  })

  it('stop the build where the code of the package has changed', () => {
    expect(() => cut({ patch: 'pluralRules' }, 'export {}')).toThrow('no longer')
  })
})
