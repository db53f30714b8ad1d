import { expect, it } from 'vitest'
import { nextTick } from 'vue'
import { useNextPhase } from './next-phase'
import { useDialogues } from '../stores/dialogues'
import { openGame } from '../stores/opened-game.testing'
import { firers, target, twoDivisions } from '../stores/setups.testing'
import { useAnnouncements } from '../ui/announcements'
import { trackId } from '#shared/kernel/ids'

it('shows what was put aside and waits, and goes to the next phase when it is pressed once more', async () => {
  const { game } = await openGame(twoDivisions())
  game.goTo(1, 'gunnery')
  const dialogues = useDialogues()
  dialogues.openForm('salvo', { squadron: firers, target, rangeInches: 32, letters: 'Z', sector: 'starboard' })
  dialogues.begin()
  const { id } = dialogues.current!
  dialogues.go(null)
  const advance = useNextPhase()
  advance()
  expect([game.live!.phase, dialogues.current?.id]).toEqual(['gunnery', id])
  expect(useAnnouncements().shown.at(-1)).toMatchObject({
    kind: 'waits',
    text: expect.stringMatching(/^Gunnery, 1st Division: a question waits/) as string,
  })
  // An answer between is none that it meant.
  dialogues.roll()
  advance()
  expect(game.live!.phase).toBe('gunnery')
  advance()
  expect([game.live!.phase, game.live!.dialogues]).toEqual(['morale', [expect.objectContaining({ id })]])
})

it('shows each that waits before it goes on, and again after anything else was done', async () => {
  const { game } = await openGame(twoDivisions())
  game.goTo(1, 'gunnery')
  const dialogues = useDialogues()
  dialogues.openForm('salvo', { squadron: firers, target, rangeInches: 32, letters: 'Z', sector: 'starboard' })
  dialogues.begin()
  game.setTrack(target, trackId('fire'), 1)
  dialogues.openForm('damageControl', { ship: target })
  dialogues.begin()
  const [salvo, control] = dialogues.open.map(({ id }) => id)
  dialogues.go(null)
  const advance = useNextPhase()
  const shown = () => {
    advance()
    return [game.live!.phase, dialogues.current?.id]
  }
  expect([shown(), shown()]).toEqual([
    ['gunnery', salvo],
    ['gunnery', control],
  ])
  game.note('the umpire is called')
  expect([shown(), shown()], 'a line came between').toEqual([
    ['gunnery', control],
    ['gunnery', salvo],
  ])
  dialogues.go(null)
  expect([shown(), shown()], 'it was put aside').toEqual([
    ['gunnery', salvo],
    ['gunnery', control],
  ])
  advance()
  expect(game.live!.phase).toBe('morale')
})

it('says what is left where rules want it, once, and not after anything was done', async () => {
  const { game } = await openGame(twoDivisions())
  game.goTo(1, 'gunnery')
  const usual = game.pack!.saysWhatIsLeft
  Object.assign(game.pack!, { saysWhatIsLeft: true })
  const advance = useNextPhase()
  const hint = () => useAnnouncements().shown.at(-1)?.text
  advance()
  expect([game.live!.phase, hint()]).toEqual([
    'gunnery',
    '2 things are still due. The same key again goes on without them. First: 1st Division: fire',
  ])
  game.note('the umpire is called')
  await nextTick()
  expect(hint(), 'it is no longer shown').toBeUndefined()
  advance()
  expect(game.live!.phase).toBe('gunnery')
  advance()
  expect(game.live!.phase).toBe('morale')
  Object.assign(game.pack!, { saysWhatIsLeft: usual })
})

it('the initiative is not passed over without a word', async () => {
  const { game } = await openGame(twoDivisions())
  game.goTo(1, 'initiative')
  const advance = useNextPhase()
  advance()
  expect(game.live!.phase).toBe('initiative')
  expect(useAnnouncements().shown.at(-1)?.text).toContain('Roll for the initiative')
  advance()
  expect(game.live!.phase).toBe('movement')
})

it('goes on at once where nothing waits', async () => {
  const { game } = await openGame(twoDivisions())
  game.goTo(1, 'gunnery')
  useNextPhase()()
  expect(game.live!.phase).toBe('morale')
})
