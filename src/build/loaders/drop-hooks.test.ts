import { createRequire } from 'node:module'

const load = createRequire(__filename)
const dropHooks: (this: object, source: string) => string = load('./drop-hooks.cjs')

/** As Gatsby writes it. */
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
  const source = dropHooks.call({ getOptions: () => ({ plugins }) }, list)
  new Function('module', 'require', source)(module, (path: string) => path)
  return module.exports.map((entry) => Object.values(entry)[0])
}

it("leaves plugins out of Gatsby's list of hooks", () => {
  expect(without('one', 'two')).toEqual(['../gatsby-browser.tsx'])
  expect(without('two')).toEqual(['../node_modules/one/gatsby-browser.js', '../gatsby-browser.tsx'])
})

it('stops the build where a plugin is not in it', () => {
  expect(() => without('three')).toThrow('no longer')
})
