import type { Phrase } from '../../kernel/phrase'
import {
  figureIn,
  GunsByLetter,
  type GunneryStatistics,
  type OutcomeStatistics,
  type TorpedoStatistics,
} from '../pack/outcome-statistics'
import { chanceOnTarget } from './procedures/throws/on-target'

const guns = 'rules.squadron-d20.guns.'

/** Gunnery and torpedo statistics of an outcome. */
export function readStatistics(label: Phrase, why: readonly Phrase[]): OutcomeStatistics {
  const by = String(label.values?.['ship'] ?? '') || null
  const isOfGuns = label.key.startsWith(`${guns}gunsDone.`)
  return {
    by: isOfGuns ? by : null,
    guns: isOfGuns ? gunStatistics(why) : [],
    chances: [],
    torpedoes: torpedoStatistics(label, why, by),
  }
}

/** By calibre: batteries on target beside the number expected, and the hits that the rule book gave. */
function gunStatistics(why: readonly Phrase[]): readonly GunneryStatistics[] {
  const byLetter = new GunsByLetter()
  why.forEach(({ key, values = {} }, at) => {
    const name = key.startsWith(guns) ? key.slice(guns.length) : ''
    // `Thunderbolt 14″`: by the calibre.
    const of = byLetter.of(/[\d.]+″$/.exec(String(values['who'] ?? ''))?.[0] ?? '')
    if (firstThrow.has(name)) {
      of.expected += chanceOnTarget(figureIn(values['from']), isThrownAgain(why[at + 1]))
      if (name === 'onTarget.on' || name === 'onTarget.sure') of.straddles++
    }
    if (name === 'onTarget.again.on') of.straddles++
    if (name === 'hits.told') of.entered += figureIn(values['n'])
  })
  return byLetter.all.filter(({ expected, straddles }) => expected > 0 || straddles > 0)
}

const firstThrow = new Set(['onTarget.on', 'onTarget.off', 'onTarget.sure', 'onTarget.cannot'])

/** The reason for a reroll follows its miss immediately. */
const isThrownAgain = (next: Phrase | undefined) => next?.key.startsWith(`${guns}reroll.`) === true

/** A declaration counts as one attack fired; its resolution has the dice thrown and the hits. */
function torpedoStatistics(
  { key, values = {} }: Phrase,
  why: readonly Phrase[],
  by: string | null,
): readonly TorpedoStatistics[] {
  const ending = key.startsWith(`${guns}torpedoesDone.`) ? key.slice(`${guns}torpedoesDone.`.length) : ''
  if (ending.startsWith('declared.')) return [{ by, type: '', fired: 1, tested: 0, struck: 0 }]
  if (ending !== 'off' && ending !== 'hits') return []
  const tested = why.reduce((sum, each) => sum + diceIn(each), 0)
  return [{ by, type: '', fired: 0, tested, struck: ending === 'hits' ? figureIn(values['n']) : 0 }]
}

const thrown = new Set([...firstThrow, 'onTarget.of'])

function diceIn({ key, values = {} }: Phrase): number {
  return key.startsWith(guns) && thrown.has(key.slice(guns.length)) ? figureIn(values['dice']) : 0
}
