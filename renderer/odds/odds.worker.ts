import { OddsWork } from './odds-work'
import type { OddsOrder } from './odds-worker'

/* Runs in a worker. Between two pieces it checks whether the question has changed. */
const work = new OddsWork()
const breath = new MessageChannel()

self.onmessage = ({ data }: MessageEvent<OddsOrder>) => {
  work.take(data)
  goOn()
}
breath.port1.onmessage = goOn

function goOn(): void {
  const answer = work.goOn()
  if (!answer) return
  self.postMessage(answer)
  if (!answer.isLast) breath.port2.postMessage(null)
}
