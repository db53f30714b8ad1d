import type { Operation } from '../../../card/operations'
import type { Words } from '../../../words/speak'
import type { Block } from '../../kit/card/block'
import { letters, heading, signed, captionStyle } from '../../kit/card/lettering'
import { type Rect, mm } from '../../kit/card/shapes'
import type { TorpedoSetting } from '../ship/ship'
import { faintStyle, cardKey } from './layout'
import { settingsCaption, settingWidth } from './weapon-places'

/** Speeds a torpedo can be set to, how far it runs and what that is worth: three lines. */
export function settingsFace(settings: readonly TorpedoSetting[], place: Rect, words: Words): Operation[] {
  const { x, y, height } = place
  const pitch = Math.min(3.3, height / 3)
  const baseline = (row: number) => mm(y + height / 2 + (row - 1) * pitch + 1)
  const captions = (['knots', 'bands', 'modifier'] as const).flatMap((name, row) =>
    letters(words(cardKey(`settings.${name}`)), x, baseline(row), settingsCaption - 0.6, {
      ...captionStyle,
      size: 2.6,
    }),
  )
  const figures = settings.flatMap(({ knots, rangeBands, modifier }, index) => {
    const right = x + settingsCaption + (index + 1) * settingWidth - 3
    const cell = (row: number, text: string, bold: boolean) =>
      letters(text, right, baseline(row), settingWidth - 1, {
        size: bold ? 3 : 2.8,
        face: bold ? 'work-700' : 'work-500',
        ink: 'ink',
        anchor: 'end',
      })
    return [...cell(0, String(knots), false), ...cell(1, String(rangeBands), false), ...cell(2, signed(modifier), true)]
  })
  return [...captions, ...figures]
}

/** The same under a heading, on a card of its own kind; a stand without torpedoes says so. */
export function settingsBlock(settings: readonly TorpedoSetting[], place: Rect): Block {
  return {
    face: (words) => [
      ...heading(words(cardKey('settingsTitle')), place.x, mm(place.y + 2.9), place.width),
      ...(settings.length === 0
        ? letters(words(cardKey('noTorpedoes')), place.x, mm(place.y + 8.2), place.width, faintStyle)
        : settingsFace(settings, { ...place, y: place.y + 4.4, height: place.height - 4.4 }, words)),
    ],
    parts: [{ part: 'torpedoes', ...place }],
  }
}
