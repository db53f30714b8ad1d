import type { Point } from '../../../card/drawn-shapes'
import type { ShoreData } from '../ship/ship'
import { Drawing, placed } from '../../kit/card/drawing'

/** A place ashore as it is seen from the sea: hills, hangars and a tower on an airfield, guns in their works. */
export function shoreDrawing({ airfield, weapons }: ShoreData): Drawing {
  const drawing = new Drawing()
  const long = 210
  drawLand(long, drawing)
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
  return drawing
}

const ground = 6

function drawLand(long: number, drawing: Drawing): void {
  const hills = [0.16, 0.3, 0.44, 0.62, 0.74, 0.88]
  const crest: readonly Point[] = Array.from({ length: 43 }, (_, part): Point => {
    const share = part / 42
    const rise = hills.reduce(
      (sum, at, index) => sum + (index % 2 === 0 ? 5 : 8) * Math.exp(-(((share - at) / 0.07) ** 2)),
      0,
    )
    return [share * long, ground + 4 + rise * Math.sin(Math.PI * share)]
  })
  for (let part = 1; part < crest.length; part++) drawing.line(crest[part - 1]!, crest[part]!)
  drawing.solid([0, 0], [6, ground - 1], [12, ground], [long - 12, ground], [long - 5, ground - 2], [long, 0])
  drawing.cut([16, ground - 2.4], [long - 16, ground - 2.4])
  for (let at = 24; at < long - 24; at += 12) drawing.cut([at, ground - 4], [at + 5, ground - 4])
}

function hangar(from: number, wide: number, drawing: Drawing): void {
  const top = 13
  const arch = Array.from({ length: 11 }, (_, part): Point => {
    const angle = (Math.PI * part) / 10
    return [from + wide / 2 - (wide / 2) * Math.cos(angle), ground + 5 + top * 0.62 * Math.sin(angle)]
  })
  drawing.solid([from, ground], ...arch, [from + wide, ground])
  const door = wide * 0.7
  const left = from + (wide - door) / 2
  drawing.cut([left, ground], [left, ground + 6.4], [left + door, ground + 6.4], [left + door, ground])
  for (const share of [0.25, 0.5, 0.75]) drawing.cut([left + door * share, ground], [left + door * share, ground + 6.4])
}

function tower(at: number, drawing: Drawing): void {
  const shape = placed(at, ground)
  drawing.box(at - 8, at + 8, ground, ground + 7)
  drawing.box(at - 4.4, at + 4.4, ground + 7, ground + 15)
  drawing.solid(...shape('-4.4,15 -5.6,19 5.6,19 4.4,15'))
  drawing.cut(...shape('-5,17 5,17'))
  drawing.cut(...shape('-6.6,4 6.6,4'))
  drawing.line(...shape('0,19 0,27'))
  drawing.line(...shape('-3,24.5 3,24.5'))
}

function windsock(at: number, drawing: Drawing): void {
  const shape = placed(at, ground)
  drawing.line(...shape('0,0 0,14'))
  drawing.solid(...shape('0,14.2 0,11.6 7,12 7,13.2'))
}

/** A fighter on its wheels, seen from the side. */
function parked(at: number, drawing: Drawing): void {
  const shape = placed(at, ground + 1.2)
  const fuselage = '0,2.4 0.6,3.3 3,3.6 4,4.4 5.4,4.4 6.6,3.4 9.4,2.1 10,3.6 10.8,3.4 10.6,1.2 5,1.3 1,1.6'
  drawing.solid(...shape(fuselage))
  drawing.box(at + 2.2, at + 3.2, ground, ground + 2.8)
  drawing.line(...shape('-0.2,0.8 -0.2,4'))
}

function fort(at: number, isTurret: boolean, drawing: Drawing): void {
  const shape = placed(at, ground)
  drawing.solid(...shape('-9,0 -6,3.4 6,3.4 9,0'))
  drawing.solid(...shape(isTurret ? '-4.4,3.4 -4,7 2.6,7.4 4.6,5.2 4.6,3.4' : '-1.4,3.4 -2.2,6 2.2,6.6 2.6,3.4'))
  drawing.solid(...shape('-2,4.9 -2,5.9 -13,7.6 -13,6.9'))
}
