import { paintCards } from '../electron/pdf'
import { damagedCards, fontsFolder, printJob } from '../electron/pdf/printed-fleet.testing'
const job = printJob({ cards: damagedCards(100), roster: false })
for (let i = 0; i < 6; i++) { const c0 = process.cpuUsage(); const t = performance.now(); const r = await paintCards(job, { fonts: fontsFolder }); const c = process.cpuUsage(c0); console.log(performance.now() - t, (c.user + c.system) / 1000, r.ok && r.value.bytes.length) }
