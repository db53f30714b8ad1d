/** Names each unit test that passed only on its second try. */
export default class SecondTry {
  onTestCaseResult(test) {
    if (test.diagnostic()?.flaky) console.log(`passed on its second try: ${test.module.moduleId}: ${test.fullName}`)
  }
}
