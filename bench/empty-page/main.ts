import { createApp, h } from 'vue'

createApp({ render: () => h('p', { class: 'ready' }, 'Ready') }).mount('#app')
