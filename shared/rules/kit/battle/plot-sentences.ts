import type { Phrase } from '../../../kernel/phrase'
import type { Scalar } from '../../../kernel/scalar'

/** How often something was counted. */
interface Counted {
  readonly name: string
  readonly count: number
}

/**
 * What is to be seen in the plots of so many battles. Counts are said of a hundred battles, and are alike where they
 * read alike. The words are the pack's: `rules.<pack>.simulation.plots.<plot>.says.<how>`.
 */
export function sentencesOn(
  say: (key: string, values?: Readonly<Record<string, Scalar>>) => Phrase,
  { battles }: { readonly battles: number },
) {
  const of = Math.min(100, battles)
  const shareOf = ({ count }: Counted) => shareText(count, battles, of)
  const says = (plot: string, how: string, values: Readonly<Record<string, Scalar>>) =>
    say(`plots.${plot}.says.${how}`, { of, ...values })
  return {
    /** Two sides, of which the one comes to it before or beyond the other. */
    versus(plot: string, sides: readonly Counted[]): Phrase {
      const [most, least] = sides.toSorted((one, other) => other.count - one.count)
      if (!most || !least || most.count === 0) return says(plot, 'neither', {})
      const [share, otherShare] = [shareOf(most), shareOf(least)]
      if (share === otherShare) return says(plot, 'even', { share })
      return says(plot, 'one', { side: most.name, share, other: least.name, otherShare })
    },
    /** The tenth in which the middle of all battles ends. */
    middle(sides: readonly { readonly name: string; readonly counts: readonly number[] }[]): Phrase {
      const [one, other] = sides.map(({ name, counts }) => ({ name, left: middleTenth(counts, battles) }))
      if (one?.left === other?.left) return says('flotation', 'even', { left: one?.left ?? '' })
      const values = {
        side: one?.name ?? '',
        left: one?.left ?? '',
        other: other?.name ?? '',
        otherLeft: other?.left ?? '',
      }
      return says('flotation', 'one', values)
    },
    /** The ship that it befalls most often, and those as often. */
    worst(plot: string, ships: readonly Counted[]): Phrase {
      const most = Math.max(0, ...ships.map(({ count }) => count))
      if (most === 0) return says(plot, 'none', {})
      const share = shareText(most, battles, of)
      const alike = ships.filter((ship) => shareOf(ship) === share)
      const [one, other] = alike
      if (alike.length > 2) return says(plot, 'many', { n: alike.length, share })
      return says(plot, other ? 'two' : 'one', { ship: one!.name, other: other?.name ?? '', share })
    },
  }
}

/** Of a hundred battles or, where fewer were played, of those; never none of some, nor all but for some. */
function shareText(count: number, battles: number, of: number): string {
  const share = Math.round((count * of) / battles)
  if (share === 0 && count > 0) return '<1'
  return share === of && count < battles ? `>${of - 1}` : String(share)
}

/** `30–40`, in percent; `0` where nothing is left. */
function middleTenth(counts: readonly number[], battles: number): string {
  let seen = 0
  const tenth = counts.findIndex((count) => (seen += count) * 2 >= battles)
  return tenth <= 0 ? '0' : `${(tenth - 1) * 10}–${tenth * 10}`
}
