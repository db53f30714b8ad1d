/**
 * Runs a packed main as Electron would, from where it was unpacked and with nothing of this project within its reach,
 * and says as JSON what it did. The `electron` that it imports is the fake, which lies beside it.
 */
import { mkdir } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const [app, data] = process.argv.slice(2)
const load = (path) => import(pathToFileURL(path).href)
const electron = await load(createRequire(join(app, 'package.json')).resolve('electron'))
for (const name of ['userData', 'documents']) {
  electron.app.paths[name] = join(data, name)
  await mkdir(join(data, name))
}
await load(join(app, 'build/main/main.js'))
electron.app.becomeReady()
await until(() => electron.BrowserWindow.getAllWindows().length > 0)
const [window] = electron.BrowserWindow.getAllWindows()
const ask = (channel, input) => electron.fakeIpc.renderer.invoke(channel, input)
const get = (path) => electron.served.get('app')(new Request(`app://spotting-top/${path}`))

const page = await get('index.html')
const html = await page.text()
const assets = [...html.matchAll(/(?:src|href)="\/([^"]+)"/g)].map(([, path]) => path)
const listing = await ask('libraryList')
const marginsMm = { top: 5, right: 5, bottom: 5, left: 5 }
const printed = await ask('printBook', {
  job: 'cards',
  title: 'Cards',
  parts: [{ part: 'cards', of: { from: 'scenario', scenario: 'off-ushant' }, perPage: 'fit' }],
  profile: { name: 'Any', paper: 'A4', marginsMm, backOffset: { acrossMm: 0, downMm: 0 } },
  ink: 'colour',
})
const report = {
  address: window.addresses[0],
  preload: window.options.webPreferences.preload,
  page: page.status,
  assets: await Promise.all(assets.map(async (path) => (await get(path)).status)),
  described: await ask('appDescribe'),
  ships: listing.ships.length,
  scenarios: listing.scenarios.length,
  setAside: listing.setAside,
  printed,
}
electron.app.emit('window-all-closed')
await until(() => electron.app.exited)
console.log(JSON.stringify({ ...report, exitCode: electron.app.exitCode }))

async function until(holds) {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 20))
}
