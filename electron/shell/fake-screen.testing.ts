import { EventEmitter } from 'node:events'

interface Area {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}
export interface FakeDisplay {
  readonly id: number
  readonly label: string
  readonly bounds: Area
  readonly workArea: Area
  readonly scaleFactor: number
}

/** A display with a bar of 40 px at its foot. */
export function display(id: number, bounds: Area, label = `Display ${id}`, scaleFactor = 1): FakeDisplay {
  return { id, label, bounds, workArea: { ...bounds, height: bounds.height - 40 }, scaleFactor }
}

/** The screens of a machine: a test plugs them in, pulls them out and changes them. */
export class FakeScreen extends EventEmitter {
  readonly displays: FakeDisplay[] = [display(1, { x: 0, y: 0, width: 1920, height: 1080 })]
  readonly getAllDisplays = () => [...this.displays]
  readonly getPrimaryDisplay = () => this.displays[0]!
  /** The one that holds most of a window, or the nearest. */
  readonly getDisplayMatching = (window: Area) =>
    [...this.displays].sort((one, other) => shared(other.bounds, window) - shared(one.bounds, window))[0]!

  plug(added: FakeDisplay): void {
    this.displays.push(added)
    this.emit('display-added', {}, added)
  }
  pull(id: number): void {
    const [removed] = this.displays.splice(
      this.displays.findIndex((each) => each.id === id),
      1,
    )
    this.emit('display-removed', {}, removed)
  }
  change(changed: FakeDisplay, what = ['bounds', 'workArea', 'scaleFactor']): void {
    this.displays[this.displays.findIndex(({ id }) => id === changed.id)] = changed
    this.emit('display-metrics-changed', {}, changed, what)
  }
}

function shared(one: Area, other: Area): number {
  const wide = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x)
  const high = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y)
  return Math.max(0, wide) * Math.max(0, high)
}
