import { expect, test } from '../fixtures/app'

test('ships come, go, change their names and their squadrons', async ({ play }) => {
  const { fleet } = play

  await test.step('a ship joins', async () => {
    await fleet.order('1st Division', 'Add a ship')
    await play.dialog.getByRole('searchbox').fill('canopus')
    await play.confirm(/Canopus/)
    await expect(fleet.squadron('1st Division')).toContainText('4 of 4')
    await expect(fleet.side('Royal Navy')).toContainText('6 of 6')
  })

  await test.step('a second of her class has an id of her own', async () => {
    await fleet.order('1st Division', 'Add a ship')
    await play.confirm(/Canopus/)
    await expect.poll(() => fleet.line()).toContain('canopus-2')
    await play.undo.click()
    await expect.poll(() => fleet.line()).not.toContain('canopus-2')
  })

  await test.step('she is renamed and given a commander', async () => {
    await fleet.order('Canopus', 'Rename ship')
    await play.write('Name', 'Goliath')
    await fleet.order('Goliath', 'Commander on board')
    await play.write('Rank and name (leave empty for nobody)', 'Captain Shelford')
    await expect(fleet.ship('Goliath')).toHaveAccessibleName(/Captain Shelford/)
  })

  await test.step('she leads the line, then goes to the cruisers', async () => {
    await fleet.order('Goliath', 'Earlier in the line')
    await expect
      .poll(() => fleet.line())
      .toEqual(expect.arrayContaining(['majestic', 'magnificent', 'canopus', 'empress-of-india']))
    await fleet.order('Goliath', 'Transfer to another squadron')
    await fleet.choose(/^Cruisers/)
    await expect(fleet.squadron('Cruisers')).toContainText('3 of')
    await expect.poll(async () => (await fleet.line()).slice(3, 6)).toEqual(['diadem', 'foam', 'canopus'])
  })

  await test.step('she is dragged to another squadron, and undo takes her back', async () => {
    const before = await fleet.line()
    await fleet.ship('Goliath').dragTo(fleet.squadron('1st Division'))
    await expect(fleet.squadron('Cruisers')).toContainText('2 of')
    await expect.poll(async () => (await fleet.line())[3]).toBe('canopus')
    await play.undo.click()
    await expect.poll(() => fleet.line()).toEqual(before)
  })

  await test.step('she is removed, and undo brings her back', async () => {
    await fleet.order('Goliath', 'Remove from the game')
    await play.confirm('Remove Goliath')
    await expect(fleet.ship('Goliath')).toHaveCount(0)
    await play.undo.click()
    await expect(fleet.ship('Goliath')).toBeVisible()
  })

  await test.step('a squadron is made, named and dissolved', async () => {
    await fleet.order('Royal Navy', 'Add a squadron')
    await play.write('Name', 'Flying squadron')
    await fleet.order('Flying squadron', 'Rename squadron')
    await play.write('Name', 'Detached squadron')
    await expect(fleet.squadron('Detached squadron')).toBeVisible()
    await fleet.order('Detached squadron', 'Remove the empty squadron')
    await expect(fleet.squadron('Detached squadron')).toHaveCount(0)
  })
})

test('cards are made good by ship, by squadron and by side', async ({ play }) => {
  const { fleet } = play
  const ships = ['Majestic', 'Magnificent', 'Diadem']
  const struck = (ship: string) => fleet.ship(ship).getByTitle(/box(es)? struck/)
  for (const ship of ships) {
    const card = await play.open(ship.toLowerCase())
    await card.tapBox('5-3')
    await card.tapTrack('fire', 2)
  }
  await expect(play.saved).toHaveText(/line 6$/)
  for (const [of, count] of [
    ['Majestic', 1],
    ['1st Division', 2],
    ['Royal Navy', 3],
  ] as const) {
    await fleet.order(of, /^Reset/)
    await play.confirm(`Reset ${of}`)
    for (const [at, ship] of ships.entries()) await expect(struck(ship)).toHaveCount(at < count ? 0 : 1)
    await play.undo.click()
    for (const ship of ships) await expect(struck(ship)).toBeVisible()
  }
})
