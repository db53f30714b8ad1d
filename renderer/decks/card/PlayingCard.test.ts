import { mount } from '@vue/test-utils'
import { expect, it } from 'vitest'
import { nextTick, ref } from 'vue'
import CardBack from './CardBack.vue'
import { cardLinesKey } from './card-lines'
import PlayingCard from './PlayingCard.vue'
import { heavyLines, plainLines } from '#shared/card/line-weights'
import { navalCard } from '#shared/decks/card/printed-face'
import { en } from '#shared/rules/words'
import { speaker } from '#shared/words/speak'

const words = speaker(en)

it('a card is called by its title and what it says', () => {
  const card = mount(PlayingCard, { props: { card: navalCard('9H', words) } })
  expect(card.find('svg').attributes('aria-label')).toBe(
    'Shipboard fire: A fire breaks out, burns for this turn and is out.',
  )
})

it('another card takes its place on the same sheet', async () => {
  const card = mount(PlayingCard, { props: { card: navalCard('9H', words) } })
  await card.setProps({ card: navalCard('black', words) })
  expect(card.findAll('svg').length).toBe(1)
  expect(card.find('svg').attributes('aria-label')).toBe('Nothing happens')
})

it('front and back are drawn without a style of their own, so that the content policy holds', () => {
  for (const drawing of [mount(PlayingCard, { props: { card: navalCard('AD', words) } }), mount(CardBack)]) {
    expect(drawing.find('[style]').exists()).toBe(false)
    expect(drawing.text()).not.toContain('eventCards.')
  }
})

it('its lines grow heavier where the page wants them so', async () => {
  const lines = ref(plainLines)
  const card = mount(PlayingCard, {
    props: { card: navalCard('9H', words) },
    global: { provide: { [cardLinesKey as symbol]: lines } },
  })
  const frame = () => Number(card.find('rect[stroke-width]').attributes('stroke-width'))
  const before = frame()
  lines.value = heavyLines
  await nextTick()
  expect(frame()).toBeCloseTo(before * heavyLines.frame)
})
