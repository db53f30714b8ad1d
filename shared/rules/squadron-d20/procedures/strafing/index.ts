export { strafing } from './strafing'
