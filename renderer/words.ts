import { createI18n } from 'vue-i18n'
import { en } from '#shared/words/en/index'
import { formOf, messageAt, type Catalogue, type Words } from '#shared/words/speak'

/**
 * The catalogue on screen. Messages are interpreted, never compiled to functions, so that the content policy holds.
 * A missing key shows as itself, the same as on paper.
 */
export const i18n = createI18n({
  legacy: false,
  locale: 'en',
  messages: { en },
  pluralRules: { en: formOf },
  missingWarn: false,
  fallbackWarn: false,
  warnHtmlMessage: false,
})

const messageOf = (key: string) => messageAt(i18n.global.getLocaleMessage('en') as Catalogue, key)

/** Says a phrase; `n` among the values chooses between one and many. */
export const say: Words = (key, values = {}) => {
  if (messageOf(key) === undefined) return key
  const { n } = values
  const t = i18n.global.t as (key: string, values: object, count?: number) => string
  return typeof n === 'number' ? t(key, values, n) : t(key, values)
}

/** Whether the catalogue has a sentence for this key. */
export const hasWords = (key: string): boolean => messageOf(key) !== undefined
