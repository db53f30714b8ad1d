import { beforeEach, describe, expect, it, vi } from 'vitest'
import { nextTick } from 'vue'
import ReferenceDesk from './ReferenceDesk.vue'
import * as lookingUp from './looking-up'
import { press, tableWith } from '../dialogue/dialogue-table.testing'

const scrollWithin = vi.spyOn(lookingUp, 'scrollWithin')
beforeEach(() => void scrollWithin.mockReset())
const brought = () => scrollWithin.mock.calls.at(-1)?.[1]

const used = (desk: { findAll(selector: string): { text(): string }[] }) =>
  desk.findAll('[data-used] th').map((head) => head.text().replace('In use now:', ''))

describe('the tables over the desk', () => {
  it('open at the row of the question that is asked, and follow it', async () => {
    const at = await tableWith(ReferenceDesk)
    at.fire()
    const desk = at.render()
    await nextTick()
    expect(used(desk)).toEqual(['Z'])
    expect(brought()).toBe(desk.get('[data-table="hitAndPenetration"] [data-used]').element)
    at.dialogues.typed([2])
    await nextTick()
    await nextTick()
    expect(used(desk)).toEqual(['From abeam', 'Armour'])
    expect(brought()).toBe(desk.get('[data-table="straddles"] [data-used]').element)
  })

  it('open at the step of the turn where nothing is under way', async () => {
    const desk = (await tableWith(ReferenceDesk)).render()
    expect(desk.get('[data-used]').text()).toContain('Squadrons fire in turn')
  })

  it('find rows across all tables, mark the words and go from one to the next', async () => {
    const desk = (await tableWith(ReferenceDesk)).render()
    const search = desk.get<HTMLInputElement>('input[type="search"]')
    await search.setValue('magazine')
    const rows = desk.findAll('tr.found')
    expect(rows.length).toBeGreaterThan(3)
    expect(rows.every((row) => row.find('mark').exists())).toBe(true)
    expect(desk.get('.count').text()).toBe(`1 of ${rows.length} rows`)
    search.element.focus()
    await press('Enter')
    expect(desk.get('.count').text()).toBe(`2 of ${rows.length} rows`)
    expect(desk.findAll('tr.shown')).toHaveLength(1)
    await search.setValue('kraken')
    expect(desk.get('.count').text()).toBe('No row has kraken.')
  })

  it('find the house rules too, by their name and by their text, as they are in this game', async () => {
    const at = await tableWith(ReferenceDesk, { torpedoInMagazine: 'floods' })
    const desk = at.render()
    const search = desk.get<HTMLInputElement>('input[type="search"]')
    const row = () => desk.get('[data-table="houseRules"] tr.found')
    await search.setValue('torpedo in a magazine')
    expect(
      row()
        .findAll('td')
        .map((cell) => cell.text())[1],
    ).toBe('it floods')
    expect(brought()).toBe(desk.get('tr.shown').element)
    at.game.setHouseRule('torpedoInMagazine', 'crewTest')
    await nextTick()
    expect(row().text()).toContain('crew test or she blows up')
    await search.setValue('flash reaches')
    expect(desk.findAll('[data-table="houseRules"] tr.found')).toHaveLength(1)
    await desk.get('[data-table="houseRules"] button').trigger('click')
    expect(at.asked).toEqual(['houseRules'])
  })

  it('leave the focus with the dialogue when they open', async () => {
    const at = await tableWith(ReferenceDesk)
    const die = document.body.appendChild(document.createElement('button'))
    die.focus()
    at.render()
    await nextTick()
    expect(document.activeElement).toBe(die)
  })
})
