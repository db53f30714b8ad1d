import { expect, test } from '../fixtures/app'
import { troublesOf } from '../pages/inspection'

test('nothing on the page breaks the content policy, and nothing goes wrong in it', async ({ app }) => {
  const { page } = app
  const troubles = troublesOf(page)
  await page.reload()
  await expect(page.locator('#app')).not.toBeEmpty()
  await page.waitForLoadState('networkidle')
  expect(troubles).toEqual([])
})

test('another page of the same browser is refused by the host', async ({ app }) => {
  const { page } = app
  const origin = new URL(page.url()).origin
  const stranger = await page.context().newPage()
  await stranger.route('https://evil.example/', (route) => route.fulfill({ contentType: 'text/html', body: 'evil' }))
  await stranger.goto('https://evil.example/')
  const reached = await stranger.evaluate(
    (address) =>
      new Promise((resolve) => {
        const socket = new WebSocket(address)
        socket.onopen = () => resolve('open')
        socket.onerror = () => resolve('refused')
      }),
    `${origin.replace('http', 'ws')}/bridge`,
  )
  expect(reached).toBe('refused')
})
