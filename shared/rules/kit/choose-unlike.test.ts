import { expect, test } from 'vitest'
import { chooseUnlike } from './choose-unlike'

const prompt = { to: 'umpire', ask: { key: 'which' } }
const option = (value: string, comesTo: string) => ({ value, comesTo, say: { key: value } })
const first = (usual: string, ...options: readonly ReturnType<typeof option>[]) =>
  chooseUnlike('which', options, usual, prompt).next()

test('of choices that come to the same nobody is asked: the usual one is taken', () => {
  expect(first('aft', option('fore', 'bare'), option('aft', 'bare'))).toEqual({ done: true, value: 'aft' })
})

test('those that differ are asked for, one of each kind, in their order', () => {
  const asked = first(
    'wing',
    option('fore', 'bare'),
    option('waist', 'belt'),
    option('aft', 'bare'),
    option('wing', 'belt'),
  )
  expect(asked).toEqual({
    done: false,
    value: {
      kind: 'choose',
      key: 'which',
      usual: 'wing',
      ...prompt,
      options: [
        { value: 'fore', say: { key: 'fore' } },
        { value: 'wing', say: { key: 'wing' } },
      ],
    },
  })
})
