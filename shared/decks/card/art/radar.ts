import { line, placed, solid, turned, type ArtPart } from './art-part'
import { circle } from './shapes'

/** A mattress of dipoles at the masthead, and waves that no longer go out. */
export const radarOutage = (): readonly ArtPart[] => [
  // The lattice of the mast.
  line('M190 318L212 150M272 318L250 150', 6),
  line('M186 318L212 150M276 318L250 150', 1),
  line(
    'M195 286L262 246M267 286L200 246M201 246L257 208M261 246L206 208M206 208L253 176M256 208L210 176M195 286H267M200 246H262M206 208H256',
    2.4,
  ),
  solid('M176 136H286L276 152H186Z'),
  line('M172 118H290M172 126H290M178 118V138M200 118V138M262 118V138M284 118V138', 1.6),
  solid('M222 92H240V136H222Z'),
  ...placed(turned(mattress(), -8), 231, 66),
  line('M231 14V-6', 3.4),
  line('M219 -2H243M222 4H240', 2.2),
  // Waves: whole near the aerial, then broken, then nothing.
  ...[-1, 1].flatMap((side) => waves(side)),
  line('M62 32L118 88M118 32L62 88', 9, { tone: 'red' }),
  line('M344 32L400 88M400 32L344 88', 9, { tone: 'red' }),
]

function mattress(): readonly ArtPart[] {
  let d = ''
  for (let x = -62; x <= 62; x += 15.5) d += `M${x} -38V38`
  for (let y = -38; y <= 38; y += 12.67) d += `M-70 ${y.toFixed(1)}H70`
  const dipoles = [-46, -15.5, 15.5, 46].flatMap((x) => [-25, 0, 25].map((y) => `M${x - 9} ${y}h18`)).join('')
  return [
    solid('M-74 -44H74V44H-74Z', 'sheet'),
    line(d, 1.6),
    line('M-74 -44H74V44H-74Z', 4),
    line(dipoles, 5),
    solid(circle(0, 0, 9)),
  ]
}

function waves(side: number): readonly ArtPart[] {
  const arc = (radius: number) => {
    const [x, half] = [231 + side * radius * 0.9, radius * 0.44]
    return `M${x} ${66 - half}A${radius} ${radius} 0 0 ${side > 0 ? 1 : 0} ${x} ${66 + half}`
  }
  return [
    line(arc(94), 3),
    line(arc(186), 2.4, { dash: [6, 8], opacity: 0.8 }),
    line(arc(214), 2, { dash: [3, 12], opacity: 0.6 }),
  ]
}
