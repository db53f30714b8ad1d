import { mount } from '@vue/test-utils'
import { expect, test } from 'vitest'
import { fakeBridge, useFakeBridge } from '../stores/bridge.testing'
import { useBringingIn } from './bringing-in'
import BundleList from './BundleList.vue'
import { useRemarks } from './remarks'

const starters = import.meta.glob<object>('../../shared/rules/perfidious-albion/ships/{mikasa,novik}.ship.json', {
  eager: true,
  import: 'default',
})
const [mikasa, novik] = Object.values(starters) as [object, object]
const battle = {
  ...{
    format: 'spotting-top/scenario',
    version: 1,
    pack: 'perfidious-albion',
    title: 'Dawn',
    houseRules: { rams: true },
  },
  sides: [
    { id: 'japan', name: 'Japan', flag: 'imperial-japanese-navy' },
    { id: 'russia', name: 'Russia', flag: 'russian-imperial-navy' },
  ],
  squadrons: [
    { id: 'a', side: 'japan', name: 'First', ships: [{ id: 'mikasa', ship: 'mikasa' }] },
    { id: 'b', side: 'russia', name: 'Patrol', ships: [{ id: 'novik', ship: 'novik' }] },
  ],
}

test('a battle is held against the ships that come in with it; its row says how much is to be looked at', async () => {
  const empty = { folder: '', ships: [], scenarios: [], games: [], decks: [], setAside: [] }
  useFakeBridge(fakeBridge({ libraryList: () => Promise.resolve(empty) }).bridge)
  const [bringing, { remarksOn }] = [useBringingIn(), useRemarks()]
  const ships = [mikasa, { ...novik, navy: 'Imperial Navy' }]
  const text = JSON.stringify({ format: 'spotting-top/bundle', version: 1, ships, scenarios: [battle] })
  await bringing.look([{ name: 'club.spotting', size: text.length, text }])
  const [first, second, third] = bringing.things
  const rams = 'These rules have no house rule “rams”.'
  expect(bringing.things.map(({ is }) => is)).toEqual(['new', 'new', 'new'])
  expect(remarksOn(first!)).toEqual([])
  expect(remarksOn(second!)).toEqual([expect.stringContaining('no navy “Imperial Navy”')])
  expect(remarksOn(third!)).toEqual([rams])
  bringing.tick(first!, false)
  expect(remarksOn(third!)).toEqual([expect.stringContaining('Mikasa (file “mikasa”)'), rams])
  const { things, isTaken, takingOf } = bringing
  const list = mount(BundleList, { props: { things, from: '', chosen: undefined, isTaken, takingOf, remarksOn } })
  expect(list.findAll('li').map((row) => /new.*/.exec(row.text())?.[0])).toEqual([
    'new',
    'new, 1 to look at',
    'new, 2 to look at',
  ])
})
