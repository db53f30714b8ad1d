export { markSigns, type Sign } from '#shared/log/mark-signs'
