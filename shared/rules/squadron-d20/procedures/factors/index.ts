export { factors } from './factors'
