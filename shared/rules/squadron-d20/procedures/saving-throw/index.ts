export { chanceOfFailure, savedFrom, throwSaves } from './saving-throw'
