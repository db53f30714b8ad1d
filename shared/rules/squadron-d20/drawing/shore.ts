import { onceEach } from '../../../kernel/once-each'
import { pairs, Parts, type Part, type Point } from '../../../profile/parts'
import type { ShoreData } from '../ship/ship'

/** Metres of shore that are drawn. */
export const shoreLength = 210

/** A place ashore as it is seen from the sea: hills, hangars and a tower on an airfield, guns in their works. */
export const shoreParts = onceEach(({ airfield, weapons }: ShoreData): readonly Part[] => {
  const drawing = new Parts()
  drawLand(shoreLength, drawing)
  if (airfield) {
    hangar(30, 34, drawing)
    hangar(70, 34, drawing)
    tower(116, drawing)
    windsock(140, drawing)
    parked(150, drawing)
  }
  const guns = [...(weapons.main?.batteries ?? []), ...(weapons.other?.batteries ?? [])]
  const works = guns.flatMap(({ kind, mounts }) => mounts.map(() => kind)).slice(0, airfield ? 2 : 5)
  works.forEach((kind, index) => {
    const at = airfield ? 172 + index * 20 : 40 + index * 32
    fort(at, kind.startsWith('turret'), drawing)
  })
  return drawing.list
})

const ground = 6

function drawLand(long: number, drawing: Parts): void {
  const hills = [0.16, 0.3, 0.44, 0.62, 0.74, 0.88]
  const crest: readonly Point[] = Array.from({ length: 43 }, (_, part): Point => {
    const share = part / 42
    const rise = hills.reduce(
      (sum, at, index) => sum + (index % 2 === 0 ? 5 : 8) * Math.exp(-(((share - at) / 0.07) ** 2)),
      0,
    )
    return [share * long, ground + 4 + rise * Math.sin(Math.PI * share)]
  })
  drawing.rod(crest.flat(), 0.7)
  drawing.solid(pairs([0, 0, 6, ground - 1, 12, ground, long - 12, ground, long - 5, ground - 2, long, 0]), 'hull')
  drawing.cut([16, ground - 2.4, long - 16, ground - 2.4])
  for (let at = 24; at < long - 24; at += 12) drawing.cut([at, ground - 4, at + 5, ground - 4])
}

function hangar(from: number, wide: number, drawing: Parts): void {
  const top = 13
  const arch = Array.from({ length: 11 }, (_, part): Point => {
    const angle = (Math.PI * part) / 10
    return [from + wide / 2 - (wide / 2) * Math.cos(angle), ground + 5 + top * 0.62 * Math.sin(angle)]
  })
  drawing.solid([[from, ground], ...arch, [from + wide, ground]], 'house', 0, true)
  const door = wide * 0.7
  const left = from + (wide - door) / 2
  drawing.cut([left, ground, left, ground + 6.4, left + door, ground + 6.4, left + door, ground])
  for (const share of [0.25, 0.5, 0.75]) drawing.cut([left + door * share, ground, left + door * share, ground + 6.4])
}

function tower(at: number, drawing: Parts): void {
  const shape = standingAt(at, ground)
  drawing.box(at - 8, at + 8, ground, ground + 7, 'house')
  drawing.box(at - 4.4, at + 4.4, ground + 7, ground + 15, 'house')
  drawing.solid(shape('-4.4,15 -5.6,19 5.6,19 4.4,15'), 'gun')
  drawing.cut(shape('-5,17 5,17').flat())
  drawing.cut(shape('-6.6,4 6.6,4').flat())
  drawing.rod(shape('0,19 0,27').flat(), 0.6)
  drawing.rod(shape('-3,24.5 3,24.5').flat(), 0.6)
}

function windsock(at: number, drawing: Parts): void {
  const shape = standingAt(at, ground)
  drawing.rod(shape('0,0 0,14').flat(), 0.6)
  drawing.solid(shape('0,14.2 0,11.6 7,12 7,13.2'), 'gun')
}

/** A fighter on its wheels, seen from the side. */
function parked(at: number, drawing: Parts): void {
  const shape = standingAt(at, ground + 1.2)
  const fuselage = '0,2.4 0.6,3.3 3,3.6 4,4.4 5.4,4.4 6.6,3.4 9.4,2.1 10,3.6 10.8,3.4 10.6,1.2 5,1.3 1,1.6'
  drawing.solid(shape(fuselage), 'gun')
  drawing.box(at + 2.2, at + 3.2, ground, ground + 2.8, 'house')
  drawing.rod(shape('-0.2,0.8 -0.2,4').flat(), 0.6)
}

function fort(at: number, isTurret: boolean, drawing: Parts): void {
  const shape = standingAt(at, ground)
  drawing.solid(shape('-9,0 -6,3.4 6,3.4 9,0'), 'gun')
  drawing.solid(shape(isTurret ? '-4.4,3.4 -4,7 2.6,7.4 4.6,5.2 4.6,3.4' : '-1.4,3.4 -2.2,6 2.2,6.6 2.6,3.4'), 'gun')
  drawing.solid(shape('-2,4.9 -2,5.9 -13,7.6 -13,6.9'), 'gun')
}

/** The points of a shape as SVG writes them, in metres from its foot: `-1,0 0.5,1`. */
function standingAt(x: number, y: number): (shape: string) => Point[] {
  return (shape) =>
    shape.split(' ').flatMap((point) => pairs(point.split(',').map(Number), (across, up) => [x + across, y + up]))
}
