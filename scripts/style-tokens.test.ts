import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../renderer')
/** The second screen is measured by the text size that its operator chose, drawings by their own units. */
const ownScale = ['table-window', 'library/chart', 'field/DieFace.vue', 'theme/tokens.css']
const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => /\.(vue|css)$/.test(path) && !ownScale.some((own) => path.startsWith(own)))

const styles = files.map((path) => {
  const text = readFileSync(join(root, path), 'utf8')
  const css = path.endsWith('.css')
    ? text
    : [...text.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, of]) => of).join()
  return { path, css: css.replace(/\/\*.*?\*\//gs, '') }
})
const tokens = readFileSync(join(root, 'theme/tokens.css'), 'utf8')
const spacings = new Set([...tokens.matchAll(/--s-\w+: ([\d.]+rem);/g)].map(([, size]) => size))

/** Every `property: value` of the components, by file, whose value a test turns down. */
const found = (property: RegExp, isWrong: (value: string) => boolean) =>
  styles.flatMap(({ path, css }) =>
    [...css.matchAll(/([\w-]+):\s*([^;{}]+);/g)]
      .filter(([, name, value]) => property.test(name!) && isWrong(value!))
      .map(([declaration]) => `${path}: ${declaration}`),
  )

/** A measure of its own; what follows the window or the text around is none. */
const isMeasure = (value: string) =>
  !/clamp|calc|min\(|max\(/.test(value) && /(?<![\w.-])\d*\.?\d+(rem|px)\b/.test(value)

test.each([
  ['sizes of type', /^font-size$/],
  ['gaps', /^((row|column)-)?gap$/],
  ['corners', /^border-radius$/],
])('%s come from the tokens', (_, property) => {
  expect(found(property, isMeasure)).toEqual([])
})

test('a margin or padding that is a step of the spacing is written as that step', () => {
  const isStep = (value: string) => value.split(/\s+/).some((each) => spacings.has(each))
  expect(found(/^(margin|padding)(-[a-z-]+)?$/, isStep)).toEqual([])
})

test('the room of the window is asked of its container, in letters of the size that is set', () => {
  expect(styles.filter(({ css }) => /@media[^{]*(width|height)/.test(css)).map(({ path }) => path)).toEqual([])
})

/** A sibling or a place of anything at all: whatever is inserted anywhere then has the elements beside it styled again. */
const anySibling = /(^|[,}{])[^,{}]*([+~]\s*(\*|:)|(^|[\s>+~]):nth-)[^,{}]*(?=[,{])/g

test('what is inserted has no more styled again than a rule names', () => {
  const isShared = ({ path }: (typeof styles)[number]) => path.endsWith('.css')
  expect(
    styles
      .filter(isShared)
      .flatMap(({ path, css }) => [...css.matchAll(anySibling)].map(([rule]) => `${path}: ${rule.trim()}`)),
  ).toEqual([])
})
