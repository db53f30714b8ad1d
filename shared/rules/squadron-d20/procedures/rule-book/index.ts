export { ruleBook } from './rule-book'
