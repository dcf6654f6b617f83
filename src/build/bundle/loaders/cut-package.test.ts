import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { transformSync } from '@swc/core'
import type { i18n } from 'i18next'

const load = createRequire(__filename)
const loader: (this: object, source: string) => string = load('./cut-package.cjs')
const cut = (options: object, source: string) => loader.call({ getOptions: () => options }, source)

describe('styles of toasts', () => {
  it('are adopted, because the content security policy refuses style elements', () => {
    const source = cut(
      { patch: 'adoptStyles' },
      readFileSync('node_modules/sonner/dist/index.mjs', 'utf8'),
    )
    expect(source).toContain('document.adoptedStyleSheets')
    expect(source).not.toContain("createElement('style')")
    expect(source.match(/__insertCSS\("/g)).toHaveLength(1)
  })

  it('stop the build where the code of the package has changed', () => {
    expect(() => cut({ patch: 'adoptStyles' }, 'export {}')).toThrow('no longer')
  })
})

describe("Gatsby's list of browser hooks", () => {
  /** The list in the format of Gatsby. */
  const list = `module.exports = [{
      plugin: require('../node_modules/one/gatsby-browser.js'),
      options: {"plugins":[],"words":{"a":"}"}},
    },{
      plugin: require('../gatsby-browser.tsx'),
      options: {"plugins":[]},
    },{
      plugin: require('../node_modules/gatsby/dist/two/gatsby-browser.js'),
      options: {"plugins":[]},
    }]`

  const without = (...plugins: string[]) => {
    const module: { exports: { options: object }[] } = { exports: [] }
    const source = cut({ patch: 'browserHooks', plugins }, list)
    new Function('module', 'require', source)(module, (path: string) => path)
    return module.exports.map((entry) => Object.values(entry)[0])
  }

  it('loses the given plugins', () => {
    expect(without('one', 'two')).toEqual(['../gatsby-browser.tsx'])
    expect(without('two')).toEqual([
      '../node_modules/one/gatsby-browser.js',
      '../gatsby-browser.tsx',
    ])
  })

  it('stops the build where a plugin is not in it', () => {
    expect(() => without('three')).toThrow('no longer')
  })
})

describe('lodash in Formik', () => {
  it('is replaced in each of its imports', () => {
    const source = readFileSync('node_modules/formik/dist/formik.esm.js', 'utf8')
    const patched = cut({ patch: 'formik', lodash: '/own/lodash.ts' }, source)
    expect(patched).not.toContain('lodash-es')
    expect(patched.match(/^import \{ \w+ \} from "\/own\/lodash\.ts";$/gm)).toHaveLength(4)
  })

  it('stops the build where the package imports something else', () => {
    expect(() => cut({ patch: 'formik', lodash: '' }, 'export {}')).toThrow('no longer')
  })
})

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

describe("Gatsby's renderer of pages", () => {
  const source = readFileSync('node_modules/gatsby/cache-dir/page-renderer.js', 'utf8')
  const options = { patch: 'servedHead', hydration: '/own/hydrate.ts' }

  it('calls isHeadServed before it renders a head', () => {
    const patched = cut(options, source)
    expect(patched).toContain('import { isHeadServed } from "/own/hydrate.ts"')
    expect(patched).toContain('pageComponent: isHeadServed() ? undefined : pageComponent,')
    expect(patched.match(/headHandlerForBrowser\(/g)).toHaveLength(1)
  })

  it('stops the build where the code of the package has changed', () => {
    expect(() => cut(options, 'import React from "react"')).toThrow('no longer')
  })
})
