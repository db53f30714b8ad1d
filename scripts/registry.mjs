import { request as plain } from 'node:http'
import { request as secure } from 'node:https'

/** How long the registry may take to answer at all. */
const answerMs = 4_000

const unreachable = ['ECONNREFUSED', 'ECONNRESET', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'ETIMEDOUT']
const noAnswer = new RegExp(`\\b(${unreachable.join('|')}|network timeout)\\b`)

/** Whether this text says that the network could not be reached. */
export const isOffline = (text) => noAnswer.test(text)

/**
 * Where packages come from: the address, and whether it can be asked from here. npm hands its settings to what it
 * starts; a proxy, which is npm's own affair, or a start without npm leaves the question to the installing itself.
 */
export function registryOf(environment) {
  const settings = Object.entries(environment).filter(([, value]) => value)
  const isProxied = settings.some(([name]) => /^(npm_config_)?(https?_)?proxy$/i.test(name))
  const startedByNpm = settings.some(([name]) => /^npm_execpath$/i.test(name))
  const address = environment.npm_config_registry ?? 'https://registry.npmjs.org/'
  return { address, host: new URL(address).host, canBeAsked: startedByNpm && !isProxied }
}

/** Whether anything answers there in time; what answers with an error, or with a certificate unknown here, is there. */
export function answers(address, limitMs = answerMs) {
  return new Promise((resolve) => {
    const request = (address.startsWith('https:') ? secure : plain)(address, { method: 'HEAD' })
    const limit = setTimeout(() => end(false), limitMs)
    const end = (isThere) => {
      clearTimeout(limit)
      request.destroy()
      resolve(isThere)
    }
    request.once('response', () => end(true))
    request.on('error', ({ code }) => end(!isOffline(String(code))))
    request.end()
  })
}
