import { eveningsInPieces, type EveningsNews, type EveningsOrder } from './evenings'

/* Runs in a worker. Between two pieces it checks for a newer order, which takes the place of the one before. */
const breath = new MessageChannel()
let pieces: Iterator<EveningsNews> | undefined

self.onmessage = ({ data }: MessageEvent<EveningsOrder | null>) => {
  pieces = data ? eveningsInPieces(data) : undefined
  goOn()
}
breath.port1.onmessage = goOn

function goOn(): void {
  const next = pieces?.next()
  if (!next || next.done) return
  self.postMessage(next.value)
  breath.port2.postMessage(null)
}
