import { EveningWork, type EveningsOrder } from './evening-work'

/* Runs in a worker. Between two pieces it checks for a newer order. */
const work = new EveningWork()
const breath = new MessageChannel()

self.onmessage = ({ data }: MessageEvent<EveningsOrder | null>) => {
  work.take(data)
  goOn()
}
breath.port1.onmessage = goOn

function goOn(): void {
  const news = work.goOn()
  if (!news) return
  self.postMessage(news)
  if (work.isBusy) breath.port2.postMessage(null)
}
