export { chanceOfFailure, savedFrom, throwSaves, type SavesThrown } from './saving-throw'
