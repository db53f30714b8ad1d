/**
 * Files in which the form or the input of one procedure appears, the salvo of Perfidious Albion, tests included: the
 * measure of how far one mechanic is spread.
 */
const salvoInput = /\bsalvo-(input|fields|check|beside|form)\b|\b(Partial)?[sS]alvo(Input|Inputs|Form|Values)\b/
const otherFiles = /^scripts\/metrics|^shared\/rules\/(?!perfidious-albion)[^/]+\//

export function salvoInputFiles(files) {
  return files.filter(({ path, text }) => salvoInput.test(text) && !otherFiles.test(path)).map(({ path }) => path)
}
