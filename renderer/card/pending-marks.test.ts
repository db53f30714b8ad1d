import { expect, test } from 'vitest'
import { pendingMarks } from './pending-marks'
import { freshShip } from '#shared/game/apply-effect'
import { boxId, shipId, trackId } from '#shared/kernel/ids'
import { perfidiousAlbion } from '#shared/rules/perfidious-albion/index'
import { majestic } from '#shared/rules/perfidious-albion/card/majestic.testing'

const ship = freshShip(perfidiousAlbion, shipId('majestic'), majestic())
const targets = perfidiousAlbion.card.targets(ship.document)
const places = (soon: typeof ship) =>
  pendingMarks(targets, ship, soon).map(({ target: { does }, gains }) =>
    does.kind === 'box'
      ? `${does.box} ${gains.join()}`
      : does.kind === 'track'
        ? `${does.track} ${does.value}`
        : does.kind,
  )

test('a ship that stays as she is has nothing pending', () => {
  expect(places(ship)).toEqual([])
  expect(places({ ...ship })).toEqual([])
})

test('a box shows the marks it will gain', () => {
  expect(places({ ...ship, boxes: { [boxId('6-3')]: ['struck', 'burning'] } })).toEqual(['6-3 struck,burning'])
})

test('a track shows the boxes that will be crossed or reached', () => {
  const left = ship.tracks[trackId('flotation')]!
  const soon = { ...ship, tracks: { ...ship.tracks, [trackId('flotation')]: left - 2, [trackId('fire')]: 1 } }
  expect(places(soon).sort()).toEqual(['fire 1', `flotation ${left - 1}`, `flotation ${left - 2}`].sort())
})
