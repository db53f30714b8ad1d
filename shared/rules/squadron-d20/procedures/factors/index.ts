export { factors } from './factors'
export { attacksOf, factorsLeft } from './factors-laid'
