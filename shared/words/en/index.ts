import { app } from './app'
import { library } from './library'
import { perfidiousAlbion } from './perfidious-albion'
import { play } from './play'
import { print } from './print'
import { refused } from './refused'
import { steps } from './steps'

/** Every sentence of the program, in English. One file an area; a missing key shows as itself. */
export const en = {
  app,
  library,
  play,
  print,
  refused,
  steps,
  rules: { 'perfidious-albion': perfidiousAlbion },
}
