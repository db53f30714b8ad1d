import { harmOf } from '../../pack/harm'
import type { GameState } from '../../../game/state'
import type { Answer } from '../../../kernel/question'
import type { Input } from '../../pack/input'
import { perfidiousAlbion as pack } from '../index'
import { condition } from '../ship/state'
import { dueNow } from './turn/sequence'
import { refusalOf } from '../../run/run-procedure.testing'
import { idOf, runs } from './turn/fleet.testing'

/** Played at a table: real dice are typed in the order they are asked for. */
export class Table {
  private why: readonly string[] = []

  constructor(private state: GameState) {}

  does(name: string, input: Input = {}, faces: Answer[] = [], said: Readonly<Record<string, Answer>> = {}): string {
    const ran = runs(this.procedure(name), this.state, input, faces, said)
    this.state = ran.state
    this.why = ran.why
    return ran.label
  }

  refuses(name: string, input: Input): string | undefined {
    return refusalOf(this.procedure(name), this.state, input)
  }

  goTo(phase: string, turn = this.state.turn): void {
    this.state = { ...this.state, phase, turn }
  }

  get due(): readonly string[] {
    return dueNow(this.state).map(({ procedure, input }) => [procedure, ...Object.values(input)].join(' '))
  }

  /** The reasons of what was done last. */
  get reasons(): readonly string[] {
    return this.why
  }

  card(name: string) {
    const ship = this.state.ships[idOf(name)]!
    const is = condition(ship)
    const { left, speed, maximumSpeed, standing } = is
    const [fire, flooding] = [harmOf(is, 'fire'), harmOf(is, 'flooding')]
    return { left, fire, flooding, speed, maximumSpeed, standing, boxes: ship.boxes }
  }

  private procedure(name: string) {
    return pack.procedures.find((each) => each.name === name)!
  }
}
