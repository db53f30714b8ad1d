import { describe, expect, test } from 'vitest'
import type { ShipDocument } from '../../../../documents/ship'
import { trackNames, type TrackName } from '../../ship/shape'
import type { MountKind } from '../../ship/ship'
import * as stands from '../../ship/stands.testing'
import { columns, underwater } from '../../tables/criticals'
import { attacks } from '../../tables/damage'
import { changed, playCritical } from './critical.testing'

const { airBaseData, battleshipData, carrierData, cruiserData, destroyerData, merchantData } = stands
const armour = { belt: 0, deck: 0, conningTower: 0, turret: 0, casemate: 0, flightDeck: 0 } as const

/** OTHER with one mount of each kind, in reverse order of loss. */
function mixed(...kinds: readonly MountKind[]): ShipDocument {
  const battery = { inches: 5, impact: 2, radar: false } as const
  const batteries = kinds.map((kind, at) => ({ ...battery, id: `b${at}`, kind, mounts: [{ guns: 1 }] }))
  const weapons = { ...battleshipData.weapons, other: { faces: { from: 6, to: 10 }, batteries } }
  return changed(battleshipData, { weapons, armour: { ...battleshipData.armour, casemate: 2, deck: 3 } })
}

/** On whom. `bare` has size 1, so that 4 + size is 5; of `deckless` it is 7. */
const ships: Readonly<Record<string, ShipDocument>> = {
  ...{ battleship: stands.battleship, cruiser: stands.cruiser, destroyer: stands.destroyer, carrier: stands.carrier },
  ...{ merchant: stands.merchant, base: stands.airBase, fort: changed(airBaseData, { airfield: null }) },
  bare: changed(cruiserData, { armour, searchRadar: true, gunneryRadar: true }),
  tiny: changed(destroyerData, { size: -4 }),
  unfitted: changed(destroyerData, { searchlights: false, planes: 0, catapults: 0 }),
  laden: changed(cruiserData, { cargo: { points: 2, kind: 'other' } }),
  poor: changed(cruiserData, { poorUnderwaterProtection: true }),
  unarmoured: mixed('turretUnarmoured', 'casemateUnarmoured', 'shielded', 'open'),
  armoured: mixed('turretArmoured', 'casemateArmoured', 'open'),
  deckless: changed(carrierData, { armour, smoke: true }),
  decked: changed(carrierData, { armour: { ...armour, flightDeck: 3 } }),
  gunned: changed(carrierData, { armour, weapons: cruiserData.weapons }),
  hunter: changed(carrierData, { factors: { ...carrierData.factors, asw: 2 } }),
  grain: changed(merchantData, { cargo: { points: 3, kind: 'other' } }),
  powder: changed(merchantData, { cargo: { points: 3, kind: 'ammunition' } }),
  fitted: changed(merchantData, { fireControl: 3, searchlights: true, smoke: true }),
}

const figure = (word = '') => (/^-?\d+$/.test(word) ? Number(word) : word === 'true' || word)
const box = (name: string) => (name.includes('-') ? `m-${name}` : `e-${name}`)
const isTrack = (word: string): word is TrackName => trackNames.some((track) => track === word)

/** `9 on cruiser by torpedo, flotation 5, struck smoke, ruling fireTest d20`: the CV, on whom, by what, and her state. */
function critical(text: string) {
  const [head = '', ...state] = text.split(', ')
  const [, cv, of = 'bare', by = 'gun', at] = /^(\d+)(?: on (\w+))?(?: by (\w+))?(?: at (\w+))?$/.exec(head) ?? []
  const said = state.map((each) => each.split(' '))
  const named = (what: string) => said.filter(([word]) => word === what)
  return {
    struck: {
      ...{ cv: Number(cv), attack: attacks.find((attack) => attack === by)! },
      ...(at && { column: columns.find((column) => column === at)! }),
      ...(named('flashover').length > 0 && { isFlashover: true }),
      ...(named('inches').length > 0 && { inches: Number(named('inches')[0]![1]) }),
    },
    on: {
      of: ships[of]!,
      boxes: Object.fromEntries(named('struck').map(([, name = '']) => [box(name), ['struck'] as const])),
      tracks: Object.fromEntries(said.flatMap(([name = '', to]) => (isTrack(name) ? [[name, Number(to)]] : []))),
      fields: Object.fromEntries(named('field').map(([, name, to]) => [name, figure(to)])),
      houseRules: Object.fromEntries(named('ruling').map(([, name, to]) => [name, figure(to)])),
    },
  }
}

/** What it comes to, a statement each: `flotation 23; lost smoke; is wreck; says text; asks key; shows key = text`. */
function expectIt(hit: ReturnType<typeof playCritical>, statement: string): void {
  const [, word = '', rest = ''] = /^(\S+) ?(.*)$/.exec(statement) ?? []
  const checks: Readonly<Record<string, () => void>> = {
    lost: () => expect(rest.split(' ').filter((name) => !hit.lost(box(name)))).toEqual([]),
    kept: () => expect(rest.split(' ').filter((name) => hit.lost(box(name)))).toEqual([]),
    spent: () => expect(hit.spent).toBe(Number(rest)),
    rounds: () => expect(hit.rounds).toBe(Number(rest)),
    gone: () => expect(hit.isGone).toBe(true),
    stays: () => expect(hit.isGone).toBe(false),
    is: () => expect(hit.field('standing')).toBe(rest),
    field: () => expect(String(hit.field(rest.split(' ')[0]!))).toBe(rest.slice(rest.indexOf(' ') + 1)),
    says: () => expect(hit.why.join('\n')).toContain(rest),
    silent: () => expect(hit.why.join('\n')).not.toContain(rest),
    asks: () => expect(hit.asked.join(' ')).toContain(rest),
    spares: () => expect(hit.asked.join(' ')).not.toContain(rest),
    shows: () => expect(hit.because(rest.split(' = ')[0]!)).toContain(rest.split(' = ')[1]),
  }
  const check = isTrack(word) ? () => expect(hit.track(word)).toBe(Number(rest)) : checks[word]
  if (!check) throw new Error(`${statement}: no such statement`)
  check()
}

/** Rows of what | critical | dice | what it comes to | answers. `7-9` first is each of these faces. */
function plays(text: string): void {
  const rows = text.trim().split('\n')
  const cases = rows.flatMap((row) => {
    const [what = '', on = '', dice = '', comes = '', said = ''] = row.split('|').map((cell) => cell.trim())
    const [first = '', ...rest] = dice.split(' ')
    const [from, to = from] = first.split('-').map(Number)
    const faces = Array.from({ length: to! - from! + 1 }, (_, at) => [from! + at, ...rest.map(Number)])
    return faces.map((shown) => [`${shown.join(' ')}: ${what}`, { on, shown, comes, said }] as const)
  })
  test.each(cases)('%s', (_what, { on: asked, shown, comes, said }) => {
    const { struck, on } = critical(asked)
    const answers = said === '' ? [] : said.split(' ').map((each) => each.split('='))
    const answered = Object.fromEntries(answers.map(([key, to]) => [key!, to === 'false' ? false : figure(to)]))
    const hit = playCritical(struck, on as never, shown, answered as never)
    for (const statement of comes.split('; ')) expectIt(hit, statement)
  })
}

describe('the structural table of warships', () => {
  plays(`
hull: F by the CV, all of it used up     | 7                  | 1-2      | flotation 23; spent 7; rounds 1; stays
F at 0: a wreck test, the CV left lost   | 12, flotation 5    | 1 10     | flotation 0; is afloat; says of the CV, 7, is used up
F at nothing: she sinks, no marker       | 1, flotation 0, damageControlTeams 0, fires 3 | 2 5 | spent 0; gone; is sunk
and it is said                           | 1, flotation 0, damageControlTeams 0 | 2 2   | says no wreck marker is placed
optics: 1 worse per [5], search radar    | 13                 | 3 5      | gunneryModifier -2; lost searchRadar; spent 10; rounds 1
the second time there is no radar        | 5, struck searchRadar | 3 1   | silent search radar
a mast: a band less per [4], rest again  | 11                 | 3 6 1    | spotting 2; flotation 27; spent 11; rounds 2
she cannot see less than nothing         | 12, spotting 1     | 3 10 1   | spotting 0; flotation 22
crew: a team less per [5], rest again    | 12                 | 4 1      | damageControlTeams 5; flotation 28
FC 1 less per [1]; at nothing local      | 6                  | 5 1      | fireControl 0; flotation 28; says in local control from now
the conning tower protects it            | 6 on battleship    | 5 1      | fireControl 6; flotation 66 | 1/armour-conningTower=false
its figure is shown                      | 6 on battleship    | 5   | shows 1/armour-conningTower = What counts: conning tower, 5
command: quality one lower, once, [5]    | 15                 | 6 1      | crewQuality 1; flotation 20
it may fall below −2                     | 5, crewQuality -2  | 6        | crewQuality -3
a flag officer dies on the present CV    | 8, field command -2, field commander Holland | 6 8 1 | field command -3; field commander null
his second takes over                    | 8, field command -2 | 6 8 1   | says his second takes over, command value −3
above it he is hardly hurt               | 8, field command -2, field commander Holland | 6 9 1 | field command -2; field commander Holland
engines: D6 knots per [4 + size], smoke  | 11                 | 7-9 6 3 1 | speed 26; lost smoke; flotation 29
a small ship pays less: 4 − 2            | 3 on destroyer     | 7 4 1    | speed 32; spent 3
never below 1                            | 1 on tiny          | 7 2      | speed 34
ruling: never below 2                    | 2 on tiny, ruling sizeCostMinimum 2 | 7 2 | speed 34
no more dice once she lies still         | 15, speed 4        | 7 4 1    | speed 0; flotation 20
SV 1 less per [1]; at nothing tests      | 4                  | 10       | steering 0; says needs a crew test for every turn
helm: as steering, crew test passed      | 2                  | 11 4     | steering 2; splash 0
failed: splash, to port on 1 to 10       | 2                  | 11 3 10  | splash 1; says Changed turns to port at once and moves 8 cm ahead
to starboard, lying still all the same   | 2, steering 0, speed 0 | 11 3 11 1 | flotation 28; says Changed turns to starboard
sensors: searchlights for [3]            | 3                  | 12       | lost searchlights; spent 3
then planes and catapults, a fire test   | 4, struck searchlights | 12   | planes 0; catapults 0; fires 1 | 1/planes-fire=true
a fire test that fails                   | 4, struck searchlights | 12   | fires 0
ruling: it burns on the CV or less       | 4, struck searchlights, ruling fireTest d20 | 12 4 | fires 1
and not above it                         | 4, struck searchlights, ruling fireTest d20 | 12 5 | fires 0
then the gunnery radar for [5]           | 5, struck searchlights, planes 0, catapults 0 | 12 | lost gunneryRadar
what she never had is skipped            | 5 on unfitted      | 12       | lost gunneryRadar
none left: it cannot be applied          | 5 on unfitted, struck gunneryRadar | 12 1 | flotation 4; says none of these left: cannot be applied
fire: one per [4 + size], all used up    | 14                 | 13       | fires 2; spent 10; rounds 1
MAIN: the mount that its owner says      | 9 on cruiser | 14-20 5 | lost main-main-2; spent 4; rounds 1 | 1/mount=m-main-main-2
and no other, with a magazine test       | 9 on cruiser | 14 5 | kept main-main-0 main-main-1 main-main-3; asks 1/magazine | 1/mount=m-main-main-2
a magazine explodes: a wreck             | 9 on cruiser       | 14 1     | is wreck; says Collateral damage | 1/magazine=true
ruling: on the CV or less                | 9 on cruiser, ruling magazineTest d20 | 14 1 9  | gone
and not above it                         | 9 on cruiser, ruling magazineTest d20 | 14 1 10 | stays
turret armour holds: rolled again        | 9 on battleship    | 14 5 13  | kept main-quad-0; fires 1 | 1/armour-turret=false
OTHER: what the CV pays for              | 4 on cruiser | 14 6 | lost other-aa-0 other-aa-1; kept other-aa-2 other-aa-3; spent 4; rounds 1
and a factor, ASW first                  | 4 on cruiser       | 14 6     | asw 0; crf 5
then MRF and CRF                         | 2 on cruiser, asw 0 | 14 8    | crf 4
ruling: three factors                    | 2 on cruiser, ruling incidentalFactors 3 | 14 8 | asw 0; crf 3
TORPEDOES: what the CV pays for          | 5 on cruiser | 14 9 1 | lost torpedoes-tt-0 torpedoes-tt-1; kept torpedoes-tt-2; flotation 29
a group with nothing left                | 5 on destroyer, struck torpedoes-tt-0, struck torpedoes-tt-1 | 14 10 1 | says no torpedo mount left
ruling: her cargo on 1 to 5              | 5 on laden         | 14 5     | cargo 0
above it her weapons                     | 5 on laden         | 14 6 1   | cargo 2; lost main-main-0
ruling: asked                            | 5 on laden, ruling warshipCargo ask | 14 | cargo 0 | 1/cargo-or-weapons=true
`)
})

describe('mounts are lost in the order of 10.8', () => {
  plays(`
open 1, shielded 2, casemate 3, turret 4 | 10 on unarmoured   | 14 6     | lost other-b0-0 other-b1-0 other-b2-0 other-b3-0; spent 10
as many as the CV pays for               | 7 on unarmoured | 14 6 1 | lost other-b1-0 other-b2-0 other-b3-0; kept other-b0-0; flotation 71
then armoured casemate 3 and turret 4    | 8 on armoured      | 14 6     | lost other-b0-0 other-b1-0 other-b2-0; spent 8
whose armour is asked about              | 8 on armoured      | 14 6     | shows 1/armour-casemate = What counts: casemate, 2
armour that holds keeps the rest out     | 8 on armoured | 14 6 13 | lost other-b2-0; kept other-b0-0 other-b1-0; fires 1 | 1/armour-casemate=false
from above the deck over a casemate      | 9 on unarmoured by diveBomber | 14 6 13 | lost other-b2-0 other-b3-0; kept other-b1-0 | 1/armour-casemate=false
is shown                                 | 9 on unarmoured by diveBomber | 14 6 13 | shows 1/armour-casemate = What counts: deck, 3 | 1/armour-casemate=false
and half a turret                        | 4 on battleship by rakingGun | 14 1 | shows 1/armour-turret = What counts: half of the turret, 7
a battleship is asked for her turrets    | 4 on battleship, inches 15 | 14 1 | shows 1/armour-turret = What counts: turret, 13
with the attack                          | 4 on battleship, inches 15 | 14 1 | shows 1/armour-turret = A shell
its calibre                              | 4 on battleship, inches 15 | 14 1 | shows 1/armour-turret = Calibre 15″
and the CV                               | 4 on battleship, inches 15 | 14 1 | shows 1/armour-turret = CV at hand: 4
`)
})

describe('the structural table of carriers and air bases', () => {
  plays(`
engines: D6 knots per [4 + size], smoke  | 7 on deckless      | 7-9 5    | speed 28; lost smoke
ruling: she keeps her smoke              | 7 on deckless, ruling carrierSmoke kept | 7 5 | kept smoke
steering                                 | 3 on deckless      | 10       | steering 2
helm                                     | 1 on deckless      | 11 4 20  | splash 1
sensors: searchlights for [3]            | 3 on deckless      | 12       | lost searchlights
then the gunnery radar for [5]           | 5 on deckless, struck searchlights | 12 | lost gunneryRadar
fire                                     | 15 on deckless     | 13       | fires 2
OTHER, with MRF before CRF and no ASW    | 2 on deckless      | 14       | lost other-dp-0 other-dp-1; kept other-dp-2; crf 13
MAIN: one mount, a magazine test         | 9 on gunned        | 14 1     | lost main-main-0; spent 4; rounds 1; asks 1/magazine
ruling: TORPEDOES as on a warship        | 5 on gunned        | 14 9 2   | lost torpedoes-tt-0 torpedoes-tt-1; rounds 2
H 1 less per [1], a catapult each time   | 6 on deckless      | 15-16    | hull 10; catapults 1
H at 0: the catapult takes no CV         | 6 on deckless, hull 0 | 15 1  | catapults 1; flotation 40
nor catapults left                       | 6 on deckless, hull 0, catapults 0 | 15 1 | says Changed has no H left: cannot be applied
an armoured deck counts from above       | 6 on decked by diveBomber | 15 1 | hull 16 | 1/armour-armouredFlightDeck=false
its figure is shown                      | 6 on decked by diveBomber | 15 | shows 1/armour-armouredFlightDeck = What counts: armoured flight deck, 3
and nothing against the side             | 6 on decked        | 15       | hull 10
RRR 1 less per [2], the rest again       | 5 on deckless      | 17-18 1  | readiness 7; flotation 45
one fire, and a fuel test                | 5 on deckless      | 19-20    | fires 1; spent 0; rounds 1; stays
it explodes: a wreck                     | 5 on deckless      | 19       | is wreck | 1/fuel=true
ruling: on the CV or less                | 5 on deckless, ruling fuelTest d20 | 19 5 | gone
and not above it                         | 5 on deckless, ruling fuelTest d20 | 19 6 | stays
a kamikaze strikes her side on 1 to 3    | 2 on decked by kamikaze | 15 3 | hull 14; spares armouredFlightDeck
her deck on 4 to 6                       | 2 on decked by kamikaze | 15 4 | asks 1/armour-armouredFlightDeck
ruling: asked                            | 2 on decked by kamikaze, ruling kamikazeProtection ask | 15 | asks armouredFlightDeck | kamikaze=horizontal
ashore S instead of F                    | 6 on base          | 1        | structure 34
and a wreck test at nothing              | 6 on base, structure 2, damageControlTeams 0 | 1 4 | gone; says Hal Far is destroyed.
ashore there is no engine                | 6 on base          | 7-9 1    | structure 34; says has no such thing ashore: cannot be applied
nor helm                                 | 6 on base          | 11 1     | structure 34; says has no such thing ashore: cannot be applied
nor steering                             | 6 on base          | 10 1     | rounds 2
runways are hit as those of a carrier    | 6 on base          | 15       | hull 6
and hangars                              | 6 on base          | 17       | readiness 5
and fuel                                 | 6 on base          | 19       | fires 1
a battery has none of these              | 6 on fort          | 15 17 19 | says Three times running
`)
})

describe('the structural table of merchants', () => {
  plays(`
sensors                                  | 3 on fitted        | 12       | lost searchlights
her smoke is lost with her engines       | 4 on fitted        | 7 3      | lost smoke
the cargo is destroyed, all CV used up   | 9 on grain         | 14-20    | cargo 0; spent 0; rounds 1; stays
fuel: a fire, one more for each test     | 9 on merchant      | 14       | fires 4 | 1/cargo-fires=3
none succeeds                            | 9 on merchant      | 14       | fires 1
ruling: with the CV that the hit had     | 9 on merchant, ruling fireTest d20 | 14 9 10 1 20 15 | fires 3
whatever steering took before            | 9 on merchant, ruling fireTest d20 | 10 14 9 10 10 10 10 | fires 2
of the rest of it                        | 9 on merchant, cargo 2, ruling fireTest d20 | 14 9 9 | fires 3
ammunition: CV of D6 a point nearby      | 9 on powder        | 14 6 5 4 | is wreck; says Collateral damage with CV 15 | 1/cargo-fire=true
or not                                   | 9 on powder        | 14       | stays
ruling: by D20                           | 9 on powder, ruling fireTest d20 | 14 10 | stays
made again if she burns                  | 9 on powder, fires 1, ruling fireTest d20 | 14 10 9 1 1 1 | gone
once                                     | 9 on powder, fires 1, ruling fireTest d20 | 14 10 10 | stays
none left: it cannot be applied          | 5 on grain, cargo 0 | 14 13   | fires 1; says Changed has no cargo left: cannot be applied
`)
})

describe('the underwater table', () => {
  /** By the rows of the table: CV, further dice, what it comes to. */
  const rows = [
    ['6', ' 4', 'flotation 24; spent 6; rounds 1'],
    ['5', ' 6', 'speed 29; kept smoke'],
    ['5', ' 6 5', 'speed 24'],
    ['5', ' 6 5 4', 'speed 20'],
    ['3', '', 'steering 1'],
    ['1', ' 1 1', 'steering 3; splash 1'],
    ['5', '', 'crewQuality 1'],
    ['10', '', 'damageControlTeams 5'],
    ['10', '', 'field casualties powerFailure; spent 0'],
  ] as const
  describe.each(columns)('%s', (column) => {
    const cells = rows.map(([cv, rest, comes], at) => {
      const { from, to } = underwater[at]![column]
      return `row ${at + 1} | ${cv} on cruiser by torpedo at ${column} | ${from}-${to}${rest} | ${comes}`
    })
    plays(`
${cells.join('\n')}
weapons of a warship, no armour counts | 4 on cruiser by torpedo at ${column} | 20 1 | lost main-main-0; spares armour
of a carrier above her H, ASW first | 1 on hunter by torpedo at ${column} | 20 17 | lost other-dp-0; asw 1
at her first H or below fuel | 4 on carrier by torpedo at ${column}, hull 1 | 20 16 | fires 1
which may explode | 4 on carrier by torpedo at ${column} | 20 16 | gone | 1/fuel=true
cargo of a merchant | 4 on grain by torpedo at ${column} | 20 | cargo 0
`)
  })

  plays(`
flooding failed, the same CV again       | 6 on cruiser by torpedo at bow | 1 3 1 10 | flotation 12; spent 6
poor underwater protection is worth −1   | 6 on poor by torpedo at bow    | 1 4 5    | flotation 18
of a flashover once, without a test      | 6 on cruiser by torpedo at bow, flashover | 1 | flotation 24
F brought to nothing: a wreck test       | 6 on cruiser by torpedo at bow | 1 3 3 3 3 10 | flotation 0; stays; spent 6
F nothing already: she sinks             | 6 on cruiser by torpedo at stern, flotation 0, damageControlTeams 0 | 1 3 | is sunk
a free die counts for too small a CV     | 2 on cruiser by torpedo at bow | 13 6 15  | speed 29; steering 2
she lies still already                   | 1 on cruiser by torpedo at bow, speed 0 | 14 15 | says Tone Gawa lies still already: cannot be applied
power fails once                         | 3 on cruiser by torpedo at bow, field casualties powerFailure | 19 15 | steering 1; says without power already
beside what lasts                        | 3 on cruiser by torpedo at bow, field casualties morale:third | 19 | field casualties morale:third powerFailure
the column is asked                      | 3 on cruiser by mine           | 11       | steering 1 | column=stern
ruling: bow on 1 and 2                   | 3 on cruiser by torpedo, ruling underwaterColumn d6 | 1-2 15 | steering 1
midships on 3 and 4                      | 3 on cruiser by torpedo, ruling underwaterColumn d6 | 3-4 12 | steering 1
stern on 5 and 6                         | 3 on cruiser by torpedo, ruling underwaterColumn d6 | 5-6 11 | steering 1
`)
})
