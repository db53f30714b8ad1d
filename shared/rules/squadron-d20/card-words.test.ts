import { words } from '../kit/worded.testing'
import { expect, test } from 'vitest'
import { boxId, fieldId } from '../../kernel/ids'
import { casualtiesField } from '../kit/casualties'
import { explainBox, fieldWords, summary } from './ship/explain'
import { inPlay } from './ship/in-play.testing'
import { shape } from './ship/shape'
import { hitPlace } from './ship/silhouette'
import { airBase, battleship, carrier, cruiser, fighters, merchant, motorBoats, oneOfEach } from './ship/stands.testing'

const explained = (box: string, of = battleship) => explainBox(inPlay(of), boxId(box), words)

test('a turret shows its guns, the cost of its loss, the armour to beat, and how it is hit', () => {
  expect(explained('m-main-quad-0')).toMatchObject({
    title: 'MAIN mount',
    lines: [
      '4 guns of 14″, IP 9.',
      'An armoured turret: lost for 4 of the CV, once its armour is beaten.',
      'Against level fire 13, from above 7.',
      'Gunnery radar serves it.',
      'Found by 1–5 on the D10 for weapons.',
    ],
  })
})

test('tubes show their settings; a radar shows which batteries it serves', () => {
  expect(explained('m-torpedoes-tt-0', cruiser).lines).toEqual([
    '3 tubes.',
    'A shielded mount: lost for 2 of the CV.',
    '49 kn, to 4 RB, +2.',
    '42 kn, to 5 RB, 0.',
    '36 kn, to 5 RB, −1.',
    'Found by 9–10 on the D10 for weapons.',
  ])
  expect(explained('e-gunneryRadar').lines).toEqual(['Serves 14″, 5.25″. Lost as one of the sensors, for 5 of the CV.'])
})

test.each(oneOfEach)('hits are shown on the side of $name if she is a ship', (document) => {
  const [box] = Object.keys(shape(document).boxes)
  const isShip = document.data['kind'] === 'ship'
  if (box !== undefined) expect(hitPlace(document, boxId(box)) !== undefined).toBe(isShip)
})

test('a stand in a line, and what it is armed with', () => {
  expect(summary(cruiser, words)).toEqual({ line: 'heavy cruiser, F 30 S 28, 35 kn', guns: '8×8″ 8×5″ 12 tubes' })
  expect(summary(motorBoats, words)).toEqual({ line: 'motor boats, 4 vessels, 39 kn', guns: 'CRF 2 2 torpedo attacks' })
  expect(summary(fighters, words)).toEqual({ line: 'fighters, 9 aircraft, 290 kn', guns: 'dogfight 14, intercept 12' })
  expect(summary(airBase, words).line).toBe('air base, S 40')
  expect(summary({ ...carrier, type: '' }, words).line).toBe('ship, F 46 S 50, 33 kn')
  expect(summary(merchant, words).guns).toBe('1×4″')
})

test('casualties are a list in words, other fields are text', () => {
  const stand = inPlay(cruiser, { fields: { casualties: 'powerFailure morale:structureGone' } })
  expect(fieldWords(stand, casualtiesField, words)?.has.map(({ label }) => label)).toEqual([
    'power failure: a crew test before she acts',
    'morale tested, S at 0',
  ])
  expect(fieldWords(stand, fieldId('note'), words)).toBeUndefined()
})
