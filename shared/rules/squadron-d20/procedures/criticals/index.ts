export { critical } from './critical'
