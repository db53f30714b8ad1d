export { factors } from './factors'
export { attacksOf, factorsLeft } from './factor-inputs'
