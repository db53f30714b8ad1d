import { h, type FunctionalComponent } from 'vue'
import DialoguePanel from './DialoguePanel.vue'
import QuestionPanel from './QuestionPanel.vue'

/** The dialogue as it is at the table: what it asks under the card, what it records beside it. */
export const DialogueAtTable: FunctionalComponent<{ mayAct: () => boolean }> = (props, { attrs }) => [
  h(QuestionPanel),
  h(DialoguePanel, { ...props, ...attrs }),
]
