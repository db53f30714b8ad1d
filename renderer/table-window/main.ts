import { createApp, h, shallowRef } from 'vue'
import type { TablePicture } from '#shared/table-view/picture'
import { connectTable } from './connect-table'
import TablePictureView from './TablePicture.vue'
import '../theme/fonts.css'
import '../theme/tokens.css'
import '../theme/base.css'

/** The second screen holds a picture and nothing besides: no bridge, no stores, no words. */
const picture = shallowRef<TablePicture>()
connectTable().onPicture((shown) => (picture.value = shown))
// Darkness until the first one comes.
createApp({ render: () => h('main', h(TablePictureView, { picture: picture.value ?? null })) }).mount('#table')
