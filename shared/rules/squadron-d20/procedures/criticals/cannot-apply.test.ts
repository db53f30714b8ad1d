import { describe, expect, test } from 'vitest'
import { cruiser, cruiserData, destroyer } from '../../ship/stands.testing'
import { changed, playCritical } from './critical.testing'

const bare = changed(cruiserData, {
  armour: { belt: 0, deck: 0, conningTower: 0, turret: 0, casemate: 0, flightDeck: 0 },
})

describe('a result that cannot be applied', () => {
  test('is rolled again with the CV whole', () => {
    const hit = playCritical({ cv: 4 }, { of: bare }, [4, 10])
    expect(hit.why).toEqual([
      'Changed takes a critical of CV 4.',
      'Changed, CV 4: crew.',
      'Cannot be applied: CV 4, and a step costs 5.',
      'CV 4 left: on the main table again.',
      'Changed, CV 4: steering.',
      'Changed: SV 4 lower, now 0 (CV 4).',
      'Changed needs a crew test for every turn from now on.',
    ])
  })

  test('three times running ends the hit, and the CV is lost', () => {
    const hit = playCritical({ cv: 4 }, { of: bare }, [4, 6, 7])
    expect(hit.why.at(-1)).toBe('Three times running nothing took any CV: the 4 left are lost.')
    expect(hit).toMatchObject({ spent: 0, rounds: 3 })
  })

  test('running: one that takes CV in between restarts the count', () => {
    const hit = playCritical({ cv: 6 }, { of: bare, tracks: { fireControl: 1 } }, [5, 5, 5, 5])
    expect(hit).toMatchObject({ spent: 1, rounds: 4 })
  })

  test('ruling: the CV is lost at once', () => {
    const hit = playCritical({ cv: 4 }, { of: bare, houseRules: { cannotApply: 'lost' } }, [4])
    expect(hit.why.at(-1)).toBe('It cannot be applied, and CV 4 is lost.')
    expect(hit).toMatchObject({ spent: 0, rounds: 1 })
  })

  test('nothing to lose, CV too small, and armour that holds are all such results', () => {
    const hit = playCritical({ cv: 4 }, { of: cruiser, tracks: { spotting: 0 } }, [3, 6, 4, 1], {
      '3/armour-belt': false,
    })
    expect(hit.why.filter((line) => line.includes('annot be applied'))).toEqual([
      'Tone Gawa sees nothing any more: cannot be applied.',
      'Cannot be applied: CV 4, and a step costs 5.',
      'Armour keeps it out of Tone Gawa: cannot be applied.',
    ])
    expect(hit.why.at(-1)).toContain('Three times running')
  })
})

test('a result that takes no CV counts among the three, so that a helm without steering never turns for ever', () => {
  const hit = playCritical({ cv: 4 }, { of: destroyer, tracks: { steering: 0 } }, [11, 6, 11, 6, 11, 6])
  expect(hit).toMatchObject({ spent: 0, rounds: 3 })
})

test('the CV is spent over several results, each step shown with the CV left', () => {
  const hit = playCritical({ cv: 20 }, { of: bare }, [5, 3, 7])
  expect(hit.why).toEqual([
    'Changed takes a critical of CV 20.',
    'Changed, CV 20: fire control.',
    'Changed: FC 4 lower, now 0 (CV 4).',
    'Changed shoots in local control from now on.',
    'CV 16 left: on the main table again.',
    'Changed, CV 16: spotting top and masts.',
    'Changed: a mast falls, she sees 4 bands less, now 0 (CV 16).',
  ])
  expect(hit).toMatchObject({ spent: 20, rounds: 2 })
})
