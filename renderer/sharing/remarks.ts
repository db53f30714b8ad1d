import { defineStore } from 'pinia'
import { computed } from 'vue'
import { useLibrary } from '../stores/library'
import { hasWords, say } from '../words'
import { sayProblem } from '../words/battle-problem'
import { claimsIn } from '../words/claims'
import { useBringingIn } from './bringing-in'
import { battleRemarks } from '#shared/battle/remarks'
import { hasFlag } from '#shared/card/flags'
import type { LibraryDocument } from '#shared/documents/formats'
import type { ScenarioDocument } from '#shared/documents/scenario'
import type { ShipDocument } from '#shared/documents/ship'
import { findPack } from '#shared/rules/index'
import type { Looked } from '#shared/sharing/look'

/** What should be looked at of a thing that came in a file: it comes in all the same, and its editor mends it. */
export const useRemarks = defineStore('remarks', () => {
  const library = useLibrary()
  const bringing = useBringingIn()

  const keyOf = (pack: string, slug: string) => `${pack} ${slug}`
  /** The ships that battles will find: those of the library, and those that come in with them. */
  const ships = computed(() => {
    const all = new Map<string, ShipDocument>(library.ships.map((ship) => [keyOf(ship.pack, ship.slug), ship]))
    for (const thing of bringing.things) {
      if (thing.kind !== 'ship' || thing.is === 'refused') continue
      const ship = bringing.isTaken(thing) ? thing.document : thing.yours
      const { pack, slug } = thing.document as ShipDocument
      if (ship?.format === 'spotting-top/ship') all.set(keyOf(pack, slug), ship)
    }
    return { all, said: new WeakMap<LibraryDocument, readonly string[]>() }
  })

  function remarksOn(thing: Looked): readonly string[] {
    if (!('document' in thing)) return []
    const { said } = ships.value
    const found = said.get(thing.document) ?? sentences(thing.document)
    said.set(thing.document, found)
    return found
  }

  function sentences(document: LibraryDocument): readonly string[] {
    if (document.format === 'spotting-top/ship') {
      return hasFlag(document.navy) ? [] : [say('sharing.problems.navy-unknown', { navy: document.navy })]
    }
    return document.format === 'spotting-top/scenario' ? ofBattle(document) : []
  }

  function ofBattle(battle: ScenarioDocument): readonly string[] {
    const { all } = ships.value
    const known = {
      ...{ pack: findPack(battle.pack), words: say, ships: library.ships, scenarios: library.scenarios },
      cardOf: (slug: string) => all.get(keyOf(battle.pack, slug)),
    }
    return battleRemarks(battle, known, claimsIn).map((problem) => {
      const key = `sharing.problems.${problem.code}`
      return problem.sentence ?? (hasWords(key) ? say(key, problem.values) : sayProblem(problem))
    })
  }

  return { remarksOn, shipOf: (pack: string, slug: string) => ships.value.all.get(keyOf(pack, slug)) }
})
