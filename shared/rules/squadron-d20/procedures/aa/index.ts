export { antiAircraft } from './aa'
