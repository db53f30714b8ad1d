import { measure } from './pdf'
console.log(await measure())
