import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { shipDocument, type ShipDocument } from '#shared/documents/ship'
import { findPack } from '#shared/rules/index'
import type { CardTarget } from '#shared/rules/pack/card-target'
import { PageObject } from './page-object'

const rules = fileURLToPath(new URL('../../shared/rules', import.meta.url))

type Where = (does: CardTarget['action']) => boolean

/** The opened card of a ship, a starter by her file or any other: every box is found where her own rules say that it lies. */
export class ShipCard extends PageObject {
  readonly #document: ShipDocument
  readonly grid = this.page.getByRole('main').getByRole('grid')
  /** The box with the keyboard focus; its name has its content and its state. */
  readonly cursor = this.grid.locator('[role="gridcell"].here')

  constructor(page: Page, ship: string | ShipDocument, pack = 'perfidious-albion') {
    super(page)
    this.#document = typeof ship === 'string' ? starterShip(ship, pack) : ship
  }

  get name(): string {
    return this.#document.name
  }

  /** Gives the keys to a group of its boxes, by what the group is called. */
  async goTo(group: RegExp): Promise<void> {
    const isThere = async () => group.test((await this.grid.getAttribute('aria-label')) ?? '')
    for (const key of ['Shift+Tab', 'Tab']) {
      for (let step = 0; step < 6 && !(await isThere()); step++) {
        await this.grid.focus()
        await this.page.keyboard.press(key)
      }
    }
    if (!(await isThere())) throw new Error(`${this.name} has no group ${group}`)
  }
  readonly tapBox = (box: string) => this.#tap(isBox(box))
  readonly tapTrack = (track: string, value: number) =>
    this.#tap((does) => does.kind === 'track' && does.track === track && does.value === value)
  /** A figure in the header that opens its picker. */
  readonly tapFigure = (track: string) => this.#tap((does) => does.kind === 'pick' && does.track === track)
  readonly rightClickBox = async (box: string) =>
    this.grid.click({ position: await this.#place(isBox(box)), button: 'right' })
  /** Keeps the button down until the menu is there, as a person does. */
  async holdBox(box: string): Promise<void> {
    const { x, y } = await this.spotOf(box)
    await this.page.mouse.move(x, y)
    await this.page.mouse.down()
    await this.page.getByRole('menu').waitFor()
    await this.page.mouse.up()
  }
  /** A finger held on a box until the menu is there. */
  readonly holdByFinger = async (box: string) => this.holdFinger(await this.spotOf(box))
  readonly choose = (mark: string) =>
    this.page.getByRole('menu').getByRole('menuitemcheckbox', { name: mark, exact: true }).click()
  readonly order = (item: string) => this.page.getByRole('menu').getByRole('menuitem', { name: item }).click()

  /** The middle of a box in the window. */
  async spotOf(box: string): Promise<{ x: number; y: number }> {
    await this.grid.scrollIntoViewIfNeeded()
    const [frame, place] = [await this.grid.boundingBox(), await this.#place(isBox(box))]
    return { x: frame!.x + place.x, y: frame!.y + place.y }
  }

  /** The smaller side of the smallest box that can be pressed, px. */
  async leastTargetPx(): Promise<number> {
    const { pxPerMm } = await this.#scale()
    return Math.min(...this.#targets().map(({ width, height }) => Math.min(width, height))) * pxPerMm
  }

  /** Everything drawn, to be compared with itself at another time. */
  drawing(): Promise<string> {
    return this.grid.locator('.card-paper').evaluate((card) => {
      const shapes = (element: Element): string[] => {
        if (element.getAttribute('display') === 'none') return []
        return element.childElementCount === 0 ? [element.outerHTML] : [...element.children].flatMap(shapes)
      }
      return shapes(card)
        .filter((shape) => !shape.startsWith('<g'))
        .join('\n')
    })
  }

  readonly #targets = () => findPack(this.#document.pack)!.card.targets(this.#document)
  readonly #tap = async (where: Where) => this.grid.click({ position: await this.#place(where) })
  async #place(where: Where): Promise<{ x: number; y: number }> {
    const target = this.#targets().find(({ action }) => where(action))
    if (!target) throw new Error(`${this.name} has no such place`)
    const { pxPerMm } = await this.#scale()
    return { x: (target.x + target.width / 2) * pxPerMm, y: (target.y + target.height / 2) * pxPerMm }
  }
  async #scale(): Promise<{ pxPerMm: number }> {
    const frame = await this.grid.boundingBox()
    return { pxPerMm: frame!.width / findPack(this.#document.pack)!.card.widthMm }
  }
}

function starterShip(ship: string, pack: string): ShipDocument {
  return shipDocument.parse(JSON.parse(readFileSync(`${rules}/${pack}/ships/${ship}.ship.json`, 'utf8')))
}

function isBox(box: string): Where {
  return (does) => does.kind === 'box' && does.box === box
}
