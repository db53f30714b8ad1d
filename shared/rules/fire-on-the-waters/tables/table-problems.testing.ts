import { facesOf, type DieName } from '../../../kernel/dice'

/** Faces of a die that no row has, or more than one. */
export function tableProblems(die: DieName, rows: readonly (readonly [from: number, to: number])[]): readonly number[] {
  return facesOf(die).filter((face) => rows.filter(([from, to]) => face >= from && face <= to).length !== 1)
}
