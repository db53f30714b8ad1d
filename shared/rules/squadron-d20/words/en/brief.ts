/** What an answer would do, in a few words on its key: under the same names as the sentences of the log. */
export const brief = {
  guns: {
    onTarget: { on: 'on target', off: 'off target' },
    save: { failed: 'not saved', passed: 'saved' },
  },
  criticals: {
    crewTest: { passed: 'the crew passes', failed: 'the crew fails' },
    wreckTest: { passed: 'stays afloat', failed: 'goes down' },
    hit: { wreck: 'a wreck' },
    magazineTest: { yes: 'a magazine explodes' },
    ends: { blowsUp: 'she blows up' },
  },
  sequence: { morale: { passed: 'keeps nerve', failed: 'loses nerve' } },
}
