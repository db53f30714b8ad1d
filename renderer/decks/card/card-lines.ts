import { inject, ref, type InjectionKey, type Ref } from 'vue'
import { plainLines, type LineWeights } from '#shared/card/line-weights'

/** How heavy the page wants the lines of every card: high contrast draws them thicker. */
export const cardLinesKey: InjectionKey<Readonly<Ref<LineWeights>>> = Symbol('lines of cards')

/** As the page wants them; as they are printed where it says nothing. */
export const useCardLines = (): Readonly<Ref<LineWeights>> => inject(cardLinesKey, ref(plainLines))

/** How wide a card lies: as wide as its container, small in a fan, as usual on a table, or large to be read. */
export type CardSize = 'fill' | 'small' | 'usual' | 'large'
