import { expect, test } from 'vitest'
import type { OpenDialogue } from '../../game/state'
import { rulesPacks } from '../index'
import { replayProcedure } from './replay-procedure'
import { starterTable } from './starter.testing'

test.each(rulesPacks)('a dialogue out of a journal cannot continue under other rules than those of $id', (pack) => {
  const [first] = pack.procedures
  const opened = { id: 'd1', seq: 1, procedure: first!.name, packVersion: pack.version, base: 0 }
  const replayed = (more: Partial<OpenDialogue>) =>
    replayProcedure(pack, starterTable(pack), { ...opened, input: {}, answers: [], withdrawn: [], ...more })
  expect(replayed({ procedure: 'piracy' })).toMatchObject({ code: 'procedure-unknown' })
  expect(replayed({ packVersion: '0.0.1' })).toMatchObject({ code: 'dialogue-other-version' })
})
