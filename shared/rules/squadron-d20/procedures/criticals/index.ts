export { critical } from './critical'
export { criticalDamage, type CriticalOn } from './critical-damage'
