/** Whether the keys belong to what has the focus: a text, a figure, a list to choose from. */
export function isTyping(target: EventTarget | null): target is HTMLElement {
  return target instanceof HTMLElement && (target.matches('input, textarea, select') || target.isContentEditable)
}

/** Whether it is a text that can be written in, which has an undo of its own. */
export function isWriting(target: EventTarget | null): boolean {
  if (!isTyping(target) || target instanceof HTMLSelectElement) return false
  if (target instanceof HTMLTextAreaElement) return !target.readOnly
  return !(target instanceof HTMLInputElement) || (!target.readOnly && !withoutText.has(target.type))
}

const withoutText: ReadonlySet<string> = new Set(['checkbox', 'radio', 'button', 'range'])
