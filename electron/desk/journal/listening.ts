import { createServer, type Server } from 'node:net'

/** Listens under a name; whoever connects gets the current answer. */
export function listen(place: string, said: () => string): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => {
      socket.on('error', () => undefined)
      socket.end(said())
    })
    server.once('error', reject)
    server.listen(place, () => {
      server.unref()
      resolve(server)
    })
  })
}

export function close(server: Server): Promise<void> {
  return new Promise((resolve) => server.close(() => resolve()))
}
