import { describe, expect, test } from 'vitest'
import { read, runProcedure, withUsualValues } from '../../../run/run-procedure.testing'
import {
  battleship,
  carrier,
  cruiser,
  cruiserData,
  destroyer,
  document,
  fighters,
  motorBoats,
} from '../../ship/stands.testing'
import { bandsInches } from '../may-fire/sight'
import { played, plays, shows, type Play } from '../played.testing'
import { atTable, foldRules } from '../table.testing'
import { guns, gunsModifier } from './guns'
import { squadronD20 } from '../../index'
import { outlooks } from '../../../run/outlook'
import { replayProcedure } from '../../../run/replay-procedure'
import type { OpenDialogue } from '../../../../game/state'
import type { Phrase } from '../../../../kernel/phrase'
import type { Answer } from '../../../../kernel/question'

const band = (bands: number) => `rangeInches=${bandsInches[bands - 1]}`

/** Eight 8-inch guns at 3 RB; hits without a critical take nothing. */
const salvo: Play = {
  stands: { tone: { of: cruiser }, foe: { of: battleship, squadron: 'theirs' } },
  input: { ship: 'tone', target: 'foe', rangeInches: bandsInches[2]!, batteries: 'main-main' },
  said: { 'main-main/scored': '1,0,0,0' },
}

describe('what a battery needs (9.5)', () => {
  const raider = document({ ...cruiserData, role: 'armedMerchantCruiser' }, { name: 'Raider' })
  const counted = 'Crew quality +2, Guns shooting at the target +1, Size of the target +2'
  const worn =
    'tone:splash=1 tone:gunneryModifier=-2 tone:fireControl=0 foe:splash=2 foe:steering=0 foe:pace=slow bases=2'
  const radar = 'tone:of=battleship foe:of=cruiser batteries=main-quad'
  shows(
    guns,
    salvo,
    `
    range, control and modifiers by name | | sum: Directed, 3 RB 12+, ${counted}, 7+
    every modifier | ${worn} | sum: Local control, 3 RB 16+, ${counted}, Steering of the target out, SV\u00a00 +1, Target slow +1, 2 bases in the way −2, One splash marker on the firer −1, 2 splash markers on the target −2, Gunnery modifier −2, 16+
    fewer guns that bear | mounts=main-main-0 | Guns shooting at the target −1
    a mount lost | tone:m-main-main-3=struck | 8+
    radar by day in sight | ${radar} | Supported by radar +1
    but not lost radar | ${radar} tone:e-gunneryRadar=struck | not: Supported by radar +1
    nor a battery that it does not serve | | not: Supported by radar +1
    `,
  )
  for (const bands of [1, 2, 3, 4, 5]) {
    const [directed, local] = [
      `Directed, ${bands} RB ${3 + 3 * bands}+`,
      `Local control, ${bands} RB ${4 + 4 * bands}+`,
    ]
    const rows = `the end of band ${bands} | ${band(bands)} | ${directed}
      ${bands} in local control | ${band(bands)} tone:fireControl=0 | ${local}`
    shows(guns, salvo, rows)
  }
  const byRaider = { ...salvo, stands: { ...salvo.stands, tone: { of: raider } } }
  shows(guns, byRaider, 'an armed merchant cruiser always fires in local control | | Local control, 3 RB 16+')

  test('by the guns that bear', () => {
    expect([1, 2, 3, 6, 7, 12, 13, 20, 21].map(gunsModifier)).toEqual([-1, -1, 0, 0, 1, 1, 2, 2, 3])
  })
})

describe('the salvo', () => {
  const off = 'Tone Gawa at Thunderbolt: off target'
  const two = 'says:main-main/scored=1,3,4,0,1,1,2,0'
  const none = 'says:main-main/scored=0,0,0,0'
  const smoke = `tone:splash=40 foe:splash=40 ${band(4)} says:local=true`
  const dark = 'table:tacticalVisibility=2'
  const sinking = 'foe:flotation=1 foe:damageControlTeams=0'
  plays(
    guns,
    salvo,
    `
    off target: nothing happens | 6 | ${off}; asked: main-main/die; foe splash: 0
    each hit of the rule book is played separately | 7 ${two} | Tone Gawa at Thunderbolt: 2 hits
      | foe flotation: 68; foe structure: 58; foe splash: 1; One splash marker on Thunderbolt.
    ruling: no splash marker on ships | 7 ${none} rule:gunHitSplash=off | foe splash: 0
    a miss at a ship that lies still is thrown again once | 6 7 ${none} foe:pace=stopped | asks: again
    at land too | 1 1 foe:of=airBase | asked: main-main/die, main-main/again
    and from land | 1 20 tone:of=airBase batteries=main-fort says:main-fort/scored=0,0,0,0 | asks: again
    splashes are placed when all have been thrown | 7 7 ${none} says:other-aa/scored=0,0,0,0 batteries=main-main+other-aa
      | foe splash: 2; 2 splash markers on Thunderbolt.
    between two cards full of splash markers no face is on target | ${smoke}
      | ${off}; Tone Gawa 8″ cannot hit: 95 or more is needed, and a D20 has no more than 20. Off target.
    a battery that 9.1 does not allow is silent | ${dark} | Tone Gawa at Thunderbolt: no battery fires
    unless a player overrules it | 1 ${dark} says:main-main/may=true | ${off}
    a target that is gone takes no more hits | 7 1 ${sinking} says:main-main/scored=1,5,0,0,2,5,9,0 | foe standing: wreck; foe structure: 64
    `,
  )
  shows(
    guns,
    salvo,
    `
    in a journal of before, a battery that has fired has fired as a whole | table:fired:tone:main-main=1 mounts=main-main-2
      | Tone Gawa 8″ has fired this turn.
    `,
  )

  test('mounts of a battery fire at several targets, each of them once', () => {
    const { state } = played(guns, {
      ...salvo,
      faces: [1],
      input: { ...salvo.input, mounts: 'main-main-0 main-main-1' },
    })
    expect(state.table['fired:tone:main-main']).toBe('1:0,1')
    const usual = (input = {}) => withUsualValues(guns, state, { ship: 'tone', target: 'foe', ...input })
    expect(usual()['batteries']).toContain('main-main')
    const rest = usual({ batteries: 'main-main' })
    expect([rest['batteries'], rest['mounts']]).toEqual(['main-main', 'main-main-2 main-main-3'])
    const warned = (mounts: string) => guns.warnings!(state, { ...rest, mounts }).map(read)
    expect(warned('main-main-2 main-main-3')).not.toContain('Tone Gawa 8″ has fired this turn.')
    expect(warned('main-main-1 main-main-2')).toContain('Tone Gawa 8″ has fired this turn.')
    const [sum] = guns.reckoning!(state, rest)
    expect(read(sum!.short!)).toBe('8″ ×4')
    const { state: after } = runProcedure(foldRules, guns, state, rest, [20], { 'main-main/scored': '0,0,0,0' })
    expect(after.table['fired:tone:main-main']).toBe('1:0,1,2,3')
    expect(withUsualValues(guns, after, { ship: 'tone', target: 'foe' })['batteries']).toBe('other-aa')
  })
})

describe('guns at small craft (9.6)', () => {
  const boats = { ...salvo, stands: { ...salvo.stands, foe: { of: motorBoats, squadron: 'theirs' } } }
  const near = `${band(1)} batteries=other-aa`
  plays(
    guns,
    boats,
    `
    a splash marker and a saving throw less the IP of the gun | 9 6 ${near}
      | Tone Gawa at 8th Flotilla: one vessel lost; foe vessels: 3; foe splash: 1
    saved, and the marker in any case | 9 7 ${near} rule:gunHitSplash=off | foe vessels: 4; foe splash: 1
    with its last vessel a stand is lost | 9 1 ${near} foe:vessels=1 | foe vessels: 0; 8th Flotilla loses her last vessel.
    `,
  )
  shows(
    guns,
    boats,
    `
    local control | ${near} | Local control, 1 RB 8+
    a wrong calibre is refused | batteries=main-main | refused: battery-calibre batteries
    `,
  )
})

describe('odds: on target, second throws and crew tests counted', () => {
  const night = `table:light=night ${band(2)} batteries=main-main+other-aa`
  shows(
    guns,
    salvo,
    `
    one battery | | odds: Tone Gawa 8″ on target 0.7
    thrown again | foe:speed=0 | odds: Tone Gawa 8″ on target 0.91
    one crew test for two | ${night} | odds: Tone Gawa 8″ on target 0.595, Tone Gawa 5″ on target 0.595, At least one on target 0.6843
    that may not fire | table:tacticalVisibility=0 | odds: Tone Gawa 8″ on target 0
    `,
  )
})

describe('what cannot be is refused by its field', () => {
  const all = (key: string, mark: 'struck' | 'out', of: number) =>
    Object.fromEntries(Array.from({ length: of }, (_each, at) => [`${key}-${at}`, [mark]]))
  const struck = { 'm-main-main-0': ['struck'], 'm-main-main-1': ['out'], ...all('m-other-aa', 'struck', 4) } as const
  const stands = {
    tone: { of: cruiser, boxes: struck },
    hush: { of: destroyer, boxes: all('m-main-main', 'out', 5) },
    foe: { of: carrier, squadron: 'theirs' },
    air: { of: fighters, squadron: 'theirs' },
  }
  shows(
    guns,
    { stands, input: { ship: 'tone', target: 'foe' } },
    `
    all mounts lost | batteries=other-aa | refused: battery-lost batteries
    all mounts out | ship=hush batteries=main-main | refused: battery-out batteries
    a mount lost | mounts=main-main-0 | refused: gun-mount-lost mounts
    one that is out | batteries=main-main mounts=main-main-1 | refused: gun-mount-out mounts
    `,
  )

  test('a mount that cannot be chosen shows whether it is lost or out', () => {
    const mounts = guns.fields(atTable(stands), { ship: 'tone' }).find(({ name }) => name === 'mounts')
    const faults = mounts?.kind === 'choices' && Object.entries(mounts.cannot).map(([key, why]) => [key, read(why)])
    expect(faults).toEqual([
      ['main-main-0', 'lost'],
      ['main-main-1', 'out'],
    ])
  })
})

test('hits are remembered by calibre and by how many guns fired: fewer guns are asked about', () => {
  const asked = (table: NonNullable<Play['table']>, input = {}, said: NonNullable<Play['said']> = {}) => {
    const play = { ...salvo, input: { ...salvo.input, ...input }, houseRules: { remember: 'always' }, table }
    const ran = played(guns, { ...play, faces: [20], said })
    return { ...ran, isKnown: ran.questions.flatMap((each) => (each.kind === 'figures' ? [each.known] : []))[0] }
  }
  const { table } = asked({}, {}, { 'main-main/scored': '3,0,0,0' }).state
  expect(table).toMatchObject({ 'book.hits.gun-8_8': 3 })
  expect(table).not.toHaveProperty('book.hits.gun-8')
  const hits = { ...table, 'book.impactFlotation': 0, 'book.impactStructure': 0, 'book.criticalValue': 0 }
  expect([asked(hits).isKnown, asked(hits, { mounts: 'main-main-0' }).isKnown]).toEqual([true, false])
})

test('that answers are kept does a ship no harm: what the hit does is the same with a yes and a no', () => {
  const base = atTable(salvo.stands)
  const answers: { question: string; answer: Answer }[] = []
  const input = withUsualValues(guns, base, salvo.input)
  const dialogue = { procedure: 'guns', packVersion: squadronD20.version, input, answers } as unknown as OpenDialogue
  for (;;) {
    const to = replayProcedure(squadronD20, base, dialogue)
    if (!to.ok || to.value.progress.is !== 'asking') throw new Error('it was never asked')
    const { question } = to.value.progress
    if (question.key.endsWith('remember')) {
      const found = [...outlooks(squadronD20, base, dialogue, question)]
      return expect(found.map(({ severity }) => severity)).toEqual(['nothing', 'nothing'])
    }
    answers.push({ question: question.key, answer: question.kind === 'figures' ? [1, 5, 6, 0] : 20 })
  }
})

test('a battery that has lost mounts is named by those that are left', () => {
  const boxes = { 'm-main-main-3': ['struck'], 'm-other-aa-0': ['out'] } as const
  const state = atTable({ tone: { of: cruiser, boxes }, foe: { of: battleship, squadron: 'theirs' } })
  const field = guns.fields(state, { ship: 'tone' }).find(({ name }) => name === 'batteries')
  const named = Object.values((field as unknown as { names: Record<string, Phrase> }).names).map(read)
  expect(named[0]).toMatch(/^MAIN 8″, 3 of 4 mounts$/)
  expect(named[1]).toMatch(/ of \d+ mounts$/)
})
