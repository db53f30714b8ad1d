import { createApp, h, shallowRef } from 'vue'
import type { TablePicture } from '#shared/table-view/picture'
import { connectTable } from './connect-table'
import TableWindow from './TableWindow.vue'
import '../theme/fonts.css'
import '../theme/tokens.css'
import '../theme/base.css'

/** The second screen holds a picture and nothing besides: no bridge, no stores, no words. */
const picture = shallowRef<TablePicture>()
connectTable().onPicture((shown) => (picture.value = shown))
createApp({ render: () => h(TableWindow, { picture: picture.value }) }).mount('#table')
