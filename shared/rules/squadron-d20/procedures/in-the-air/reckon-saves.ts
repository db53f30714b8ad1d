import type { Phrase } from '../../../../kernel/phrase'
import { percentOf } from '../../../../words/percent'
import type { Reckoning } from '../../../pack/procedure'
import { savingThrow } from '../../tables/saving-throw'
import { plain, type Modifier } from '../on-target'
import { figureSaid, lineOf } from '../on-target/modifier'
import { chanceOfFailure, savedFrom } from '../saving-throw'
import { says } from './says'

/** The saving throw against each hit, as a form shows it: its big figure is what saves, its chance that it fails. */
export function reckonSaves(title: Phrase, modifiers: readonly Modifier[]): Reckoning {
  const fails = chanceOfFailure(modifiers)
  return {
    title,
    lines: [
      { say: says('row.savingThrow'), figure: figureSaid(`${savingThrow.needed}+`), is: 'table' },
      ...modifiers.map(lineOf),
    ],
    total: figureSaid(`${plain(savedFrom(modifiers))}+`),
    means: says('means.save', { percent: percentOf(fails) }),
    sure: 0,
    chanceOfMore: fails,
  }
}
