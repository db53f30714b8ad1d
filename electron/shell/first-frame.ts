import { readFileSync } from 'node:fs'
import { nativeTheme } from 'electron'
import { palettes } from '#shared/card/palettes'

type Theme = 'day' | 'night' | 'contrast'

/** The theme that the page will have: read at once, since a window has to have a colour before there is a library. */
export function themeAtStart(settingsFile: string): Theme {
  const chosen = themeIn(settingsFile)
  if (chosen === 'day' || chosen === 'night' || chosen === 'contrast') return chosen
  if (nativeTheme.shouldUseHighContrastColors) return 'contrast'
  return nativeTheme.shouldUseDarkColors ? 'night' : 'day'
}

/** Problems of the settings are reported where all of them are read. */
function themeIn(settingsFile: string): unknown {
  try {
    return (JSON.parse(readFileSync(settingsFile, 'utf8')) as { readonly theme?: unknown } | null)?.theme
  } catch {
    return undefined
  }
}

/** What lies behind the page until it has painted. */
export function paperColour(theme: Theme): string {
  return palettes[theme].paper
}

/** The page as it is served: in its theme from its first frame on. */
export function inTheme(html: string, theme: Theme): string {
  return html.replace('<html lang="en">', `<html lang="en" data-theme="${theme}">`)
}
